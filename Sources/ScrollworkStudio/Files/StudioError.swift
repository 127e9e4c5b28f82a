public import ScrollworkViews

/// Why something to look at could not be made.
public enum StudioError: Error, Hashable, Sendable {
  /// A file or a folder cannot be made, replaced or removed.
  case cannotWrite(path: String, reason: String)
  /// A moment that the reel does not have; `last` is the number of its last still.
  case outsideReel(time: Double, scene: String, duration: Double, last: Int, fps: Int)
  /// A span that ends before it begins.
  case backwards(from: Double, to: Double)
  /// A picture without pixels, or with more along a side than can be drawn.
  case canvas(scene: String, width: Double, height: Double)
  /// A scene that cannot be shown.
  case scene(String, SceneProblem)
  /// There is no script file of that name.
  case missingScript(path: String, nearest: String?)
  /// A script file holds no text.
  case unreadableScript(path: String)
}
