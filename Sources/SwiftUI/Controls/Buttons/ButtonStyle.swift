import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A type that applies custom appearance and standard interaction to buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The role of the button, if any.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case destructive
    case cancel
    case close
    case confirm
  }

  private let kind: Kind

  /// A destructive button; its label is red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// A button that cancels an operation.
  public static let cancel = ButtonRole(kind: .cancel)
  /// A button that closes what is presented.
  public static let close = ButtonRole(kind: .close)
  /// A button that confirms what is presented.
  public static let confirm = ButtonRole(kind: .confirm)
}

extension View {
  /// Sets the style for buttons within this view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style).environment(\.primitiveButtonStyle, nil)
  }
}

extension ButtonStyle {
  /// The nodes of the button in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: (any ButtonStyle)? { nil }
  }

  /// The custom style of buttons; nil for a system appearance.
  var buttonStyle: (any ButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension PrimitiveButtonStyle {
  /// The nodes of the button in this style.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}
