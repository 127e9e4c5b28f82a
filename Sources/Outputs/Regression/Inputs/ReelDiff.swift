public import Foundation
public import ScrollworkDrawing
import ScrollworkSystem

/// The comparison of two sides that were read from disk.
public struct ReelDiff: Sendable {
  private let old: ReelInput
  private let new: ReelInput
  private let comparer: ReelComparer
  private let measure: PixelMeasure?
  private let distance: Double?
  private let ignoredRects: [CGRect]
  private let decoder: any PictureDecoding

  /// A comparison of two sides.
  ///
  /// - Parameters:
  ///   - old: The side to compare with.
  ///   - new: The side to judge.
  ///   - comparer: The comparer of recordings.
  ///   - measure: The measure of pictures; nil for exact equality, and between different versions
  ///     of the libraries for that of ``PixelTolerance/otherLibraries``.
  ///   - distance: How different pictures may be; nil for not at all, and between different
  ///     versions of the libraries for that of ``PixelTolerance/otherLibraries``.
  ///   - ignoredRects: Rectangles that are left out of pictures, in points.
  ///   - decoder: The reader of pictures.
  public init(
    _ old: ReelInput, _ new: ReelInput, comparer: ReelComparer,
    measure: PixelMeasure?, distance: Double?, ignoredRects: [CGRect], decoder: any PictureDecoding
  ) {
    (self.old, self.new, self.comparer) = (old, new, comparer)
    (self.measure, self.distance) = (measure, distance)
    (self.ignoredRects, self.decoder) = (ignoredRects, decoder)
  }

  /// Compares both sides.
  ///
  /// - Parameter tell: Called with the number of pairs done and of all.
  /// - Returns: The comparison and its pictures.
  /// - Throws: A ``PictureStepError``, an error of reading, or a `CancellationError`.
  public func compare(
    tell: (Int, Int) -> Void = { _, _ in }
  ) throws -> (comparison: Comparison, pictures: any ComparisonPictures) {
    let (oldPicture, newPicture) = (old.picture, new.picture)
    let pictures = FolderPictures(old: { oldPicture($0) }, new: { newPicture($0) })
    let labels = (old: old.label, new: new.label)
    let libraries = (old.recording.settings.libraries, new.recording.settings.libraries)
    let areOtherLibraries =
      !libraries.0.isEmpty && !libraries.1.isEmpty && libraries.0 != libraries.1
    let tolerance = (areOtherLibraries ? PixelTolerance.otherLibraries : .none)
      .with(measure: measure, distance: distance)
    var comparison: Comparison
    if old.hasViews && new.hasViews {
      comparison = comparer.compare(old.recording, new.recording, labels: labels)
    } else {
      comparison = try PictureAlignment(
        old.recording, new.recording, pictures: pictures, decoder: decoder, comparer: comparer,
        ignoring: areas([]).boxes
      ).compare(labels: labels)
    }
    let step = PictureStep(
      tolerance: tolerance, decoder: decoder, ignoring: areas(comparison.stills).boxes)
    comparison = try step.compare(
      comparison, pictures, comparesEqual: areOtherLibraries, tell: tell)
    return (comparison, pictures)
  }

  private func areas(_ stills: [Comparison.StillPair]) -> IgnoredAreas {
    IgnoredAreas(
      ignoredRects, ids: comparer.ignoredViews, old: old.recording, new: new.recording,
      stills: stills)
  }
}
