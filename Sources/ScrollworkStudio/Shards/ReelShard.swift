/// One of several parts of a reel, of which each machine renders one.
///
/// Stills are dealt in blocks: neighbors share rows, and long blocks make good use of it; many blocks
/// balance what scenes cost at different times. Which stills a shard has depends on the reel alone.
public struct ReelShard: Hashable, Sendable {
  /// The number of the shard, from 1.
  public let number: Int
  /// The number of shards.
  public let count: Int

  /// The shard of a number from 1 to `count`; nil for other numbers.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The stills of a block at most, and the blocks of a shard at least while stills suffice.
  ///
  /// - Source: chosen: half a second of a reel.
  private static let (longest, blocks) = (32, 8)

  /// The number of the shard, among as many, that has the still at a place, from zero, among `total`.
  func owner(of place: Int, of total: Int) -> Int {
    let length = max(1, min(Self.longest, total / (Self.blocks * count)))
    return place / length % count + 1
  }
}

/// The stills of a reel that are rendered.
struct ReelPart: Hashable, Sendable {
  /// The stills that a span selects.
  var range: ClosedRange<Int>
  /// The shard of them; nil for all.
  var shard: ReelShard?

  func contains(_ number: Int) -> Bool {
    guard range.contains(number) else { return false }
    return shard.map { $0.owner(of: number - range.lowerBound, of: range.count) == $0.number }
      ?? true
  }

  /// The numbers of the stills, in order.
  var numbers: [Int] { range.filter(contains) }
}
