/// The phase of a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// The content is at rest.
  case idle
  /// A finger is down and has not moved far enough to scroll.
  case tracking
  /// The content follows a finger.
  case interacting
  /// The finger has lifted and the content decelerates.
  case decelerating
  /// The content scrolls programmatically.
  case animating

  /// Whether the phase is not ``idle``; a finger that is down without moving counts.
  public var isScrolling: Bool { self != .idle }

  /// The name of the case, without the reflection of an interpolated value.
  package var name: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}
