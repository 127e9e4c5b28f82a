import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkViews

/// A system button appearance.
enum SystemButtonAppearance: Hashable {
  /// The label in the accent color.
  case automatic
  /// The label in its own style.
  case plain
  /// The label on a filled background.
  case bordered(isProminent: Bool)
}

/// A type that applies custom appearance and interaction to buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View

  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Creates a view that represents the body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The role of the button, if any.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// A style with a system button appearance.
public protocol _SystemButtonStyle: PrimitiveButtonStyle, Sendable
where Body == Button<PrimitiveButtonStyleConfiguration.Label> {}

extension _SystemButtonStyle {
  /// The button in the appearance of the style.
  @MainActor public func makeBody(
    configuration: Configuration
  ) -> Button<PrimitiveButtonStyleConfiguration.Label> {
    var button = Button(configuration)
    button.ownAppearance =
      switch self {
      case is PlainButtonStyle: .plain
      case is BorderedButtonStyle: .bordered(isProminent: false)
      case is BorderedProminentButtonStyle: .bordered(isProminent: true)
      default: .automatic
      }
    return button
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button with the properties that a style receives.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// A button style that leaves its content undecorated while idle.
public struct PlainButtonStyle: _SystemButtonStyle {
  /// Creates a plain button style.
  nonisolated public init() {}
}

/// The default button style: the label in the accent color.
public struct DefaultButtonStyle: _SystemButtonStyle {
  /// Creates a default button style.
  nonisolated public init() {}
}

/// A button style without a border: the label in the accent color.
public struct BorderlessButtonStyle: _SystemButtonStyle {
  /// Creates a borderless button style.
  nonisolated public init() {}
}

/// A button style with a translucent background.
public struct BorderedButtonStyle: _SystemButtonStyle {
  /// Creates a bordered button style.
  nonisolated public init() {}
}

/// A button style with a white label on a background of the accent color.
public struct BorderedProminentButtonStyle: _SystemButtonStyle {
  /// Creates a prominent bordered button style.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that leaves its content undecorated while idle.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style: the label in the accent color.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border: the label in the accent color.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a translucent background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style with a white label on a background of the accent color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets the plain style for buttons within this view.
  public func buttonStyle(_ style: PlainButtonStyle) -> some View { systemButtonAppearance(.plain) }

  /// Sets the default style for buttons within this view.
  public func buttonStyle(_ style: DefaultButtonStyle) -> some View {
    systemButtonAppearance(.automatic)
  }

  /// Sets the borderless style for buttons within this view.
  public func buttonStyle(_ style: BorderlessButtonStyle) -> some View {
    systemButtonAppearance(.automatic)
  }

  /// Sets the bordered style for buttons within this view.
  public func buttonStyle(_ style: BorderedButtonStyle) -> some View {
    systemButtonAppearance(.bordered(isProminent: false))
  }

  /// Sets the prominent bordered style for buttons within this view.
  public func buttonStyle(_ style: BorderedProminentButtonStyle) -> some View {
    systemButtonAppearance(.bordered(isProminent: true))
  }

  /// Sets a style of one's own, with its own interaction, for buttons within this view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) {
      $0.primitiveButtonStyle = style
      $0.buttonStyle = nil
    }
  }

  func systemButtonAppearance(_ appearance: SystemButtonAppearance) -> some View {
    transformEnvironment(\.self) {
      $0.systemButtonAppearance = appearance
      $0.buttonStyle = nil
      $0.primitiveButtonStyle = nil
    }
  }

  /// Sets the border shape for buttons within this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: SystemButtonAppearance { .automatic }
  }

  private enum PrimitiveKey: EnvironmentKey {
    static var defaultValue: (any PrimitiveButtonStyle)? { nil }
  }

  /// The style of one's own of buttons, with its own interaction.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveKey.self] }
    set { self[PrimitiveKey.self] = newValue }
  }

  private enum BorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  private enum TintedBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The system appearance of buttons.
  var systemButtonAppearance: SystemButtonAppearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// The shape of button backgrounds.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// Whether a translucent background has the accent color even if no tint is set.
  var usesTintedBackground: Bool {
    get { self[TintedBackgroundKey.self] }
    set { self[TintedBackgroundKey.self] = newValue }
  }
}
