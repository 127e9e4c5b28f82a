import Foundation
import Testing

@testable import ScrollworkLoose

@Suite struct `Code that is left out` {
  /// The code without what leaves out an error at the mark `¶`, which the compiler reports again and
  /// again; blanks and empty lines are joined.
  private func remains(of marked: String, errors: Int = 1, message: String = "wrong") -> String {
    let before = marked.prefix { $0 != "¶" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let fault = OmissionSearch.Fault(
      path: "", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message)
    var search = OmissionSearch(
      [("A.swift", marked.replacing("¶", with: ""))], conditions: BuildConditions(modules: []))
    for _ in 0..<errors { _ = search.leaveOut([fault]) }
    return search.texts[0].text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("Text(a).bold().¶glow(3) { b }\n  .padding()", "Text(a).bold() .padding()"),
      ("f {\n  a()\n  .¶b()\n}", "f { a() }"),
      ("f {\n  let x = ¶y\n  let z = 1\n}", "f { let z = 1 }"),
      ("f {\n  a(1,\n    ¶b)\n  c()\n}", "f { a(1 ) c() }"),
      ("f {\n  a(b: 1, c: ¶d, e: 2)\n}", "f { a(b: 1, e: 2) }"),
      ("f {\n  a(b: ¶d) { c() }\n}", "f { a( ) { c() } }"),
      ("f {\n  a(¶d)\n  c()\n}", "f { c() }"),
      ("f {\n  a([b, ¶d])\n}", "f { a([b ]) }"),
      ("func f(a: Int, b: ¶C) {}\ng()", "g()"),
      ("f {\n  x.¶y = 3\n  c()\n}", "f { c() }"),
      ("f { x in\n  ¶y(x)\n}", "f { x in }"),
      ("if ¶a { b() } else { c() }\nd()", "d()"),
      ("switch a {\ncase .b: ¶c()\nd()\ndefault: e()\n}", "switch a { case .b: d() default: e() }"),
      ("switch a {\ncase .b: ¶c()\ndefault: e()\n}", "switch a { case .b: break default: e() }"),
      ("switch a {\ndefault:\n if ¶c { d() }\n}", "switch a { default: break }"),
      ("@objc\nprivate func f(_ a: ¶B) {}\nlet c = 1", "let c = 1"),
      ("struct A {\n  @¶Odd(1) var b = 2\n}", "struct A { var b = 2 }"),
      ("struct A: B, ¶C {\n}", "struct A: B { }"),
      ("struct A: ¶B, C {\n}", "struct A: C { }"),
      ("class A: ¶B {\n}", "class A { }"),
      ("import ¶Odd\nimport A", "import A"),
      ("let a: Int?\nlet b = ¶c", "let a: Int?"),
      ("func f()\n  -> ¶A {\n  b\n}\nlet c = a\n  - 1", "let c = a - 1"),
      ("let a = b ?\n  ¶c :\n  d\ne()", "e()"),
    ])
  func `is the smallest piece around an error`(code: String, remains: String) {
    #expect(self.remains(of: code) == remains)
  }

  @Test(
    arguments: [
      (1, "struct A { var body: some View { Text(b) VStack { c } } }"),
      (2, "struct A { var body: some View { Text(b) } }"),
      (3, "struct A { var body: some View { EmptyView() } }"),
      (4, "struct A { }"),
      (5, ""),
    ])
  func `grows while the error stays`(errors: Int, remains: String) {
    let code = """
      struct A {
        var body: some View {
          Text(b)
          VStack {
            c
            ¶d
          }
        }
      }
      """
    #expect(self.remains(of: code, errors: errors) == remains)
  }

  @Test(
    arguments: [
      ("let b: Int = ¶c.d", "let b: Int = 0"),
      ("var b: [Int] = ¶c { didSet { e() } }", "var b: [Int] = [] { didSet { e() } }"),
      ("let b: B?\n init() {\n b = ¶c()\n }", "let b: B? init() { b = nil }"),
      ("let b: Int\n init() {\n self.b = ¶c()\n }", "let b: Int init() { self.b = 0 }"),
      (
        "func a() -> String {\n let b = 1\n return ¶c(b) + \"\"\n }",
        "func a() -> String { let b = 1 return \"\" }"
      ),
      (
        "func a() -> Int {\n if b { return ¶c }\n return d\n }",
        "func a() -> Int { if b { return 0 } return d }"
      ),
      ("func a() -> Bool { ¶c }", "func a() -> Bool { false }"),
      ("func a() -> [Int] {\n b.map { return ¶c }\n }", "func a() -> [Int] { b.map { } }"),
    ])
  func `leaves a value where its type is known`(code: String, remains: String) {
    #expect(self.remains(of: "struct A {\n \(code)\n}") == "struct A { \(remains) }")
  }

  @Test(
    arguments: [
      ("func a() {\n b\n¶}", "func a() { }"),
      ("func a() -> Void {\n b\n¶}", "func a() -> Void { }"),
      ("func a() -> Int? {\n b\n¶}", "func a() -> Int? { nil }"),
      (
        "func a() async throws -> Int {\n b\n¶}",
        "func a() async throws -> Int { throw ScrollworkLeftOut() }"
      ),
      ("func a() throws(E) -> Int {\n b\n¶}", "func a() throws(E) -> Int { 0 }"),
      ("func a() -> Int {\n b\n¶}", "func a() -> Int { 0 }"),
      ("var a: some View {\n b\n¶}", "var a: some View { EmptyView() }"),
      ("var a: Int {\n get {\n b\n¶}\n}", "var a: Int { get { 0 } }"),
      ("init(a: Int) {\n b\n¶}", "init(a: Int) { }"),
      ("init?(a: Int) {\n b\n¶}", "init?(a: Int) { return nil }"),
      (
        "func a() -> (Int, b: [String: Int]) {\n b\n¶}",
        "func a() -> (Int, b: [String: Int]) { (0, b: [:]) }"
      ),
      (
        "func a() -> (Int, Int) -> String {\n b\n¶}",
        "func a() -> (Int, Int) -> String { { _, _ in \"\" } }"
      ),
      ("func a() -> UIView {\n b\n¶}", "func a() -> UIView { .init() }"),
      ("func a<T>(_ b: T) -> T {\n b\n¶}", "func a<T>(_ b: T) -> T { b }"),
      ("func a<T>() -> T {\n b\n¶}\nlet c = 1", "let c = 1"),
      (
        "extension View {\n func a() -> some View {\n b\n¶}\n}",
        "extension View { func a() -> some View { self } }"
      ),
      (
        "extension String {\n var a: String {\n b\n¶}\n}",
        "extension String { var a: String { self } }"
      ),
      (
        "extension String {\n static var a: String {\n b\n¶}\n}",
        "extension String { static var a: String { \"\" } }"
      ),
      (
        "struct M: ViewModifier {\n func body(content: Content) -> some View {\n b\n¶}\n}",
        "struct M: ViewModifier { func body(content: Content) -> some View { content } }"
      ),
      (
        "struct S: ButtonStyle {\n func makeBody(configuration: Configuration) -> some View {\n b\n¶}\n}",
        "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View "
          + "{ configuration.label } }"
      ),
      (
        "func a() throws -> Int {\n b\n¶}\nlet c = try! a()",
        "func a() throws -> Int { 0 } let c = try! a()"
      ),
      (
        "func a() -> String? {\n b\n¶}\nlet c = a()!",
        "func a() -> String? { \"\" } let c = a()!"
      ),
      (
        "struct A {\n let b: Int\n init() {\n c()\n¶}\n}",
        "struct A { let b: Int init() { self.b = 0 } }"
      ),
      (
        "class A: B {\n let b: Int\n init(c: Int) {\n d()\n super.init(e: c)\n¶}\n}",
        "class A: B { let b: Int init(c: Int) { self.b = 0; super.init(e: c) } }"
      ),
    ])
  func `is a whole body where an end is wrong`(code: String, remains: String) {
    #expect(self.remains(of: code) == remains)
  }

  @Test(
    arguments: [
      ("struct P { let a: String; let c: Q? }", "P(a: \"\", c: nil)"),
      (
        "struct P { @Binding var d: E; var e = 1 }\nenum E { case f(Int), g }",
        "P(d: .constant(E.g))"
      ),
      ("enum P { case f(Int), h(a: [Int]) }", "P.f(0)"),
      ("class P { init(a: Int, b: Bool = true) {} }", "P(a: 0)"),
      ("class P { }", "P()"), ("typealias P = [Int]", "[]"),
      ("protocol P {}\nstruct B: P {}", "B()"),
      ("struct P { struct Q { let a: Int }\n let q: Q }", "P(q: P.Q(a: 0))"),
    ])
  func `leaves a value of a type of the files`(type: String, value: String) {
    let code = "func a() -> P {\n b\n¶}\n\(type)"
    let words = type.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(self.remains(of: code) == "func a() -> P { \(value) } \(words)")
  }

  @Test(
    arguments: [
      (
        "func a() -> Int {\n if b { return c }\n¶}", "global function expected to return 'Int'",
        "func a() -> Int { if b { return c } return 0 }"
      ),
      (
        "f(a.map {\n let b = 1\n¶})", "closure expected to return 'String'",
        "f(a.map { let b = 1 return \"\" })"
      ),
    ])
  func `adds the value that is missing at an end`(code: String, what: String, remains: String) {
    #expect(self.remains(of: code, message: "missing return in " + what) == remains)
  }

  @Test func `is a conformance that is not met`() {
    #expect(
      remains(
        of: "struct ¶A: B, C {\n let d = 1\n}",
        message: "type 'A' does not conform to protocol 'C'")
        == "struct A: B { let d = 1 }")
  }

  @Test func `goes on with the declaration where the value does not compile`() {
    let code = "func a() -> UIBar {\n b\n¶}\nlet c = 1"
    #expect(remains(of: code) == "func a() -> UIBar { .init() } let c = 1")
    #expect(remains(of: code, errors: 2) == "let c = 1")
  }

  @Test func `is found at columns after a value on the line`() {
    var search = OmissionSearch(
      [("A.swift", "struct A { var a: Int { d() }; var b = c() }\n")],
      conditions: BuildConditions(modules: []))
    _ = search.leaveOut([.init(path: "", line: 1, column: 25, message: "no d")])
    let text = search.texts[0].text
    #expect(text == "struct A { var a: Int { 0      }; var b = c() }\n")
    let column =
      text.prefix(upTo: text.range(of: "c()")?.lowerBound ?? text.endIndex).utf8.count + 1
    _ = search.leaveOut([.init(path: "", line: 1, column: column, message: "no c")])
    #expect(search.texts[0].text == "struct A { var a: Int { 0      };             }\n")
  }

  @Test func `is told once by its causes, at their places`() {
    var search = OmissionSearch(
      [("A.swift", "f {\n  let a = b\n  c(a)\n}\n")], conditions: BuildConditions(modules: []))
    let first = OmissionSearch.Fault(path: "", line: 3, column: 5, message: "no a")
    let second = OmissionSearch.Fault(
      path: "", line: 2, column: 11, message: "cannot find 'b' in scope")
    _ = search.leaveOut([first, second])
    #expect(search.omitted.map(\.message) == ["no a", "cannot find 'b' in scope"])
    #expect(search.omitted.map(\.line) == [3, 2])
    _ = search.leaveOut([second])
    #expect(search.omitted.map(\.line) == [3, 2])
  }

  @Test func `is not told by what follows from other code that is left out`() {
    let code = "func f() -> String {\n  let a = Odd()\n  g()\n  if c {\n    return a.b()\n  }\n}\n"
    var search = OmissionSearch([("A.swift", code)], conditions: BuildConditions(modules: []))
    for (line, column, message) in [
      (2, 11, "cannot find 'Odd' in scope"), (5, 12, "cannot find 'a' in scope"),
      (7, 1, "missing return in global function expected to return 'String'"),
    ] {
      _ = search.leaveOut([.init(path: "", line: line, column: column, message: message)])
    }
    #expect(search.omitted.map(\.line) == [2])
    #expect(search.texts[0].text.contains("    return \"\""))
  }

  @Test func `empties views that the root shows`() {
    var search = OmissionSearch(
      [("A.swift", "struct A: View {\n  var body: some View {\n    odd()\n  }\n}\n")],
      conditions: BuildConditions(modules: []))
    #expect(search.emptiedViews.isEmpty)
    _ = search.leaveOut([.init(path: "", line: 3, column: 5, message: "no odd")])
    #expect(search.emptiedViews == ["A"])
  }
}
