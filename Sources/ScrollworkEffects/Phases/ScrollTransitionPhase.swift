/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top or the leading side, or gone there.
  case topLeading
  /// Inside, past its threshold.
  case identity
  /// About to come in at the bottom or the trailing side, or gone there.
  case bottomTrailing

  /// Whether the view is inside.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top or the leading side, 0 inside, 1 at the bottom or the trailing side.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
