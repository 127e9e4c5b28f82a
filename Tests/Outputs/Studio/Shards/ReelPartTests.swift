import Testing

@testable import ScrollworkStudio

@Suite struct `Shards of a reel` {
  @Test(arguments: [1, 2, 3, 7, 100], [1, 2, 5, 60, 301, 6000])
  func `have every still once, in equal parts`(count: Int, total: Int) {
    let range = 10...9 + total
    let parts = (1...count).map { ReelPart(range: range, shard: Shard($0, of: count)) }
    #expect(parts.flatMap(\.numbers).sorted() == Array(range))
    let sizes = parts.map(\.numbers.count)
    let most = sizes.max() ?? 0
    #expect(most - (sizes.min() ?? 0) <= max(1, total / (8 * count)))
  }

  @Test func `have blocks of neighbors`() {
    let part = ReelPart(range: 0...5999, shard: Shard(2, of: 3))
    #expect(part.numbers.prefix(33) == ArraySlice(Array(32..<64) + [128]))
  }
}
