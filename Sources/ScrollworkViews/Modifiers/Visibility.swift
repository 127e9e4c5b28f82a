/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As whoever shows it thinks best.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
