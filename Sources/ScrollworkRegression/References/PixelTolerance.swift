/// The pixels that may differ between pictures drawn by other versions of the libraries.
public struct PixelTolerance: Hashable, Sendable {
  /// The measure that counts different pixels.
  public var measure: PixelMeasure
  /// The greatest share of different pixels, 0 … 1.
  public var share: Double

  /// A tolerance.
  public init(measure: PixelMeasure, share: Double) {
    (self.measure, self.share) = (measure, share)
  }

  /// No difference, as the same libraries draw.
  public static let none = PixelTolerance(measure: .exact, share: 0)

  /// The tolerance between versions of libraries.
  ///
  /// - Source: chosen: cairo 1.16 and 1.18 differ by one step of a channel along edges, which
  ///   pixelmatch does not count at its threshold of 0.1; half a thousandth leaves room for single
  ///   pixels.
  public static let otherLibraries = PixelTolerance(measure: .pixelmatch(), share: 0.0005)
}
