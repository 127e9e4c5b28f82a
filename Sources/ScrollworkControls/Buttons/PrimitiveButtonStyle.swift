public import Foundation
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

/// A style with a system button appearance.
public protocol PrimitiveButtonStyle: Sendable {}

/// A button style that leaves its content undecorated while idle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates a plain button style.
  nonisolated public init() {}
}

/// The default button style: the label in the accent color.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates a default button style.
  nonisolated public init() {}
}

/// A button style without a border: the label in the accent color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates a borderless button style.
  nonisolated public init() {}
}

/// A button style with a translucent background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates a bordered button style.
  nonisolated public init() {}
}

/// A button style with a white label on a background of the accent color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
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

  private func systemButtonAppearance(_ appearance: SystemButtonAppearance) -> some View {
    transformEnvironment(\.self) {
      $0.systemButtonAppearance = appearance
      $0.buttonStyle = nil
    }
  }

  /// Sets the border shape for buttons within this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The shape of a button's background.
public struct ButtonBorderShape: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case automatic
    case capsule
    case rectangle(CGFloat?)
    case circle
  }

  fileprivate let kind: Kind

  /// A rounded rectangle, with the corner radius of the control size.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle, with the corner radius of the control size.
  public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rounded rectangle with a corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rectangle(radius))
  }

  func shape(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic, .rectangle(nil):
      AnyShape(RoundedRectangle(cornerRadius: size.buttonCorner))
    case .rectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }
}

/// The label and background of a bordered button.
struct ButtonGround<Label: View>: View {
  let isProminent: Bool
  let isPressed: Bool
  let role: ButtonRole?
  let label: Label
  @Environment(\.tint) private var tint
  @Environment(\.usesTintedBackground) private var usesTintedBackground
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.font) private var font

  var body: some View {
    let margins = size.buttonMargins
    label
      .font(font ?? size.buttonFont)
      .foregroundStyle(labelColor)
      .padding(.horizontal, margins.horizontal)
      .padding(.vertical, margins.vertical)
      .background(
        backgroundColor.opacity(isPressed ? Self.pressedOpacity : 1), in: borderShape.shape(size))
  }

  private var accent: Color {
    role == .destructive ? .red : tint ?? .accentColor
  }

  private var labelColor: Color {
    if !isEnabled { return Color(uiColor: .tertiaryLabel) }
    return isProminent ? .white : accent.opacity(isPressed ? 0.75 : 1)
  }

  private var backgroundColor: Color {
    if !isEnabled { return Color(uiColor: .tertiarySystemFill) }
    if isProminent { return accent }
    return tint != nil || usesTintedBackground || role == .destructive
      ? accent.opacity(Self.translucentOpacity) : Color(uiColor: .tertiarySystemFill)
  }

  /// The opacity of the accent color in a translucent background, and of the background while
  /// pressed.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  private static var translucentOpacity: Double { 0.15 }
  private static var pressedOpacity: Double { 0.75 }
}

extension EnvironmentValues {
  private enum AppearanceKey: EnvironmentKey {
    static var defaultValue: SystemButtonAppearance { .automatic }
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
