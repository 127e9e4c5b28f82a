import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// The trait key of a button in a dialog; nil for other views.
enum DialogButtonKey: ContainerValueKey {
  /// A button of a dialog.
  struct DialogButton {
    let role: ButtonRole?
    let action: @MainActor () -> Void
  }

  static var defaultValue: DialogButton? { nil }
}

extension EnvironmentValues {
  private enum DialogKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
  }

  /// Dismisses the dialog or the menu that contains a button, after its action; nil outside of them.
  var dialogDismiss: (@MainActor () -> Void)? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}

extension Subview {
  /// Whether the view is a button of a dialog.
  @MainActor var isDialogButton: Bool { node.traits[DialogButtonKey.self] != nil }

  /// Whether the view is a button of a dialog that cancels it.
  @MainActor var isCancel: Bool { node.traits[DialogButtonKey.self]?.role == .cancel }
}

/// The buttons of a dialog in the order in which it shows them, with one to close it if there is none.
struct DialogActions<Dialog: View>: View {
  let actions: AnyView
  let dismiss: @MainActor () -> Void
  let style: DialogButtonStyle
  @ViewBuilder let dialog: (_ fields: [Subview], _ buttons: [Subview]) -> Dialog

  var body: some View {
    Group(subviews: actions) { views in
      dialog(views.filter { !$0.isDialogButton }, views.filter(\.isDialogButton))
    }
    .buttonStyle(style)
    .environment(\.dialogDismiss, { dismiss() })
  }
}

/// The style of buttons in dialogs.
struct DialogButtonStyle: ButtonStyle {
  let height: CGFloat
  let size: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: size, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(configuration.role == .destructive ? Color.red : Color.accentColor)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(
        configuration.isPressed ? Color(uiColor: .quaternarySystemFill) : Color.clear
      )
      .contentShape(Rectangle())
  }
}

extension View {
  /// The environment of a dialog's text: the system's own, whatever the view that presents it.
  func dialogText() -> some View {
    transformEnvironment(\.self) {
      $0.font = nil
      $0.tint = nil
      $0.isElevated = true
      $0.textCase = nil
      $0.foreground = Color.primary
      $0.isEnabled = true
      $0.toggleStyle = DefaultToggleStyle()
      $0.labelStyle = DefaultLabelStyle()
    }
  }
}
