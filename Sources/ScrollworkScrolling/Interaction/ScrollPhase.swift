/// What a scroll view is doing.
@frozen public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A finger is down and has not moved far enough to scroll.
  case tracking
  /// The content follows a finger.
  case interacting
  /// The finger has gone and the content comes to rest.
  case decelerating
  /// The content goes where it was told to go.
  case animating

  /// Whether it does anything at all; a finger that is just down counts.
  public var isScrolling: Bool { self != .idle }
}
