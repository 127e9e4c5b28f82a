import Foundation
import TestSupport
import Testing

@Suite struct `The support table` {
  /// What the compiler says of this package; asking it takes seconds.
  private static let known = Result { (graph: try SymbolGraph(), notes: try CompilerNotes()) }

  @Test func `has every public name, with its proof`() throws {
    let (graph, notes) = try Self.known.get()
    let table = SupportTable(graph, notes: notes, absent: AbsentName.all)
    #expect(
      table.homeless.isEmpty,
      "These files belong to no subject of the table; give them one: \(table.homeless.sorted())")
    #expect(
      table.unproven.isEmpty,
      """
      \(table.unproven.count) public names are used by no test and no scene. Write a test that would \
      fail if they were wrong; if nobody outside needs them, make them package.
      \(table.unproven.joined(separator: "\n"))
      """)
    let difference = Golden.difference(table.page, at: "docs/support.md")
    #expect(difference == nil, "\(difference ?? "")")
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
