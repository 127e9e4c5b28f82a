public import Foundation
public import ScrollworkStage
public import ScrollworkViews

/// The file format of stills.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// A bitmap.
  case png
  /// Vector graphics.
  case svg
}

/// The settings of a reel.
public struct ReelSettings: Hashable, Sendable {
  /// The file format of the stills.
  public var format = PictureFormat.png
  /// Stills per second.
  public var fps = 60
  /// The part of the reel to render.
  public var span = ReelSpan.whole
  /// The shard of this part to render; nil for all of it.
  public var shard: Shard?
  /// The number of processors used, at least 1; does not affect the output.
  public var jobs = 1
  /// The output folder, with a subfolder for each scene.
  public var output: URL

  /// The time of the first still, in seconds, for a script that is long enough; nil for a negative one.
  var start: Double? {
    let numbering = ReelNumbering(duration: .infinity, fps: fps)
    let time =
      switch span {
      case .whole: 0.0
      case .at(let time): time
      case .between(let from, _): from ?? 0
      }
    return numbering.number(at: time).map(numbering.time)
  }

  /// The folder of a scene's reel.
  public func folder(of scene: Scene) -> URL {
    ReelFolder(output: output, scene: scene.name, format: format).url
  }

  /// Settings for a whole reel as PNG with 60 stills per second.
  public init(output: URL) { self.output = output }
}

/// The progress of a reel.
public struct ReelProgress: Hashable, Sendable {
  /// The number of finished stills.
  public var done: Int
  /// The number of requested stills.
  public var total: Int
  /// The number of stills drawn in this run.
  public var drawn: Int

  /// Progress with the given numbers of stills.
  public init(done: Int, total: Int, drawn: Int) {
    self.done = done
    self.total = total
    self.drawn = drawn
  }
}

/// The result of a reel.
public struct ReelSummary: Hashable, Sendable {
  /// The folder with the frames, the trace and the manifest.
  public let folder: URL
  /// The number of requested stills.
  public let count: Int
  /// The number of stills drawn in this run; the others were up to date.
  public let drawn: Int
  /// The number of stale stills removed: drawn with other settings, or before the scene changed.
  public let removed: Int
  /// The problems of the scene that left valid pictures.
  public let problems: [SceneProblem]
}
