public import ScrollworkDrawing
public import ScrollworkViews

/// A rendered moment of a scene: a display list and a report.
public struct Still: Sendable {
  /// The time, in seconds from the start.
  public let time: Double
  /// The draw commands and layers.
  public let displayList: DisplayList
  /// The state of scroll views and effects.
  public let report: StillReport
  /// The problems found in this still, and in the script that was played.
  public let problems: [SceneProblem]
}
