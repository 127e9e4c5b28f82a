/// The quantity on the horizontal axis of a chart.
public enum CurveBase: String, CaseIterable, Hashable, Sendable {
  /// The time, in seconds.
  case time
  /// The content offset, in points.
  case offset
}
