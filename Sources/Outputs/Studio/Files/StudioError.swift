public import ScrollworkViews

/// An error in rendering a reel, a sheet or an inspection.
public enum StudioError: Error, Hashable, Sendable {
  /// A file or a folder cannot be created, replaced or removed.
  case cannotWrite(path: String, reason: String)
  /// A file that exists but cannot be read, such as a folder.
  case cannotRead(path: String, reason: String)
  /// A time outside the reel; `last` is the number of its last still.
  case outsideReel(time: Double, scene: String, duration: Double, last: Int, fps: Int)
  /// More stills than are rendered at once.
  case tooManyStills(scene: String, count: Int, fps: Int, limit: Int)
  /// A time span that ends before it begins.
  case backwards(from: Double, to: Double)
  /// A canvas without pixels, or with too many along a side.
  case canvas(scene: String, width: Double, height: Double)
  /// A scene that cannot be drawn.
  case scene(String, SceneProblem)
  /// A missing script file.
  case missingScript(path: String, nearest: String?)
  /// A script file that is not UTF-8 text.
  case unreadableScript(path: String)
}
