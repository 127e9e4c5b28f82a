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
  /// Equal files are not decoded, even if they cannot be, nor are files of different sizes.
  public func compare(_ old: Data, _ new: Data) throws(UnreadablePicture) -> PixelComparison {
    if old == new { return .identical }
    let sizes = (try size(old, .old), try size(new, .new))
    guard sizes.0 == sizes.1 else { return .sizes(old: sizes.0, new: sizes.1) }
    return measure.compare(
      try picture(old, .old), try picture(new, .new), ignoring: ignored)
  }

  private func size(_ file: Data, _ side: ComparisonSide) throws(UnreadablePicture) -> PixelSize {
    do {
      let size = try decoder.size(of: file)
      return PixelSize(width: size.width, height: size.height)
    } catch {
      throw UnreadablePicture(side: side, reason: error)
    }
  }

  private func picture(
    _ file: Data, _ side: ComparisonSide
  ) throws(UnreadablePicture) -> Picture {
    do { return try decoder.picture(of: file) } catch {
      throw UnreadablePicture(side: side, reason: error)
    }
  }
}
