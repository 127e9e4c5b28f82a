import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A look for buttons that knows whether a finger is on them.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that is shown.
  associatedtype Body: View

  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// What is shown for a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// The label the button was given, without any look of its own.
  public struct Label: GivenPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// What the button is for, if it said so.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case destructive
    case cancel
  }

  private let kind: Kind

  /// Deletes something: the label is red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
}

extension View {
  /// Sets the look of the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }
}

extension ButtonStyle {
  /// The button as this style shows it.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any ButtonStyle)? { nil }
  }

  /// The look of buttons; nil is the usual one.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
