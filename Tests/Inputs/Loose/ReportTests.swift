import Testing

@testable import ScrollworkLoose

@Suite struct `The compiler's report` {
  private func report(_ text: String, known: KnownNames = KnownNames()) -> [String] {
    CompilerReport(text, knownPaths: ["Demo.swift", "--view", "a b:c.swift"])
      .explained(by: known).lines
  }

  @Test func `keeps the user's lines, the excerpt and the caret`() {
    let text = """
      Demo.swift:3:5: error: something is wrong
          Tex("a")
          ^~~
      """
    #expect(report(text) == text.split(separator: "\n").map(String.init))
  }

  @Test func `leaves out what is ours, warnings, and what is said twice`() {
    let text = """
      /tmp/x/Sources/View.swift:4:18: note: protocol requires nested type 'Body'
        associatedtype Body
                       ^
      Demo.swift:9:1: warning: never used
      let x = 3
          ^
      Demo.swift:7:8: error: type 'Q' does not conform to protocol 'View'
      struct Q: View {}
             ^
      Demo.swift:7:8: note: add stubs for conformance
      struct Q: View {}
             ^
      /tmp/x/Sources/View.swift:4:18: note: protocol requires nested type 'Body'
        associatedtype Body
                       ^
      <scrollwork>:2:1: error: ours
      Demo.swift:7:8: error: type 'Q' does not conform to protocol 'View'
      struct Q: View {}
             ^
      """
    #expect(
      report(text) == [
        "Demo.swift:7:8: error: type 'Q' does not conform to protocol 'View'",
        "struct Q: View {}", "       ^",
        "Demo.swift:7:8: note: add stubs for conformance", "struct Q: View {}", "       ^",
      ])
  }

  @Test(arguments: [
    ("scaleEfect", "did you mean scaleEffect?"),
    ("font", "a visual effect has no such modifier; apply it to the view"),
    ("zzz", "a visual effect has no such modifier; apply it to the view"),
  ])
  func `tells a misspelled effect from one that is none`(name: String, advice: String) {
    let error = "Demo.swift:3:5: error: value of type 'EmptyVisualEffect' has no member '\(name)'"
    let known = KnownNames(members: ["scaleEffect", "font"])
    #expect(report(error, known: known) == [error, "Demo.swift:3:5: note: \(advice)"])
  }

  @Test func `leaves out what only follows, and sorts by line`() {
    let text = """
      Demo.swift:9:4: error: second
      Demo.swift:5:23: error: cannot infer contextual base in reference to member 'title'
      Demo.swift:5:5: error: first
      Demo.swift:11:5: error: generic parameter 'Content' could not be inferred
      """
    #expect(report(text) == ["Demo.swift:5:5: error: first", "Demo.swift:9:4: error: second"])
    let alone = "Demo.swift:5:23: error: cannot infer contextual base in reference to member 'a'"
    #expect(report(alone) == [alone])
  }

  @Test(arguments: [
    ("cannot convert 'ScrollworkViews.Text' to 'Int'", "cannot convert 'Text' to 'Int'"),
    (
      "module 'ScrollworkSwiftUI' has no member named 'x'",
      "module 'SwiftUI' has no member named 'x'"
    ),
    ("'Scrollwork' is far", "'SwiftUI' is far"),
  ])
  func `calls modules by the names that files use`(said: String, told: String) {
    let told = "a b:c.swift:1:2: error: " + told
    #expect(report("a b:c.swift:1:2: error: " + said) == [told])
  }

  @Test(
    arguments: [
      (
        "cannot find type 'GeometryProxy3D' in scope",
        "GeometryProxy3D is not modelled; there is no depth. Nearest: GeometryProxy"
      ),
      (
        "'#selector' can only be used with the Objective-C runtime",
        "selectors are not supported; use a SwiftUI gesture on the views, such as "
          + "onTapGesture(count: 2)"
      ),
      (
        "cannot find type 'UISplitViewController' in scope",
        "UISplitViewController is not modelled; nearest: UINavigationController"
      ),
      (
        "value of type 'some View' has no member 'visualEffect3D'",
        "visualEffect3D is not modelled; there is no depth. Nearest: visualEffect"
      ),
      (
        "no such module 'XCTest'",
        "XCTest is not available: tests are not views; pass only the files with views"
      ),
      ("cannot find 'ScrolView' in scope", "did you mean ScrollView?"),
      ("value of type 'Text' has no member 'fontt'", "did you mean font?"),
      ("type 'Axis.Set' has no member 'vertcal'", "did you mean vertical?"),
      ("module 'SwiftUI' has no member named 'Txt'", nil),
      (
        "cannot find type 'Text' in scope",
        "Text comes with SwiftUI; does the file say import SwiftUI?"
      ),
      ("cannot find 'aha' in scope; did you mean 'oho'?", nil),
      ("cannot find 'completelyElse' in scope", nil),
      (
        "value of type 'CGRect' has no member 'x'",
        "a rectangle has its coordinates in its origin: write origin.x"
      ),
      ("value of type 'CGRect' has no member 'z'", nil),
      (
        "cannot convert value of type 'Range<Int>' to expected argument type 'Binding<C>'",
        "an expression in this ForEach is unknown or of the wrong type; the compiler does "
          + "not report which, so remove its lines one by one"
      ),
      ("cannot convert value", nil),
    ] as [(String, String?)])
  func `names what there is in place of what there is not`(said: String, advice: String?) {
    let known = KnownNames(types: ["ScrollView", "Text"], members: ["font", "vertical"])
    let line = "Demo.swift:3:5: error: \(said)"
    let note = advice.map { ["Demo.swift:3:5: note: \($0)"] } ?? []
    #expect(report(line, known: known) == [line] + note)
  }

  @Test func `says how a view with parameters is made`() {
    let text = """
      --view:1:7: error: missing argument for parameter 'count' in call
      Params()
            ^
      """
    #expect(
      report(text).last
        == "--view:1:7: note: pass an expression that creates the view, such as --view 'Params(…)'")
  }

  @Test(
    arguments: [
      (
        "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"
          + "<unknown>:0: error: missing required module 'CNettle'",
        "missing required module 'CNettle'"
      ),
      ("error: no input files\n", "no input files"), ("nothing", nil),
    ] as [(String, String?)])
  func `says why where no file is at fault`(said: String, reason: String?) {
    #expect(CompilerReport.reasonOutsideFiles(said) == reason)
  }

  @Test func `counts errors and files`() {
    let one = CompilerReport("Demo.swift:1:1: error: a", knownPaths: ["Demo.swift"])
    #expect(one.summary == "Demo.swift does not compile: 1 error")
    let two = CompilerReport(
      "A.swift:1:1: error: a\nB.swift:1:1: error: b\nA.swift:2:1: error: a",
      knownPaths: ["A.swift", "B.swift"])
    #expect(two.summary == "A.swift, B.swift do not compile: 3 errors")
    #expect(two.findings.map(\.path) == ["A.swift", "A.swift", "B.swift"])
  }
}
