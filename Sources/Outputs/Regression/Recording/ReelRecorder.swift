import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkScript
public import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews

/// Records the reel of a scene without drawing it.
///
/// The main actor is free between two stills.
@MainActor public struct ReelRecorder {
  private let stage: Stage
  private let numbering: ReelNumbering
  private let provenance: [(name: String, version: String)]
  /// The time of the only still, in seconds; nil for a whole reel.
  private let moment: Double?
  /// The names of source files by what views call them, such as a path by a module and a file.
  public var sourceNames: [String: String] = [:]

  /// A recorder of a stage at `fps` stills per second; `provenance` names the libraries and fonts of
  /// its renderer.
  public init(_ stage: Stage, fps: Int, provenance: [(name: String, version: String)]) {
    self.stage = stage
    numbering = ReelNumbering(duration: stage.duration, fps: fps)
    self.provenance = provenance
    moment = nil
  }

  /// A recorder of the one still of a stage at a time, in seconds.
  public init(
    _ stage: Stage, at time: Double, provenance: [(name: String, version: String)]
  ) {
    self.stage = stage
    numbering = ReelNumbering(duration: 0, fps: 1)
    self.provenance = provenance
    moment = time
  }

  /// The number of stills.
  public var count: Int { numbering.count }

  private func time(of still: Int) -> Double { moment ?? numbering.time(of: still) }

  /// The settings of the reel.
  public var settings: RecordingSettings {
    let (scene, mark) = (stage.scene, "font ")
    func entries(_ areFonts: Bool) -> [String: String] {
      let chosen = provenance.filter { $0.name.hasPrefix(mark) == areFonts }
        .map { (areFonts ? String($0.name.dropFirst(mark.count)) : $0.name, $0.version) }
      return Dictionary(chosen) { first, _ in first }
    }
    return RecordingSettings(
      scene: scene.name, canvas: [scene.pictureSize.width, scene.pictureSize.height],
      scale: Double(scene.scale), colorScheme: "\(scene.colorScheme)",
      layoutDirection: "\(scene.layoutDirection)",
      dynamicTypeSize: scene.dynamicTypeSize == .large ? nil : "\(scene.dynamicTypeSize)",
      locale: scene.hasOwnLocale ? scene.locale.languageTag : nil, fps: numbering.fps,
      duration: numbering.duration, script: scene.script.steps.map(\.description),
      libraries: entries(false), fonts: entries(true),
      marks: Dictionary(stage.marks.map { ($0.name, $0.time) }) { first, _ in first })
  }

  /// Records the digests of all stills: what is needed to see whether a reel is the same.
  ///
  /// - Parameter tell: Called after each still with the number of stills done.
  /// - Returns: A recording without views.
  /// - Throws: A ``StudioError`` for a still without a picture, or a `CancellationError`.
  public func digests(tell: (Int) -> Void = { _ in }) async throws -> Recording {
    var stills: [RecordedStill] = []
    for number in 0..<numbering.count {
      try Task.checkCancellation()
      let still = stage.still(at: time(of: number))
      try stage.require(still.problems)
      stills.append(RecordedStill(list: still.displayList.digest.recorded))
      tell(number + 1)
      await Task.yield()
    }
    return Recording(settings: settings, stills: stills)
  }

  /// Records the digests of all stills, and what all views do.
  ///
  /// - Parameter tell: Called after each still with the number of stills done.
  /// - Returns: The recording.
  /// - Throws: A ``StudioError`` for a still without a picture, or a `CancellationError`.
  public func record(tell: (Int) -> Void = { _ in }) async throws -> Recording {
    var (sampler, collector) = (StillSampler(sourceNames: sourceNames), RecordingCollector())
    for number in 0..<numbering.count {
      try Task.checkCancellation()
      let (still, views) = stage.stillWithViews(at: time(of: number))
      try stage.require(still.problems)
      collector.append(sampler.sample(still, views, at: number))
      tell(number + 1)
      await Task.yield()
    }
    return collector.recording(settings)
  }
}

extension ContentDigest {
  /// The digest as recordings have it.
  ///
  /// - Source: chosen: 128 bits, so that no two stills share one by chance.
  var recorded: String { hexadecimal(digits: 32) }
}
