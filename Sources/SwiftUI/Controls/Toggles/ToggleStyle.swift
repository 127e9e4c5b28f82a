import Foundation
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkLayout
import ScrollworkMotion
public import ScrollworkViews

/// The appearance and behavior of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// A view that represents the appearance and interaction of a toggle.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates a view that represents the body of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
  /// A type-erased label of a toggle.
  public struct Label: StyleConfigurationPart {
    let resolveContent: @MainActor (ResolveContext) -> NodeList
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A toggle style with a leading label and a trailing switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a switch toggle style.
  nonisolated public init() { tint = nil }

  /// Creates a switch toggle style with a tint color for the on state.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(label: configuration.label, isOn: configuration.$isOn, tint: tint)
  }
}

private struct SwitchRow: View {
  let label: ToggleStyleConfiguration.Label
  @Binding var isOn: Bool
  let tint: Color?
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.tint) private var environmentTint
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 8) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 0)
      }
      knob
    }
    .asControl()
  }

  private var knob: some View {
    Capsule()
      .fill(isOn ? tint ?? environmentTint ?? Color.green : Color(uiColor: .secondarySystemFill))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .shadow(color: Color.black.opacity(0.15), radius: 3, y: 2)
          .padding(SwitchMetrics.margin)
      }
      .frame(width: SwitchMetrics.width, height: SwitchMetrics.height)
      .animation(SwitchMetrics.animation, value: isOn)
      .opacity(isEnabled ? 1 : SwitchMetrics.disabled)
      .contentShape(Capsule())
      .onTapGesture { if isEnabled { isOn.toggle() } }
  }
}

/// Metrics of switches, in points.
///
/// - Source: measured by others: `UISwitch` is 51 × 31 points before iOS 26. The rest is chosen,
///   after pictures.
private enum SwitchMetrics {
  static let width: CGFloat = 51
  static let height: CGFloat = 31
  static let margin: CGFloat = 2
  static let disabled = 0.5
  static let animation = Animation.spring(response: 0.3, dampingFraction: 0.85)
}

/// A toggle style that displays a button, with a background while on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button toggle style.
  nonisolated public init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(
      \.systemButtonAppearance, configuration.isOn ? .bordered(isProminent: false) : .automatic
    )
    .environment(\.buttonStyle, nil)
    .environment(\.usesTintedBackground, true)
  }
}

/// The default toggle style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates a default toggle style.
  nonisolated public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default toggle style: a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle style with a leading label and a trailing switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that displays a button, with a background while on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style for toggles within this view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }

  /// Hides the labels of controls within this view.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}

extension ToggleStyle {
  /// The nodes of the toggle in this style.
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

  /// The style of toggles.
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// Whether the labels of controls are hidden.
  var labelsAreHidden: Bool {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}
