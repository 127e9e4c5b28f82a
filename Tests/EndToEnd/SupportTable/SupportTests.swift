import Foundation
import TestSupport
import Testing

@Suite struct `The support table` {
  /// The list that `scrollwork support` reads.
  private static let list = "Sources/EntryPoints/Command/Support/names.tsv"

  /// What the compiler says of this package; asking it takes seconds.
  private static let known = Result { (graph: try SymbolGraph(), notes: try CompilerNotes()) }

  @Test func `has every public name, with its proof`() throws {
    let (graph, notes) = try Self.known.get()
    let table = SupportTable(graph, notes: notes)
    #expect(
      table.homeless.isEmpty,
      "These files belong to no subject of the table; give them one: \(table.homeless.sorted())")
    // Names may leave this list, never enter it.
    let unproven = table.unused.map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
    let entered = Golden.difference(unproven, "SupportTable", "unproven")
    #expect(
      entered == nil,
      """
      These public names are used by no test and no scene. Write a test that would fail if they \
      were wrong; if nobody outside needs them, make them package.
      \(entered ?? "")
      """)
    for (text, place) in [(table.list, Self.list), (table.page, "docs/support.md")] {
      let difference = Golden.difference(text, at: place)
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  @Test func `cites tests that name what they prove`() throws {
    let citations = Citation.all(on: try Repository.text(Self.list))
    #expect(citations.count > 2000)
    let faults = try CitedTests(TestFile.all()).faults(of: citations)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  /// A file of tests that citations are tried on.
  private static let example = TestFile(
    "Tests/ExampleTests/ExampleTests.swift",
    text: """
      @Suite struct `An example` {
        @Test func `insets a frame`() {
          // Not its height.
          let frame = whole(Scene.frame).insetBy(dx: 1, dy: 0)
          #expect(frame.minX == 1)
        }

        @Test func `expects nothing`() { _ = Scene.frame.width }

        @Test func `is twice here`() { #expect(Scene.frame.height == 2) }

        private func whole(_ frame: CGRect) -> CGRect { frame.union(middle(frame)) }

        private func middle(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: frame.midX, dy: low(frame)) }
      }

      private func low(_ frame: CGRect) -> CGFloat { frame.maxY }

      @Suite struct `Another example` {
        @Test func `is twice here`() { #expect(Scene.frame.width == 4) }
      }

      """)

  @Test(arguments: [
    "insetBy(dx:dy:)", "minX",
    // In a helper, and in a helper of that.
    "union(_:)", "offsetBy(dx:dy:)", "midX",
  ]) func `may cite a test that names it`(name: String) {
    #expect(Self.faults(of: name, in: "insets a frame") == [])
  }

  @Test(arguments: [
    // With other labels, in a comment, as a part of a word, and one helper too far away.
    "insetBy(edges:)", "height", "inset", "maxY", "maxX",
  ]) func `may not cite a test that does not name it`(name: String) {
    #expect(
      Self.faults(of: name, in: "insets a frame") == [
        "Tests/ExampleTests/ExampleTests.swift “insets a frame” does not name CGRect.\(name)"
      ])
  }

  @Test func `names the suite of a test where two claim the same`() {
    let claims = ["An example: is twice here", "Another example: is twice here"]
    let ways = claims.map { Self.faults(of: "width", in: $0).isEmpty }
    #expect(ways == [false, true])
    #expect(Self.faults(of: "width", in: "is twice here").first?.hasPrefix("there is no") ?? false)
  }

  @Test func `may not cite a test that expects nothing, or is gone`() {
    let file = Self.example.path
    #expect(
      Self.faults(of: "width", in: "expects nothing")
        == ["\(file) “expects nothing” expects nothing"])
    #expect(
      Self.faults(of: "width", in: "measures it") == ["there is no test \(file) “measures it”"])
  }

  private static func faults(of name: String, in claim: String) -> [String] {
    let row = "CGRect\t\(name)\tmethod\t\tproof\t\(example.path)\t\(claim)"
    return CitedTests([example]).faults(of: Citation.all(on: row))
  }

  @Test func `lists no existing name as absent`() throws {
    let present = AbsentName.present(in: try Self.known.get().graph.symbols)
    #expect(
      present.isEmpty,
      "These names exist by now; take them from the lacking names: \(present)")
  }

  @Test func `has no notes on removed names`() throws {
    let strays = SupportNotes.strays(among: try Self.known.get().graph.symbols)
    #expect(strays.isEmpty, "There are notes on names that do not exist: \(strays)")
  }
}
