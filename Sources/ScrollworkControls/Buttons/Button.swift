import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// Something that acts when it is tapped.
///
/// While a finger is on it, its label is faint; so it is while it is disabled. The label has the
/// accent color unless it says otherwise.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of any kind.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a label of any kind, for something in particular.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("Button", name: "Button")
    let isEnabled = context.environment.isEnabled
    let pressed = GestureState(wrappedValue: false)
    _ = pressed.connect(in: inner, property: "pressed")
    return shown(isPressed: pressed.wrappedValue, in: inner).map { node in
      guard isEnabled else { return node }
      let press = ButtonGesture()
        .updating(pressed) { isDown, shown, _ in shown = isDown }
        .onEnded { [action] _ in action() }
      return WrapperNode(
        node, .gesture(AttachedGesture(press, in: inner)), name: "Button")
    }
  }

  /// What is seen of the button, as its style says.
  @MainActor private func shown(isPressed: Bool, in context: ResolveContext) -> NodeList {
    let label = label
    if let style = context.environment.buttonStyle {
      let configuration = ButtonStyleConfiguration(
        role: role, label: .init(label), isPressed: isPressed)
      return style.resolve(configuration, in: context)
    }
    if case .bordered(let isProminent) = context.environment.buttonLook {
      let row = LayoutView(layout: HStackLayout(spacing: 8), content: label)
      return ScrollworkViews.resolve(
        ButtonGround(isProminent: isProminent, isPressed: isPressed, role: role, label: row),
        in: context)
    }
    let isEnabled = context.environment.isEnabled
    let colored = context.environment {
      if $0.buttonLook == .plain { return }
      let accent = role == .destructive ? Color.red : $0.tint ?? Color.accentColor
      $0.foreground = isEnabled ? accent : Color.secondary
    }
    let look = LayoutView(layout: HStackLayout(), content: label)
      .opacity(!isEnabled ? LabelFading.disabled : isPressed ? LabelFading.pressed : 1)
    return ScrollworkViews.resolve(look, in: colored)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title as it stands.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title, for something in particular.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a title as it stands, for something in particular.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ScrollworkControls.Label<Text, Image> {
  /// A button with a title and the symbol of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(role: role, action: action) {
      ScrollworkControls.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
    }
  }

  /// A button with a title as it stands and the symbol of a name.
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

/// A finger on a button.
private struct ButtonGesture: PrimitiveGesture {
  typealias Value = Bool

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<Bool> {
    MachineRecognizer(ButtonMachine())
  }
}

/// How much of a button's label is left to see.
///
/// - Source: chosen, after the look of plain system buttons.
private enum LabelFading {
  static let pressed = 0.35
  static let disabled = 0.3
}
