/// What a measure says of two pictures of one size.
public struct PixelDifference: Hashable, Sendable {
  /// The measure's own number.
  ///
  /// Of `exact` and both forms of pixelmatch, the count; of `ciede2000`, the mean difference; of
  /// `ssim`, the mean similarity; of `flip`, the mean error.
  public let score: Double
  /// The distance of the pictures, larger for larger differences and 0 for none.
  ///
  /// Of the measures that count, the share of the pixels; of `ssim`, 1 less the score; of others,
  /// the score.
  public let distance: Double
  /// The greatest difference anywhere.
  ///
  /// Of `exact`, between two channels, to 255; of both forms of pixelmatch, of a counted pixel, on
  /// the scale of the threshold; of `ciede2000` and `flip`, of a pixel; of `ssim`, 1 less the
  /// lowest similarity.
  public let greatest: Double
  /// The different pixels; of `ssim` and `flip`, all whose bytes differ.
  public let mask: PixelMask
  /// The number of pixels outside the ignored regions.
  public let comparedCount: Int

  /// The way by which what differs is moved, if it is only moved.
  public internal(set) var shift: PictureShift?

  /// A difference.
  init(
    score: Double, distance: Double, greatest: Double, mask: PixelMask, comparedCount: Int
  ) {
    (self.score, self.distance, self.greatest) = (score, distance, greatest)
    (self.mask, self.comparedCount) = (mask, comparedCount)
  }

  /// The number of different pixels, without those of antialiasing.
  public var count: Int { mask.count }

  /// The share of the different pixels in the compared ones.
  public var share: Double { comparedCount == 0 ? 0 : Double(count) / Double(comparedCount) }

  /// The smallest rectangle with all different pixels; nil if there are none.
  public var bounds: PixelBox? { mask.bounds }

  /// Whether the measure finds no difference.
  public var isNone: Bool { distance == 0 && count == 0 }
}
