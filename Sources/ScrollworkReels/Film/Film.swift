public import Foundation
public import ScrollworkStage
import ScrollworkStudio

/// The frames of a moving picture, in order: what a reel shows, before it has a form.
///
/// All frames have one size. Frame n is at n/fps seconds; each is a function of its number.
@MainActor public struct Film {
  /// The name, such as that of the scene.
  public let name: String
  /// Frames per second.
  public let fps: Int
  /// The number of frames, at least 1.
  public let count: Int
  /// The size of the frames, in points.
  public let canvas: CGSize
  private let content: @MainActor (Int) throws -> FilmFrame

  /// A film of `count` frames.
  public init(
    name: String, fps: Int, count: Int, canvas: CGSize,
    content: @escaping @MainActor (Int) throws -> FilmFrame
  ) {
    precondition(count > 0 && fps > 0, "\(count) frames at \(fps) per second")
    (self.name, self.fps, self.count, self.canvas) = (name, fps, count, canvas)
    self.content = content
  }

  /// The duration, in seconds.
  public var duration: Double { Double(count) / Double(fps) }

  /// The frame of a number in `0..<count`.
  public func frame(_ number: Int) throws -> FilmFrame { try content(number) }
}

extension Film {
  /// The reel of a stage, still for still.
  ///
  /// - Throws: From ``frame(_:)``, for a still without a picture.
  public init(_ stage: Stage, fps: Int) {
    let numbering = ReelNumbering(duration: stage.duration, fps: fps)
    self.init(
      name: stage.scene.name, fps: fps, count: numbering.count, canvas: stage.scene.canvas
    ) { number in
      let still = stage.still(at: numbering.time(of: number))
      try stage.require(still.problems)
      return FilmFrame(number: number, samples: [still.displayList], reports: [still.report])
    }
  }
}
