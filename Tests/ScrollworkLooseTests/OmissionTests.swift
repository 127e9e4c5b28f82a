import Testing

@testable import ScrollworkLoose

@Suite struct `Code that is left out` {
  /// The code without what leaves out an error at the mark `¶`, which the compiler reports again and
  /// again; blanks and empty lines are joined.
  private func remains(of marked: String, errors: Int = 1) -> String {
    var search = OmissionSearch([], conditions: BuildConditions(modules: []))
    let before = marked.prefix { $0 != "¶" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let fault = OmissionSearch.Fault(
      path: "", line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: "wrong")
    search = OmissionSearch(
      [("A.swift", marked.replacing("¶", with: ""))], conditions: BuildConditions(modules: []))
    for _ in 0..<errors { _ = search.leaveOut([fault]) }
    return search.texts[0].text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("Text(a).bold().¶glow(3) { b }\n  .padding()", "Text(a).bold() .padding()"),
      ("f {\n  a()\n  .¶b()\n}", "f { a() }"),
      ("f {\n  let x = ¶y\n  let z = 1\n}", "f { let z = 1 }"),
      ("f {\n  a(1,\n    ¶b)\n  c()\n}", "f { c() }"),
      ("f {\n  x.¶y = 3\n  c()\n}", "f { c() }"),
      ("f { x in\n  ¶y(x)\n}", "f { x in }"),
      ("if ¶a { b() } else { c() }\nd()", "d()"),
      ("switch a {\ncase .b: ¶c()\nd()\ndefault: e()\n}", "switch a { case .b: d() default: e() }"),
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
      ("func a() {\n b\n¶}", "func a() { }"),
      ("func a() -> Void {\n b\n¶}", "func a() -> Void { }"),
      ("func a() -> Int? {\n b\n¶}", "func a() -> Int? { nil }"),
      (
        "func a() async throws -> Int {\n b\n¶}",
        "func a() async throws -> Int { throw ScrollworkLeftOut() }"
      ),
      ("func a() throws(E) -> Int {\n b\n¶}", "func a() throws(E) -> Int { scrollworkLeftOut() }"),
      ("func a() -> Int {\n b\n¶}", "func a() -> Int { scrollworkLeftOut() }"),
      ("var a: some View {\n b\n¶}", "var a: some View { EmptyView() }"),
      ("var a: Int {\n get {\n b\n¶}\n}", "var a: Int { get { scrollworkLeftOut() } }"),
      ("init(a: Int) {\n b\n¶}", "init(a: Int) { scrollworkLeftOut() }"),
    ])
  func `is a whole body where an end is wrong`(code: String, remains: String) {
    #expect(self.remains(of: code) == remains)
  }

  @Test func `is told once, causes first`() {
    var search = OmissionSearch(
      [("A.swift", "f {\n  let a = b\n  c(a)\n}\n")], conditions: BuildConditions(modules: []))
    let first = OmissionSearch.Fault(path: "", line: 3, column: 5, message: "no a")
    let second = OmissionSearch.Fault(path: "", line: 2, column: 11, message: "no b")
    _ = search.leaveOut([first])
    _ = search.leaveOut([second])
    #expect(search.omitted.map(\.message) == ["no a", "no b"])
    #expect(search.omitted.map(\.line) == [3, 2])
    _ = search.leaveOut([first])
    #expect(search.omitted.map(\.line) == [1])
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
