/// The pixels that may differ between pictures drawn by other versions of the libraries.
public struct PixelTolerance: Hashable, Sendable {
  /// The measure that counts different pixels.
  public var measure: PixelMeasure
  /// The greatest distance of pictures by the measure: of measures that count, the share of
  /// different pixels; of `ssim`, what is lacking of 1; of others, the mean difference.
  public var distance: Double

  /// A tolerance.
  public init(measure: PixelMeasure, distance: Double) {
    (self.measure, self.distance) = (measure, distance)
  }

  /// No difference, as the same libraries draw.
  public static let none = PixelTolerance(measure: .exact, distance: 0)

  /// The tolerance between versions of libraries.
  ///
  /// - Source: chosen, not measured between versions: pixelmatch at its threshold of 0.1 counts no
  ///   difference of a few steps of a channel, and half a thousandth leaves room for single pixels.
  public static let otherLibraries = PixelTolerance(measure: .pixelmatch(), distance: 0.0005)
}

extension PixelTolerance {
  /// The tolerance with another measure and another distance, where they are given.
  public func with(measure: PixelMeasure?, distance: Double?) -> PixelTolerance {
    PixelTolerance(measure: measure ?? self.measure, distance: distance ?? self.distance)
  }
}
