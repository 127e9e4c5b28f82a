import Testing

@testable import ScrollworkLoose

@Suite struct `Source text` {
  @Test(
    arguments: [
      ("a // b\nc", "a     \nc"),
      ("a /* b /* c */ d */ e", "a \(String(repeating: " ", count: 17)) e"),
      (#"x = "struct A: View {""#, #"x = "                ""#),
      (#"x = "a\"b" + c"#, #"x = "    " + c"#),
      (#"x = "a\(f("}"))b" + c"#, #"x = "           " + c"#),
      ("x = \"\"\"\n{ \" {\n\"\"\"\ny", "x = \"\"\"\n     \n\"\"\"\ny"),
      (##"x = #"a"b\(c)"# + d"##, ##"x = #"       "# + d"##),
      ("x = \"open\ny", "x = \"    \ny"),
      ("a / b * c", "a / b * c"),
    ] as [(String, String)])
  func `blanks comments and strings, and nothing else`(text: String, code: String) {
    let source = SourceText(text)
    #expect(String(decoding: source.code, as: UTF8.self) == code)
    #expect(source.code.count == source.bytes.count)
  }

  @Test func `counts lines from one and columns in bytes`() {
    let source = SourceText("ab\ncd\n")
    #expect((0..<6).map(source.line(of:)) == [1, 1, 1, 2, 2, 2])
    #expect((0..<6).map(source.column(of:)) == [0, 1, 2, 0, 1, 2])
  }
}

@Suite struct `Source outline` {
  private func outline(_ text: String) -> SourceOutline { SourceOutline(SourceText(text)) }

  @Test(
    arguments: [
      ("struct A: View { var body: some View { B() } }", ["A"]),
      ("struct A: SwiftUI.View {}", ["A"]),
      ("struct A: Other.View {}", []),
      ("struct A: Equatable, View {}", ["A"]),
      ("private struct A: View {}", ["A"]),
      ("enum Out { struct In: View {} }", ["Out.In"]),
      ("extension Out { struct In: View {} }", ["Out.In"]),
      ("extension Out.Mid { struct In: View {} }", ["Out.Mid.In"]),
      ("struct A {} extension A: View {}", ["A"]),
      ("func f() { struct A: View {} }", []),
      ("struct A<C: View> { }", []),
      ("struct A<C: View>: View { }", ["A"]),
      ("struct A: Equatable where B: View {}", []),
      ("// struct A: View {}\nlet x = \"struct B: View {}\"", []),
      ("#Preview { struct A: View {} }", []),
      ("let s = x.struct; struct A: View {", ["A"]),
      ("struct A: View", []),
      ("}}} struct A: View {}", ["A"]),
    ] as [(String, [String])])
  func `finds the views that can be named`(text: String, names: [String]) {
    #expect(outline(text).views.map(\.name) == names)
  }

  @Test func `knows which views need types`() {
    let views = outline("struct A<C: View>: View {} struct B: View {}").views
    #expect(views.map(\.isGeneric) == [true, false])
  }

  @Test func `finds previews with their titles and what is in them`() {
    let text = """
      #Preview { A() }
      #Preview("In the dark") { B { C() } }
      #Preview("Wide", traits: .landscapeLeft) { D() }
      #Preview(traits: .x("no")) { E() }
      #if DEBUG
      #Preview { "}" }
      #endif
      """
    let source = SourceText(text)
    let previews = SourceOutline(source).previews
    #expect(previews.map(\.title) == [nil, "In the dark", "Wide", nil, nil])
    #expect(
      previews.map { source.text($0.body) }
        == [" A() ", " B { C() } ", " D() ", " E() ", " \"}\" "])
  }

  @Test func `finds what makes previews, and apps`() {
    let found = outline(
      "struct P: PreviewProvider {} @main struct Demo: App { var body: some Scene { } }")
    #expect(found.providers.map(\.name) == ["P"])
    #expect(found.apps.map(\.name) == ["Demo"])
    #expect(found.views == [])
  }
}
