/// Which references an assertion writes.
///
/// A test whose assertion has written one fails, so that no reference is accepted unseen.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Those that are missing; the default.
  case missing
  /// All of them, whether they differ or not.
  case all
  /// None: a missing one is a failure. For continuous integration.
  case never
  /// Those that are missing or differ.
  case failed
}
