public import Foundation
public import ScrollworkViews

/// How the stills of a reel are written.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes.
  case svg
}

/// What is asked of a reel, beyond its scene.
public struct ReelSettings: Hashable, Sendable {
  /// How stills are written.
  public var format = PictureFormat.png
  /// Stills to a second.
  public var fps = 60
  /// The part that is wanted.
  public var span = ReelSpan.whole
  /// How many stills are drawn at once; changes no byte.
  public var jobs = 1
  /// The folder that holds a folder for each scene.
  public var output: URL

  /// The whole reel as PNG, 60 stills a second, into a folder.
  public init(output: URL) { self.output = output }
}

/// How far a reel has come.
public struct ReelProgress: Hashable, Sendable {
  /// How many stills are whole and right.
  public var done: Int
  /// How many are wanted.
  public var total: Int
  /// How many had to be drawn.
  public var drawn: Int

  /// So many of so many stills.
  public init(done: Int, total: Int, drawn: Int) {
    self.done = done
    self.total = total
    self.drawn = drawn
  }
}

/// What became of a reel.
public struct ReelSummary: Hashable, Sendable {
  /// The folder with the frames, the trace and the manifest.
  public let folder: URL
  /// The numbers of the stills that were asked for.
  public let numbers: ClosedRange<Int>
  /// How many of them had to be drawn; the others were whole and right.
  public let drawn: Int
  /// How many stills were taken away that an earlier run drew with other settings, or before the
  /// scene changed.
  public let removed: Int
  /// What in the scene could not be done as it was asked for, without harm to the pictures.
  public let problems: [SceneProblem]
}
