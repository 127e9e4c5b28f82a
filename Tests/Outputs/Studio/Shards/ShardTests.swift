import ScrollworkStudio
import Testing

@Suite struct `Shards of units` {
  @Test(arguments: [1, 2, 3, 8, 100], [0, 1, 2, 7, 8, 9, 250])
  func `have every unit once, in order and in equal parts`(count: Int, total: Int) {
    let units = Array(0..<total)
    let parts = (1...count).map { Shard($0, of: count)?.part(of: units) ?? [] }
    #expect(parts.flatMap(\.self).sorted() == units)
    #expect(parts.allSatisfy { $0 == $0.sorted() })
    let sizes = parts.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func `have no neighbors`() {
    #expect(Shard(2, of: 3)?.part(of: Array("abcdefgh")) == ["b", "e", "h"])
  }

  @Test func `spell as they are asked for`() {
    #expect(Shard(2, of: 8)?.description == "2/8")
  }

  @Test(arguments: [(0, 3), (4, 3), (1, 0), (-1, 2)])
  func `have numbers from one to their count`(number: Int, count: Int) {
    #expect(Shard(number, of: count) == nil)
  }
}
