public import Foundation
public import ScrollworkDrawing

/// Compares picture files by a measure.
public struct PictureComparer: Sendable {
  /// The measure.
  public let measure: PixelMeasure
  /// Rectangles that are left out.
  public let ignored: [PixelBox]
  private let decoder: any PictureDecoding

  /// A comparer that reads files with `decoder`.
  public init(
    measure: PixelMeasure, ignoring ignored: [PixelBox] = [], decoder: any PictureDecoding
  ) {
    (self.measure, self.ignored, self.decoder) = (measure, ignored, decoder)
  }

  /// Compares two files.
  ///
  /// Equal files are not decoded, even if they cannot be.
  public func compare(_ old: Data, _ new: Data) throws(UnreadablePicture) -> PixelComparison {
    if old == new { return .identical }
    return measure.compare(
      try picture(old, .old), try picture(new, .new), ignoring: ignored)
  }

  private func picture(
    _ file: Data, _ side: ComparisonSide
  ) throws(UnreadablePicture) -> Picture {
    do { return try decoder.picture(of: file) } catch {
      throw UnreadablePicture(side: side, reason: error)
    }
  }
}
