public import Foundation
public import ScrollworkDrawing
public import ScrollworkStage
import ScrollworkStudio
import ScrollworkViews

/// A staged reel: the film and its clock.
///
/// ```swift
/// let film = try StagedFilm([stage], staging: Staging(), rate: FrameRate(60), text: renderer).film
/// let poster = try film.frame(film.poster).list
/// ```
@MainActor public struct StagedFilm {
  /// The frames.
  public let film: Film
  /// The clock of the reel.
  public let clock: TimeMap
  /// Pixels per point of the frames; those of the scenes, unless the staging has a size.
  public let scale: CGFloat

  /// The staged reel of a scene, or of several beside each other in step.
  ///
  /// - Parameters:
  ///   - stages: The stages of the scenes, at least one; the clock is that of the first.
  ///   - staging: The staging of all of them.
  ///   - labels: A label for each scene; empty for none.
  ///   - rate: The rate of frames.
  ///   - text: The measurer of titles and captions.
  ///   - pictures: The renderer of a picture behind the scene; nil for a staging without one.
  /// - Throws: ``StagingError``, or a `StudioError` for a scene without a picture.
  public init(
    _ stages: [Stage], staging: Staging, labels: [String] = [], rate: FrameRate,
    text: any TextMeasuring, pictures: (any DisplayListRendering)? = nil
  ) throws {
    precondition(!stages.isEmpty, "a reel of no scenes")
    precondition(labels.isEmpty || labels.count == stages.count, "\(labels.count) labels")
    for stage in stages { try stage.requirePicture() }
    try Self.requireEqualDurations(
      stages, names: labels.isEmpty ? stages.map(\.scene.name) : labels, rate: rate)
    let clock = TimeMap(
      sceneDuration: stages[0].duration, speedChanges: staging.speedChanges,
      freezes: staging.freezes
        + staging.chapters.map { Staging.Freeze(at: $0.time, for: $0.duration) })
    let count = rate.count(in: clock.duration)
    let name = stages.map(\.scene.name).joined(separator: " and ")
    let composer = try StagingComposer(
      stages, staging: staging, labels: labels, clock: clock, text: text,
      pictures: pictures)
    try Self.requireCanvas(composer, name: name)
    if staging.frameSize == .appStore {
      try AppStorePreview.check(duration: clock.duration, rate: rate)
    }
    let moment = staging.poster.map { clock.reelTime(ofScene: $0) } ?? clock.duration / 2
    film = Film(
      name: name, rate: rate, count: count, canvas: composer.canvas,
      poster: rate.nearest(to: moment), showsTouches: staging.showsTouches
    ) { number in
      try composer.frame(number, rate: rate)
    }
    (self.clock, scale) = (clock, composer.scale)
  }

  /// Throws for a canvas that no renderer draws.
  private static func requireCanvas(
    _ composer: StagingComposer, name: String
  ) throws(StudioError) {
    let (width, height) = (
      Double(composer.canvas.width * composer.scale),
      Double(composer.canvas.height * composer.scale)
    )
    let limit = Double(SceneProblem.largestSide)
    guard width > 0, height > 0, width <= limit, height <= limit else {
      throw .canvas(scene: name, width: width, height: height)
    }
  }

  /// Throws unless the stages last equally long, to a frame.
  private static func requireEqualDurations(
    _ stages: [Stage], names: [String], rate: FrameRate
  ) throws(StagingError) {
    for (stage, name) in zip(stages, names).dropFirst()
    where abs(stage.duration - stages[0].duration) >= rate.time(of: 1) {
      throw .differentDurations(
        first: names[0], stages[0].duration, second: name, stage.duration)
    }
  }
}
