public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
public import ScrollworkViews

/// How a button looks that the system draws.
enum ButtonLook: Hashable {
  /// The label in the accent color.
  case automatic
  /// The label as it stands.
  case plain
  /// The label on a ground.
  case bordered(isProminent: Bool)
}

/// A look of buttons that the system draws.
public protocol PrimitiveButtonStyle: Sendable {}

/// The label as it stands, without the accent color.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The look.
  nonisolated public init() {}
}

/// The usual look: the label in the accent color.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The look.
  nonisolated public init() {}
}

/// The label in the accent color, without a ground.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The look.
  nonisolated public init() {}
}

/// The label on a faint ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The look.
  nonisolated public init() {}
}

/// The label in white, on a ground of the accent color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The look.
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it stands, without the accent color.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look: the label in the accent color.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the accent color, without a ground.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white, on a ground of the accent color.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Makes buttons inside show their labels as they stand.
  public func buttonStyle(_ style: PlainButtonStyle) -> some View { buttonLook(.plain) }

  /// Gives buttons inside the usual look.
  public func buttonStyle(_ style: DefaultButtonStyle) -> some View { buttonLook(.automatic) }

  /// Makes buttons inside show their labels in the accent color.
  public func buttonStyle(_ style: BorderlessButtonStyle) -> some View { buttonLook(.automatic) }

  /// Gives buttons inside a faint ground.
  public func buttonStyle(_ style: BorderedButtonStyle) -> some View {
    buttonLook(.bordered(isProminent: false))
  }

  /// Gives buttons inside a ground of the accent color.
  public func buttonStyle(_ style: BorderedProminentButtonStyle) -> some View {
    buttonLook(.bordered(isProminent: true))
  }

  private func buttonLook(_ look: ButtonLook) -> some View {
    transformEnvironment(\.self) {
      $0.buttonLook = look
      $0.buttonStyle = nil
    }
  }

  /// Sets the outline of the grounds of buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The outline of a button's ground.
public struct ButtonBorderShape: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case automatic
    case capsule
    case rectangle(CGFloat?)
    case circle
  }

  fileprivate let kind: Kind

  /// A rectangle with corners as large as the button's size asks for.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// As round as can be.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with corners as large as the button's size asks for.
  public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners, in points.
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

/// A label on the ground of a button.
struct ButtonGround<Label: View>: View {
  let isProminent: Bool
  let isPressed: Bool
  let role: ButtonRole?
  let label: Label
  @Environment(\.tint) private var tint
  @Environment(\.isTinted) private var isTinted
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var outline
  @Environment(\.font) private var font

  var body: some View {
    let margins = size.buttonMargins
    label
      .font(font ?? size.buttonFont)
      .foregroundStyle(ink)
      .padding(.horizontal, margins.horizontal)
      .padding(.vertical, margins.vertical)
      .background(ground.opacity(isPressed ? Self.pressed : 1), in: outline.shape(size))
  }

  private var accent: Color {
    role == .destructive ? .red : tint ?? .accentColor
  }

  private var ink: Color {
    if !isEnabled { return Color(uiColor: .tertiaryLabel) }
    return isProminent ? .white : accent.opacity(isPressed ? 0.75 : 1)
  }

  private var ground: Color {
    if !isEnabled { return Color(uiColor: .tertiarySystemFill) }
    if isProminent { return accent }
    return tint != nil || isTinted || role == .destructive
      ? accent.opacity(Self.faint) : Color(uiColor: .tertiarySystemFill)
  }

  /// How much of the accent color is in a faint ground, and how much of a ground is left beneath a
  /// finger.
  ///
  /// - Source: chosen, after pictures of iOS 17.
  private static var faint: Double { 0.15 }
  private static var pressed: Double { 0.75 }
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey {
    static var defaultValue: ButtonLook { .automatic }
  }

  private enum OutlineKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  private enum TintedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The look of buttons that the system draws.
  var buttonLook: ButtonLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// The outline of the grounds of buttons.
  var buttonBorderShape: ButtonBorderShape {
    get { self[OutlineKey.self] }
    set { self[OutlineKey.self] = newValue }
  }

  /// Whether a faint ground has the accent color also where nobody sets a tint.
  var isTinted: Bool {
    get { self[TintedKey.self] }
    set { self[TintedKey.self] = newValue }
  }
}
