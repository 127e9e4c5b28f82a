import Foundation
import ScrollworkDrawing

/// The comparison in time of reels of which only pictures are known.
///
/// Stills are paired by the hashes of their files and by what they look like from afar; whether they
/// are equal, the pixels say.
struct PictureAlignment {
  private let old: Recording
  private let new: Recording
  private let pictures: FolderPictures
  private let decoder: any PictureDecoding
  private let comparer: ReelComparer
  private let ignored: @Sendable (Int) -> [PixelBox]

  init(
    _ old: Recording, _ new: Recording, pictures: FolderPictures,
    decoder: any PictureDecoding, comparer: ReelComparer,
    ignoring ignored: @escaping @Sendable (Int) -> [PixelBox] = { _ in [] }
  ) {
    (self.old, self.new, self.pictures) = (old, new, pictures)
    (self.decoder, self.comparer, self.ignored) = (decoder, comparer, ignored)
  }

  /// The comparison without pixels: stills are equal if their files or their pixels are.
  func compare(labels: (old: String, new: String)) throws -> Comparison {
    var (first, second, comparer) = (old, new, comparer)
    // Ignored views are left out of pixels, which judge all stills.
    comparer.ignoredViews = []
    // What pictures do not have is no difference: settings, views, points.
    first = Self.pictures(of: first, with: second.settings)
    second = Self.pictures(of: second, with: second.settings)
    let areEqual =
      first.stills.count == second.stills.count
      && zip(first.stills, second.stills).allSatisfy { $0.picture == $1.picture }
    if !areEqual {
      let (oldLooks, newLooks) = (
        try looks(first, .old, pictures.old), try looks(second, .new, pictures.new)
      )
      for still in first.stills.indices { first.stills[still].list = oldLooks[still]?.digest }
      for still in second.stills.indices { second.stills[still].list = newLooks[still]?.digest }
      comparer.distance = { old, new in
        guard let one = oldLooks[old], let other = newLooks[new] else { return 1 }
        return one.distance(to: other)
      }
      return withoutViews(comparer.compare(first, second, labels: labels))
    }
    return withoutViews(comparer.compare(first, second, labels: labels))
  }

  /// A recording of nothing but pictures, with their size in pixels and other settings of `settings`.
  private static func pictures(
    of recording: Recording, with settings: RecordingSettings
  ) -> Recording {
    var copy = Recording(settings: settings, stills: recording.stills)
    copy.settings.fps = recording.settings.fps
    copy.settings.canvas = recording.settings.canvas.map {
      ($0 * recording.settings.scale).rounded(.up)
    }
    copy.settings.scale = 1
    return copy
  }

  /// The comparison without findings about display lists, which pictures have not.
  private func withoutViews(_ comparison: Comparison) -> Comparison {
    var comparison = comparison
    comparison.findings.removeAll { $0.kind == .displayList }
    if comparison.findings.isEmpty { comparison.verdict = .equal }
    return comparison
  }

  private func looks(
    _ recording: Recording, _ side: ComparisonSide, _ read: (Int) throws -> Data?
  ) throws -> [PictureLook?] {
    try recording.stills.indices.map { still in
      try Task.checkCancellation()
      guard let data = try read(still) else { return nil }
      do throws(PictureError) {
        return PictureLook(try decoder.picture(of: data), ignoring: ignored(still))
      } catch {
        throw PictureStepError(still: still, picture: UnreadablePicture(side: side, reason: error))
      }
    }
  }
}

/// What a picture looks like from afar: the mean of each part of a grid.
struct PictureLook: Hashable, Sendable {
  /// The SHA-256 of the pixels.
  let digest: String
  private let means: [Float]

  /// The cells along each side.
  ///
  /// - Source: chosen: a row of a list moves the mean of a cell by a visible step.
  private static let side = 24

  init(_ picture: Picture, ignoring boxes: [PixelBox] = []) {
    let picture = IgnoredPixels(boxes, in: picture.size)?.cleared(in: picture) ?? picture
    digest = picture.pixels.withUnsafeBytes { ContentDigest(of: $0).description }
    var sums = [Float](repeating: 0, count: Self.side * Self.side)
    var counts = sums
    // Every other pixel of every other row is enough for a mean.
    for y in stride(from: 0, to: picture.height, by: 2) {
      let row = y * Self.side / picture.height * Self.side
      for x in stride(from: 0, to: picture.width, by: 2) {
        let pixel = picture.pixels[y * picture.width + x]
        let cell = row + x * Self.side / picture.width
        sums[cell] += Float((pixel & 0xFF) + (pixel >> 8 & 0xFF) + (pixel >> 16 & 0xFF))
        counts[cell] += 765
      }
    }
    means = zip(sums, counts).map { $1 > 0 ? $0 / $1 : 0 }
  }

  /// The mean difference of the cells, 0 … 1.
  func distance(to other: PictureLook) -> Double {
    var sum: Float = 0
    for cell in means.indices { sum += abs(means[cell] - other.means[cell]) }
    return Double(sum) / Double(means.count)
  }
}
