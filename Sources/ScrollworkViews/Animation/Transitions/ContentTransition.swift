public import ScrollworkEnvironment

/// How a text turns into another one when something is animated.
///
/// - Source: chosen: every kind but ``identity`` fades from one text to the other.
public struct ContentTransition: Hashable, Sendable {
  private enum Kind: Hashable {
    case identity, interpolate, opacity
    case numeric(countsDown: Bool)
  }

  private let kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By what the system finds fitting: a fade.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)

  /// For numbers: a fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }

  /// For numbers: a fade.
  public static func numericText(value: Double) -> ContentTransition { numericText() }
}

extension EnvironmentValues {
  private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
  }

  /// How texts turn into others.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Says how texts inside turn into others when something is animated.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
