import Foundation
import TestSupport
import Testing

/// What a user sees who uses something that is not there: the compiler's words with the place and
/// the caret, and a line of ours where there is something to say.
@Suite struct `Messages on unsupported names` {
  struct Case: Sendable, CustomTestStringConvertible {
    /// A line in the body of a view.
    let line: String
    /// What of it the caret is under.
    let spot: String
    /// The compiler's words.
    let words: String
    /// Our line.
    let advice: String?

    var testDescription: String { spot }
  }

  @Test(arguments: [
    Case(
      line: "UISplitViewController()", spot: "UISplitViewController",
      words: "cannot find 'UISplitViewController' in scope",
      advice: "UISplitViewController is not modelled; nearest: UINavigationController"),
    Case(
      line: "Text(\"a\").visualEffect { effect, _ in effect.transform3DEffect(.zero) }",
      spot: "effect.", words: "value of type 'EmptyVisualEffect' has no member 'transform3DEffect'",
      advice: "transform3DEffect is not modelled; there is no depth. Nearest: rotation3DEffect"),
    Case(
      line: "Text(\"a\").visualEffect3D()", spot: "Text(\"a\").",
      words: "value of type 'Text' has no member 'visualEffect3D'",
      advice: "visualEffect3D is not modelled; there is no depth. Nearest: visualEffect"),
    Case(
      line: "Text(\"a\").digitalCrownRotation(1)", spot: "Text(\"a\").",
      words: "value of type 'Text' has no member 'digitalCrownRotation'",
      advice: "digitalCrownRotation is not modelled; all input is touch. Nearest: DragGesture"),
    Case(
      line: "Text(\"a\").fontt(.title)", spot: "Text(\"a\").",
      words: "value of type 'Text' has no member 'fontt'", advice: "did you mean font?"),
    Case(
      line: "ScrolView { Text(\"a\") }", spot: "ScrolView",
      words: "cannot find 'ScrolView' in scope", advice: "did you mean ScrollView?"),
    Case(
      line: "ScrollView(.vertcal) { Text(\"a\") }", spot: ".vertcal",
      words: "type 'Axis.Set' has no member 'vertcal'", advice: "did you mean vertical?"),
    Case(
      line: "Text(\"a\").frame(wdth: 3)", spot: "(wdth",
      words: "incorrect argument label in call (have 'wdth:', expected 'width:')", advice: nil),
    Case(
      line: "Text(\"a\").frame(width: \"wide\")", spot: "\"wide\"",
      words: "cannot convert value of type 'String' to expected argument type 'CGFloat'",
      advice: nil),
    Case(
      line: "Text(\"a\").scrollTransition { effect, _ in effect.font(.body) }", spot: "effect.",
      words: "value of type 'EmptyVisualEffect' has no member 'font'",
      advice: "a visual effect has no such modifier; apply it to the view"),
  ])
  func `have the location and an alternative`(c: Case) throws {
    let folder = try TemporaryFolder()
    let text = """
      import SwiftUI

      struct Page: View {
        var body: some View {
          \(c.line)
        }
      }
      """
    try Data(text.utf8).write(to: folder.url.appending(path: "Page.swift"))
    let result = try BuiltTool.run("render Page.swift", in: folder.url)
    #expect(result.status == 65)
    #expect(result.out == "")
    let lines = result.err.split(separator: "\n").map(String.init)
    let column = try #require(c.line.range(of: c.spot)).lowerBound
    let before = c.line[..<column].count + 4
    let place = try #require(lines.first).split(separator: ":").prefix(3).map(String.init)
    #expect(place.prefix(2) == ["Page.swift", "5"])
    #expect(lines[0].hasSuffix(": error: \(c.words)"), "\(lines[0])")
    #expect(lines[1] == "    \(c.line)")
    // The caret is at the column, and what is underlined holds the spot.
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let at = lines[2].distance(from: lines[2].startIndex, to: caret)
    #expect(Int(place[2]) == at + 1)
    let marked = lines[2].prefix { $0 == " " }.count
    #expect(marked <= before && before <= lines[2].count, "\(lines[2])")
    let notes = lines.dropFirst(3).dropLast().filter { $0.contains(": note: ") }
    let note = c.advice.map { ["Page.swift:5:\(at + 1): note: \($0)"] } ?? []
    #expect(notes == note)
    #expect(lines.last == "error: Page.swift does not compile: 1 error")
    #expect(!result.err.contains("/tmp") && !result.err.contains("Scrollwork"))
    #expect(folder.paths == ["Page.swift"])
  }

  @Test func `come one for each name, in the order of the lines`() throws {
    let folder = try TemporaryFolder()
    let text = """
      import SwiftUI

      struct Page: View {
        var body: some View {
          VStack {
            Txet("a").fontt(.title).padding(.all)
            GeometryProxy3D()
            Text("b").onAppear { nobody() }
          }
        }
      }
      """
    try Data(text.utf8).write(to: folder.url.appending(path: "Page.swift"))
    let result = try BuiltTool.run("render Page.swift", in: folder.url)
    let heads = result.err.split(separator: "\n").filter { $0.hasPrefix("Page.swift:") }
    #expect(
      heads == [
        "Page.swift:6:7: error: cannot find 'Txet' in scope",
        "Page.swift:6:7: note: did you mean Text?",
        "Page.swift:6:17: error: no type has a member 'fontt'",
        "Page.swift:6:17: note: did you mean font?",
        "Page.swift:7:7: error: cannot find 'GeometryProxy3D' in scope",
        "Page.swift:7:7: note: GeometryProxy3D is not modelled; there is no depth. Nearest: "
          + "GeometryProxy",
        "Page.swift:8:28: error: cannot find 'nobody' in scope",
      ])
    #expect(result.err.hasSuffix("error: Page.swift does not compile: 4 errors\n"))
  }

  @Test func `are told at once in views that are hard to check`() throws {
    let folder = try TemporaryFolder()
    let row = """
            Button { value += 1 } label: {
              Text("a").padding(value * 2 + 3 - value / 4).glow(value > 3 ? 1 : 0.5)
            }
            .offset(x: value * 2 + 3 - value / 4, y: value > 3 ? value * 2 : -value)

      """
    let text = """
      import SwiftUI

      struct Page: View {
        @State var value = 1.0
        var body: some View {
          VStack {
      \(String(repeating: row, count: 8))    }
        }
        var other: Int { "a" }
      }
      """
    try Data(text.utf8).write(to: folder.url.appending(path: "Page.swift"))
    let start = ContinuousClock.now
    let result = try BuiltTool.run("render Page.swift", in: folder.url)
    let errors = result.err.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.map { $0.split(separator: ":")[1] } == ["8", "41"], "\(result.err)")
    #expect(errors.first?.contains("member 'glow'") ?? false)
    #expect(result.err.contains(": note: 7 more uses: at lines 12, 16, 20, 24, …\n"))
    // The compiler alone takes minutes; loaded machines are slow.
    #expect(ContinuousClock.now - start < .seconds(60))
    let check = try BuiltTool.run("check Page.swift", in: folder.url)
    #expect(check.status == 1)
    #expect(check.out.hasPrefix("Not modelled:\n  .glow: 8 uses\n    did you mean "))
    #expect(try BuiltTool.run("check Nothing.swift", in: folder.url).status == 66)
  }

  @Test func `are not seen where all is modelled`() throws {
    let examples = Repository.url("Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: examples.path)
    let files = names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".steps.swift") }
    let result = try BuiltTool.run(
      "check --json " + files.sorted().joined(separator: " "), in: examples)
    #expect(result.status == 0, "\(result.out)")
    #expect(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) is [String: Any])
  }

  @Test func `cover missing modules`() throws {
    let folder = try TemporaryFolder()
    try Data("import SwiftUI\nimport AppKit\nstruct Page: View {}".utf8)
      .write(to: folder.url.appending(path: "Page.swift"))
    let result = try BuiltTool.run("render Page.swift", in: folder.url)
    #expect(
      result.err == """
        Page.swift:2:8: error: no such module 'AppKit'
        import AppKit
               ^
        Page.swift:2:8: note: AppKit is not available: colors and fonts come with SwiftUI; \
        leave the import out
        error: Page.swift does not compile: 1 error

        """)
  }
}
