/// The phase of a view's scroll transition.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the threshold at the top or leading side, or hidden there.
  case topLeading
  /// Inside the container, past the threshold.
  case identity
  /// Before the threshold at the bottom or trailing side, or hidden there.
  case bottomTrailing

  /// The name of the case, without the reflection of an interpolated value.
  package var name: String {
    switch self {
    case .topLeading: "topLeading"
    case .identity: "identity"
    case .bottomTrailing: "bottomTrailing"
    }
  }

  /// Whether the phase is the identity.
  public var isIdentity: Bool { self == .identity }

  /// −1 for the top leading phase, 0 for identity, 1 for bottom trailing.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
