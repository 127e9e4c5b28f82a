/// A moment of a scene, as a figure names it.
public enum FigureMoment: Hashable, Sendable {
  /// Seconds from the start.
  case time(Double)
  /// The time of a mark of the script.
  case mark(String)
  /// The end of the script.
  case end
}
