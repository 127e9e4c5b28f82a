import ScrollworkRegression
import TestSupport
import Testing

/// The tables of `docs/regression.md`.
@Suite struct `The page about regression, its tables` {
  private func rows() throws -> Set<String> {
    Set(
      try Repository.text("docs/regression.md").split(separator: "\n")
        .filter { $0.hasPrefix("| `") }
        .map { String($0.dropFirst(3).prefix { $0 != "`" }) })
  }

  @Test func `have every kind of finding`() throws {
    #expect(try Set(Finding.Kind.allCases.map(\.rawValue)).subtracting(rows()).isEmpty)
  }

  @Test func `have every measure`() throws {
    #expect(try Set(PixelMeasure.names).subtracting(rows()).isEmpty)
  }

  @Test func `tell how many pairs agree with public implementations`() throws {
    let page = try Repository.text("docs/regression.md")
    #expect(page.contains("over \(MeasureFixture.all.count) pairs of pictures"))
  }
}
