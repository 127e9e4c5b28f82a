import Foundation
import TestSupport
import Testing

@Suite struct `The support table` {
  @Test func `has every public name, and what proves it`() throws {
    let table = SupportTable(try SymbolGraph(), notes: try CompilerNotes(), absent: [])
    try table.unproven.map { $0.replacing("\n", with: "") }.joined(separator: "\n").write(toFile: "/tmp/prove/unproven.txt", atomically: true, encoding: .utf8)
    #expect(table.homeless.isEmpty, "these files belong to no subject: \(table.homeless.sorted())")
    #expect(
      table.unproven.isEmpty,
      """
      \(table.unproven.count) public names are used by no test and no scene. Write a test that would \
      fail if they were wrong, or make them package:
      \(table.unproven.joined(separator: "\n"))
      """)
    let difference = Golden.difference(table.page, at: "docs/support.md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
