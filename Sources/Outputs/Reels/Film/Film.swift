public import Foundation
import ScrollworkDrawing
public import ScrollworkStage
import ScrollworkStudio

/// The frames of a moving picture, in order: what a reel shows, before it has a form.
///
/// All frames have one size; each is a function of its number.
@MainActor public struct Film {
  /// The name, such as that of the scene.
  public let name: String
  /// The rate of frames.
  public let rate: FrameRate
  /// The number of frames, at least 1.
  public let count: Int
  /// The size of the frames, in points.
  public let canvas: CGSize
  /// The number of the frame that stands for the film.
  public let poster: Int
  /// Whether fingers are shown at first where readers can choose; true by default.
  public let showsTouches: Bool
  private let content: @MainActor (Int) throws -> FilmFrame

  /// A film of `count` frames; its poster is the frame in the middle unless there is another.
  public init(
    name: String, rate: FrameRate, count: Int, canvas: CGSize, poster: Int? = nil,
    showsTouches: Bool = true,
    content: @escaping @MainActor (Int) throws -> FilmFrame
  ) {
    precondition(count > 0, "\(count) frames")
    (self.name, self.rate, self.count, self.canvas) = (name, rate, count, canvas)
    self.poster = max(0, min(count - 1, poster ?? count / 2))
    (self.showsTouches, self.content) = (showsTouches, content)
  }

  /// The duration, in seconds.
  public var duration: Double { rate.time(of: count) }

  /// The part of the film between two times, in seconds, with the frames at both.
  ///
  /// - Returns: nil if there is no frame between them.
  public func part(from start: Double?, to end: Double?) -> Film? {
    guard start != nil || end != nil else { return self }
    let frames = (0..<count).filter { number in
      let time = rate.time(of: number)
      return time >= start ?? 0 && time <= end ?? .infinity
    }
    guard let first = frames.first else { return nil }
    return Film(
      name: name, rate: rate, count: frames.count, canvas: canvas,
      poster: frames.contains(poster) ? poster - first : nil, showsTouches: showsTouches
    ) { try content(first + $0) }
  }

  /// The frame of a number in `0..<count`.
  public func frame(_ number: Int) throws -> FilmFrame { try content(number) }
}

extension Film {
  /// The reel of a stage, still for still.
  ///
  /// - Throws: From ``frame(_:)``, for a still without a picture.
  public init(_ stage: Stage, rate: FrameRate) {
    self.init(
      name: stage.scene.name, rate: rate, count: rate.count(in: stage.duration),
      canvas: stage.scene.pictureSize
    ) { number in
      let still = stage.still(at: rate.time(of: number))
      try stage.require(still.problems)
      return FilmFrame(
        number: number, samples: [still.displayList],
        stills: [
          ShownStill(
            scene: stage.scene.name, report: still.report, origin: stage.origin(of: still),
            fingers: stage.fingers)
        ])
    }
  }
}

extension Stage {
  /// The top left corner of the canvas in a still, which may have room for larger ones, in points.
  func origin(of still: Still) -> CGPoint {
    let (list, screen) = (still.displayList, screen(at: still.time).size)
    return CGPoint(
      x: StagingLayout.pixels((list.canvas.width - screen.width) / 2, list.scale),
      y: StagingLayout.pixels((list.canvas.height - screen.height) / 2, list.scale))
  }
}
