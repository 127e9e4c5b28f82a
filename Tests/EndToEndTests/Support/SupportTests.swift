import Foundation
import TestSupport
import Testing

@Suite struct `The support table` {
  @Test func `has every public name, and what proves it`() throws {
    let table = SupportTable(try PublicSymbol.all(), proofs: try Proofs(), absent: [])
    try table.unproven.joined(separator: "\n").write(
      toFile: "/tmp/unproven.txt", atomically: true, encoding: .utf8)
    #expect(table.homeless.isEmpty, "these files belong to no subject: \(table.homeless.sorted())")
    #expect(
      table.unproven.isEmpty,
      "no test or scene uses:\n\(table.unproven.joined(separator: "\n"))")
    let difference = Golden.difference(table.page, at: "docs/support.md")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
