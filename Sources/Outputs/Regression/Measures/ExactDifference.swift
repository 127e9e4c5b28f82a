/// Counts the pixels whose bytes differ.
enum ExactDifference {
  /// The difference of a pair; the greatest one is between two channels.
  static func difference(of pair: PixelPair) -> PixelDifference {
    var greatest = 0
    let mask = mask(of: pair) { old, new in
      greatest = max(greatest, channelDifference(RGBA(old), RGBA(new)))
    }
    let compared = pair.comparedCount
    return PixelDifference(
      score: Double(mask.count), distance: Double(mask.count) / Double(compared),
      greatest: Double(greatest), mask: mask, comparedCount: compared)
  }

  /// The different pixels of a pair, each of which is shown to `body`.
  static func mask(
    of pair: PixelPair, _ body: (UInt32, UInt32) -> Void = { _, _ in }
  ) -> PixelMask {
    var builder = PixelMask.Builder(pair.size)
    for y in 0..<pair.height where !pair.isRowEqual(y) {
      var x = pair.firstDifference(from: 0, inRow: y)
      while x < pair.width {
        builder.mark(.different, x, y)
        let index = y &* pair.width &+ x
        body(pair.old[index], pair.new[index])
        x = pair.firstDifference(from: x &+ 1, inRow: y)
      }
    }
    return builder.mask
  }

  private static func channelDifference(_ old: RGBA, _ new: RGBA) -> Int {
    func distance(_ one: UInt8, _ other: UInt8) -> Int { abs(Int(one) - Int(other)) }
    return max(
      max(distance(old.red, new.red), distance(old.green, new.green)),
      max(distance(old.blue, new.blue), distance(old.alpha, new.alpha)))
  }
}
