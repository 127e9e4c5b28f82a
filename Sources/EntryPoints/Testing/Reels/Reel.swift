public import Foundation
public import ScrollworkEnvironment
public import ScrollworkScript
public import ScrollworkStage
import ScrollworkStudio
public import ScrollworkViews

/// A scroll animation that has been played, to ask what happens in it, without any reference.
///
/// ```swift
/// let reel = try await Reel(of: Shelf(), script: [.flick(.left, velocity: 1200), .untilSettled()])
/// #expect(reel.settles(on: "Plum Rain", by: 1.4).holds)
/// ```
///
/// Views are called by their ids, by the words of texts, or by their structural names. Between two
/// stills, numbers change evenly. A question about a view that is not there fails the test, with the
/// nearest name.
public struct Reel: Sendable {
  /// The duration of the script, in seconds.
  public let duration: Double
  /// Stills per second.
  public let fps: Int
  /// The name of the scene.
  let scene: String
  /// The stills, and the end of the script.
  let moments: [TracedMoment]
  /// Whether the layout is right to left.
  let isRightToLeft: Bool

  /// Plays a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, with its canvas and traits.
  ///   - script: The touches; by default those of the scene.
  ///   - fps: The stills per second.
  ///   - images: The folders of images and asset catalogs.
  /// - Throws: An ``InvalidRate``, an error of a scene that cannot be drawn, or of fonts and images.
  @MainActor public init(
    of scene: ScrollworkStage.Scene, script: GestureScript? = nil, fps: Int = 60,
    images: [URL] = []
  ) throws {
    try InvalidRate.check(fps)
    let renderer = try TestRenderers.renderer(images: images)
    let stage = Stage(scene.playing(script), text: renderer, images: renderer)
    try stage.requirePicture()
    let numbering = ReelNumbering(duration: stage.duration, fps: fps)
    moments = try (0...numbering.count).map { number in
      try Task.checkCancellation()
      return TracedMoment(
        stage, at: number == numbering.count ? stage.duration : numbering.time(of: number))
    }
    (self.scene, duration, self.fps) = (scene.name, stage.duration, fps)
    isRightToLeft = scene.layoutDirection == .rightToLeft
  }

  /// Plays a view.
  ///
  /// - Parameters:
  ///   - view: The view, made anew on the main actor.
  ///   - script: The touches.
  ///   - canvas: The size of the canvas, in points.
  ///   - fps: The stills per second.
  ///   - colorScheme: The color scheme.
  ///   - layoutDirection: The direction of text and layout.
  ///   - images: The folders of images and asset catalogs.
  /// - Throws: An ``InvalidRate``, an error of a scene that cannot be drawn, or of fonts and images.
  @MainActor public init(
    of view: @autoclosure @escaping @MainActor @Sendable () -> some View, script: GestureScript,
    canvas: CGSize = CGSize(width: 390, height: 844), fps: Int = 60,
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    images: [URL] = []
  ) throws {
    try self.init(
      of: .tested("view", canvas, 2, script, colorScheme, layoutDirection, view), fps: fps,
      images: images)
  }

  /// The moments around a time, and how far between them it is, 0 … 1.
  func around(_ time: Double) -> (before: TracedMoment, after: TracedMoment, part: Double) {
    let index = (moments.firstIndex { $0.time > time + Self.tiny } ?? moments.count) - 1
    let before = moments[max(0, index)]
    let after = moments[min(max(0, index) + 1, moments.count - 1)]
    let length = after.time - before.time
    guard index >= 0, length > 0 else { return (before, before, 0) }
    return (before, after, min(1, max(0, (time - before.time) / length)))
  }

  /// The tolerance for rounding errors of times, in seconds.
  ///
  /// - Source: chosen: far above the error of n/fps, far below a still.
  static let tiny = 1e-6
}
