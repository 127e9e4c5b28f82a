/// The visibility of a UI element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The element decides, depending on context.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
