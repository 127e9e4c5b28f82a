import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkMotion
public import ScrollworkViews

/// A look for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that is shown.
  associatedtype Body: View

  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// What is shown for a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
  /// The label the toggle was given.
  public struct Label: GivenPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A label and a switch at the other end of the room.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The look.
  nonisolated public init() { tint = nil }

  /// The look, with a color for switches that are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The label, room, and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.$isOn, tint: tint)
  }
}

private struct SwitchRow: View {
  let label: ToggleStyleConfiguration.Label
  @Binding var isOn: Bool
  let tint: Color?
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.tint) private var around
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 8) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 0)
      }
      knob
    }
  }

  private var knob: some View {
    Capsule()
      .fill(isOn ? tint ?? around ?? Color.green : Color(uiColor: .secondarySystemFill))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .shadow(color: Color.black.opacity(0.15), radius: 3, y: 2)
          .padding(SwitchLook.margin)
      }
      .frame(width: SwitchLook.width, height: SwitchLook.height)
      .animation(SwitchLook.animation, value: isOn)
      .opacity(isEnabled ? 1 : SwitchLook.disabled)
      .contentShape(Capsule())
      .onTapGesture { if isEnabled { isOn.toggle() } }
  }
}

/// How large switches are.
///
/// - Source: measured by others: `UISwitch` is 51 × 31 points before iOS 26. The rest is chosen,
///   after pictures.
private enum SwitchLook {
  static let width: CGFloat = 51
  static let height: CGFloat = 31
  static let margin: CGFloat = 2
  static let disabled = 0.5
  static let animation = Animation.spring(response: 0.3, dampingFraction: 0.85)
}

/// A button whose ground is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The look.
  nonisolated public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(\.buttonLook, configuration.isOn ? .bordered(isProminent: false) : .automatic)
    .environment(\.buttonStyle, nil)
    .environment(\.isTinted, true)
  }
}

/// The usual look: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// The look.
  nonisolated public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual look: a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the look of the toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }

  /// Shows controls inside without their labels.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

extension ToggleStyle {
  /// The toggle as this style shows it.
  func resolve(_ configuration: Configuration, in context: ResolveContext) -> NodeList {
    context.nodes(styledBy: self) { $0.makeBody(configuration: configuration) }
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
  }

  private enum LabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The look of toggles.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// Whether controls are shown without their labels.
  var labelsAreHidden: Bool {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}
