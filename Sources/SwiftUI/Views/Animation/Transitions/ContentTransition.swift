public import ScrollworkEnvironment

/// The transition from one text to another under an animation.
///
/// - Source: chosen: every kind but ``identity`` fades from one text to the other.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, interpolate, opacity
    case numeric(countsDown: Bool)
  }

  private let kind: Kind

  /// A change at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The default transition: a fade.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// A fade.
  public static let opacity = ContentTransition(kind: .opacity)

  /// A transition for numbers: a fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }

  /// A transition for numbers: a fade.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  /// The transition between texts.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition between texts inside the view under an animation.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
