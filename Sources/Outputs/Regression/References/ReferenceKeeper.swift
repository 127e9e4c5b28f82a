public import Foundation
public import ScrollworkDrawing
public import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews

/// Records the reference of a scene, and compares the scene with it.
@MainActor public struct ReferenceKeeper {
  /// The stage of the scene.
  public let stage: Stage
  /// The renderer of the pictures.
  public let renderer: any DisplayListRendering
  /// Stills per second.
  public var fps = 60
  /// The time of the only still of the reference, in seconds; nil for a whole reel.
  public var moment: Double?
  /// Whether a reference keeps the pictures of all stills.
  public var keepsAllPictures = false
  /// The comparer of recordings.
  public var comparer = ReelComparer()
  /// The ids of views that are left out.
  public var ignoredViews: [String] = []
  /// Rectangles that are left out of pictures, in points.
  public var ignoredRects: [CGRect] = []
  /// How different pictures may be that other versions of the libraries drew.
  public var tolerance = PixelTolerance.otherLibraries
  /// The measure of pictures, by whatever libraries; nil for that of ``tolerance``, and exact
  /// equality between the same libraries.
  public var measure: PixelMeasure?
  /// How different pictures may be, by whatever libraries; nil for that of ``tolerance``, and
  /// exact equality between the same libraries.
  public var distance: Double?

  /// What the reference is recorded from; nil if that is unknown.
  public var source: ReferenceSource?

  /// The names of source files by what views call them.
  public var sourceNames: [String: String] = [:]

  private let decoder: any PictureDecoding

  /// A keeper of the reference of a stage's scene.
  public init(_ stage: Stage, renderer: any DisplayListRendering, decoder: any PictureDecoding) {
    (self.stage, self.renderer, self.decoder) = (stage, renderer, decoder)
  }

  /// The most stills that are drawn to be looked at where reels differ.
  ///
  /// - Source: chosen: ten seconds of stills.
  private static let mostDrawn = 600

  private var recorder: ReelRecorder {
    var recorder =
      moment.map { ReelRecorder(stage, at: $0, provenance: renderer.provenance) }
      ?? ReelRecorder(stage, fps: fps, provenance: renderer.provenance)
    recorder.sourceNames = sourceNames
    return recorder
  }

  /// Records the scene into a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created or replaced.
  ///   - tell: Called after each still with the number of stills done and of all.
  /// - Returns: The number of pictures.
  /// - Throws: A ``StudioError``, an error of the renderer, or a `CancellationError`.
  @discardableResult public func record(
    into folder: ReferenceFolder, tell: (Int, Int) -> Void = { _, _ in }
  ) async throws -> Int {
    try stage.requirePicture()
    let count = recorder.count
    let recording = try await recorder.record { tell($0, count) }
    return try await write(recording, into: folder)
  }

  private func write(
    _ recording: Recording, into folder: ReferenceFolder
  ) async throws -> Int {
    var keys = KeyStills(recording).chosen
    if keepsAllPictures {
      let reasons = Dictionary(keys.map { ($0.still, $0.reason) }) { first, _ in first }
      keys = recording.stills.indices.map { ($0, reasons[$0] ?? "all") }
    }
    var pictures: [(still: Int, reason: String, png: Data)] = []
    for key in keys {
      pictures.append((key.still, key.reason, try await png(of: key.still, recording)))
    }
    try folder.write(recording, pictures: pictures, source: source)
    return pictures.count
  }

  private func png(of still: Int, _ recording: Recording) async throws -> Data {
    try Task.checkCancellation()
    await Task.yield()
    return try renderer.png(
      of: stage.still(at: moment ?? recording.settings.time(of: still)).displayList)
  }

  /// Compares the scene with a reference.
  ///
  /// Stills are drawn only where their display lists differ, and where the reference has a picture.
  ///
  /// - Parameters:
  ///   - folder: The reference.
  ///   - candidate: The folder for the pictures of stills that differ, and for a whole reference of
  ///     the scene as it is if there is none or it differs.
  ///   - tell: Called after each still with the number of stills done and of all.
  /// - Returns: The comparison with its pictures.
  /// - Throws: A ``RecordingError``, a ``StudioError``, an error of the renderer, or a
  ///   `CancellationError`.
  public func verify(
    against folder: ReferenceFolder, candidate: ReferenceFolder,
    tell: (Int, Int) -> Void = { _, _ in }
  ) async throws -> (comparison: Comparison, pictures: any ComparisonPictures) {
    try stage.requirePicture()
    let count = recorder.count
    guard folder.hasTraces else {
      let recording = try await recorder.record { tell($0, count) }
      _ = try await write(recording, into: candidate)
      var comparison = Comparison(
        name: stage.scene.name, verdict: .missing, old: recording.side(""),
        new: recording.side(candidate.url.relativePath))
      comparison.old.count = 0
      return (comparison, FolderPictures(old: { _ in nil }, new: { candidate.picture($0) }))
    }
    let manifest = try folder.manifest()
    let old = try folder.recording()
    var new = try await recorder.digests { tell($0, count) }
    let labels = (old: folder.url.relativePath, new: "this run")
    let isSame =
      old.stills.count == new.stills.count
      && zip(old.stills, new.stills).allSatisfy { $0.isSame(as: $1) }
      && old.settings.fps == new.settings.fps
    if !isSame { new = try await recorder.record { tell($0, count) } }
    var comparison = comparer.ignoring(ignoredViews).compare(old, new, labels: labels)
    var drawn: [(still: Int, reason: String, png: Data)] = []
    for still in stills(of: comparison, manifest) {
      drawn.append((still, "", try await png(of: still, new)))
      tell(count, count)
    }
    if comparison.verdict == .different {
      _ = try await write(new, into: candidate)
      try candidate.writeDiffering(drawn)
    }
    let files = Dictionary(drawn.map { ($0.still, $0.png) }) { first, _ in first }
    let kept = Set(manifest.pictures.map(\.still))
    let pictures = DrawnPictures(
      files: files,
      old: FolderPictures(
        old: { kept.contains($0) ? folder.picture($0) : nil }, new: { _ in nil }))
    let isSameDrawing = old.settings.libraries == new.settings.libraries
    let areas = IgnoredAreas(
      ignoredRects, ids: ignoredViews, old: old, new: new, stills: comparison.stills)
    let step = PictureStep(
      tolerance: (isSameDrawing ? .none : tolerance).with(measure: measure, distance: distance),
      decoder: decoder, ignoring: areas.boxes)
    comparison = try step.compare(comparison, pictures, comparesEqual: true)
    if comparison.verdict == .different, !candidate.exists {
      _ = try await write(try await recorder.record(), into: candidate)
      try candidate.writeDiffering(drawn)
    }
    return (comparison, pictures)
  }

  /// The new stills whose pictures are looked at: those of the reference, and those that differ.
  private func stills(of comparison: Comparison, _ manifest: ReferenceManifest) -> [Int] {
    let kept = Set(manifest.pictures.map(\.still))
    let shown = comparison.stills.filter { pair in
      pair.old.map(kept.contains) == true || !pair.isEqual
    }.compactMap(\.new)
    guard shown.count > Self.mostDrawn else { return shown }
    let keys = comparison.stills.filter { $0.old.map(kept.contains) == true }.compactMap(\.new)
    let step = (shown.count + Self.mostDrawn - 1) / Self.mostDrawn
    return Set(keys + stride(from: 0, to: shown.count, by: step).map { shown[$0] }).sorted()
  }
}
