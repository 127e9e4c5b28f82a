import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A control that initiates an action.
///
/// The label has the accent color unless it, the button or an ancestor sets a foreground style, and is
/// translucent while the button is pressed or disabled.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// The appearance that a style of the system gave the button; nil for that of the surroundings.
  var ownAppearance: SystemButtonAppearance?

  /// Creates a button that displays a custom label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role that displays a custom label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    if let ownAppearance {
      var plain = self
      plain.ownAppearance = nil
      return plain.resolve(
        in: context.environment {
          $0.systemButtonAppearance = ownAppearance
          $0.buttonStyle = nil
          $0.primitiveButtonStyle = nil
        })
    }
    let inner = context.view("Button", name: "Button")
    if let style = context.environment.primitiveButtonStyle {
      let label = label
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: .init { ScrollworkViews.resolve(label, in: $0) }, action: action)
      return style.resolve(
        configuration, in: inner.environment { $0.primitiveButtonStyle = nil })
    }
    let isEnabled = context.environment.isEnabled
    let pressed = GestureState(wrappedValue: false)
    _ = pressed.connect(in: inner, property: "pressed")
    let dismiss = context.environment.dialogDismiss
    return nodes(isPressed: pressed.wrappedValue, in: inner).map { node in
      if dismiss != nil { node.traits[DialogButtonKey.self] = .init(role: role, action: action) }
      guard isEnabled else { return node }
      if context.environment.isDefaultListButton { node.traits[RowActionKey.self] = action }
      let press = ButtonGesture()
        .updating(pressed) { isDown, shown, _ in shown = isDown }
        .onEnded { [action] _ in
          action()
          dismiss?()
        }
      return WrapperNode(
        node, .gesture(AttachedGesture(press, in: inner)), name: "Button")
    }
  }

  /// The nodes of the button in its style.
  @MainActor private func nodes(isPressed: Bool, in context: ResolveContext) -> NodeList {
    let label = label
    if let style = context.environment.buttonStyle {
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(label), isPressed: isPressed)
      return style.resolve(configuration, in: context)
    }
    if case .bordered(let isProminent) = context.environment.systemButtonAppearance {
      let row = LayoutView(layout: HStackLayout(spacing: 8), content: label)
      return ScrollworkViews.resolve(
        ButtonGround(isProminent: isProminent, isPressed: isPressed, role: role, label: row),
        in: context)
    }
    let isEnabled = context.environment.isEnabled
    let colored = context.environment {
      if $0.systemButtonAppearance == .plain || $0.hasExplicitForeground { return }
      let accent = role == .destructive ? Color.red : $0.tint ?? Color.accentColor
      $0.foreground = isEnabled ? accent : Color.secondary
    }
    let dimmed = LayoutView(layout: HStackLayout(), content: label)
      .opacity(
        !isEnabled ? ButtonLabelOpacity.disabled : isPressed ? ButtonLabelOpacity.pressed : 1)
    return ScrollworkViews.resolve(dimmed, in: colored)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title from a localized string key.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title from a string.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role and a title from a localized string key.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a role and a title from a string.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ScrollworkControls.Label<Text, Image> {
  /// Creates a button with a title from a localized string key and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      ScrollworkControls.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
    }
  }

  /// Creates a button with a title from a string and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      ScrollworkControls.Label(title, systemImage: systemImage, fileID: fileID, line: line)
    }
  }
}

extension EnvironmentValues {
  /// Whether the button of a list row is in the default style.
  fileprivate var isDefaultListButton: Bool {
    listAppearance != nil && buttonStyle == nil && systemButtonAppearance == .automatic
  }
}

/// The gesture that presses and triggers a button.
private struct ButtonGesture: PrimitiveGesture {
  typealias Value = Bool

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Bool> {
    TouchMachineRecognizer(ButtonMachine())
  }
}

/// The opacity of a button's label, by state.
///
/// - Source: chosen, after the look of plain system buttons.
private enum ButtonLabelOpacity {
  static let pressed = 0.35
  static let disabled = 0.3
}
