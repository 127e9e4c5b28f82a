/// The stills of a reel that are rendered.
struct ReelPart: Hashable, Sendable {
  /// The stills that a span selects.
  var range: ClosedRange<Int>
  /// The shard of them; nil for all.
  var shard: Shard?

  func contains(_ number: Int) -> Bool {
    range.contains(number) && owner(of: number) == shard?.number
  }

  /// The numbers of the stills, in order.
  var numbers: [Int] { range.filter(contains) }

  /// The stills of a block at most, and the blocks of a shard at least while stills suffice.
  ///
  /// - Source: chosen: half a second of a reel.
  private static let (longest, blocks) = (32, 8)

  /// The number of the shard that has a still of the range; nil if there are no shards.
  ///
  /// Stills are dealt in blocks: neighbors share rows, and long blocks make good use of it; many
  /// blocks balance what scenes cost at different times.
  func owner(of number: Int) -> Int? {
    shard.map { shard in
      let length = max(1, min(Self.longest, range.count / (Self.blocks * shard.count)))
      return shard.owner(of: number - range.lowerBound, inBlocksOf: length)
    }
  }
}
