import Testing

@testable import ScrollworkLoose

@Suite struct `Members of extensions of classes` {
  /// The texts of files with the directives of a program, hoisted; without their directives.
  private func hoisted(_ files: [String]) -> [String] {
    let texts = files.enumerated().map { number, text in
      LooseProgram.location("\(number).swift", 1) + text
    }
    return HoistedMembers(texts).texts
  }

  /// The lines of a text that are no directives, with blanks joined.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#sourceLocation") }
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  @Test(
    arguments: [
      (
        "override func f() -> Int { 1 }", "override func f() -> Int { f_A() }",
        "func f_A() -> Int { 1 }"
      ),
      (
        "override func f(_ a: Int, b c: inout Int, _: Int) {}",
        "override func f(_ a: Int, b c: inout Int, _ value1: Int) { f_A(a, b: &c, value1) }",
        "func f_A(_ a: Int, b c: inout Int, _: Int) {}"
      ),
      (
        "override func f<T>(a: T) async throws -> T { a }",
        "override func f<T>(a: T) async throws -> T { try await f_A(a: a) }",
        "func f_A<T>(a: T) async throws -> T { a }"
      ),
      ("override var a: Int { 1 }", "override var a: Int { a_A }", "var a_A: Int { 1 }"),
      (
        "override var a: Int { get { 1 } set {} }",
        "override var a: Int { get { a_A } set { a_A = newValue } }",
        "var a_A: Int { get { 1 } set {} }"
      ),
      ("override class func f() {}", "override class func f() { f_A() }", "class func f_A() {}"),
    ])
  func `that override are declared by the class`(member: String, own: String, other: String) {
    let texts = hoisted(["class A: B {\n}\nextension A {\n\(member)\n}"])
    #expect(lines(texts[0]) == ["class A: B {", own, "}", "extension A {", other, "}"])
  }

  @Test func `keep the lines of both files`() {
    let texts = hoisted([
      "import UIKit\nclass A: B {\n  func g() {}\n  }\nlet end = 1\n",
      "import Odd\n\nextension A {\n  override func f(a: Int,\n    b: Int) {\n  }\n}\n",
    ])
    #expect(
      texts[0] == """
        import Odd
        #sourceLocation(file: "0.swift", line: 1)
        import UIKit
        class A: B {
          func g() {}
        \("  ")
        #sourceLocation(file: "1.swift", line: 4)
          override func f(a: Int,
            b: Int) { f_A(a: a, b: b) }
        #sourceLocation(file: "0.swift", line: 4)
          }
        let end = 1

        """)
    let places = SourcePlaces(SourceText(texts[0]))
    let end = texts[0].utf8.count - "let end = 1\n".utf8.count
    #expect(places.place(of: end).text == "0.swift:5:1")
    #expect(
      texts[1] == """
        #sourceLocation(file: "1.swift", line: 1)
        import Odd

        extension A {
                   func f_A(a: Int,
            b: Int) {
          }
        }

        """)
  }

  @Test func `that subclasses override are declared by the class`() {
    let texts = hoisted([
      "class A: C {}\nextension A {\n  func f() {}\n  func g() {}\n}\n"
        + "class B: A {\n  override func f() { super.f() }\n}\n"
    ])
    #expect(
      lines(texts[0]) == [
        "class A: C {", "func f() { f_A() }", "}", "extension A {", "func f_A() {}", "func g() {}",
        "}", "class B: A {", "override func f() { super.f() }", "}",
      ])
  }

  @Test(
    arguments: [
      "class A: B {}\nextension A {\n  func f() {}\n}\n",
      "struct A {}\nextension A {\n  override func f() {}\n}\n",
      "extension A {\n  override func f() {}\n}\n",
      "class A: B {}\nextension A {\n  override var f: Int { didSet {} }\n}\n",
      "class A: B {}\n#if os(macOS)\nextension A {\n  override func f() {}\n}\n#endif\n",
    ])
  func `stay where nothing asks for more`(text: String) {
    #expect(hoisted([text]) == [LooseProgram.location("0.swift", 1) + text])
  }
}
