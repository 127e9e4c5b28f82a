public import ScrollworkDrawing
public import ScrollworkViews

/// One picture of a scene: what to draw, and the numbers behind it.
public struct Still: Sendable {
  /// The moment, in seconds from the start.
  public let time: Double
  /// What to draw.
  public let displayList: DisplayList
  /// The numbers.
  public let report: StillReport
  /// What could not be shown as it was asked for, in this still or in the script before it.
  public let problems: [SceneProblem]
}
