public import ScrollworkViews

/// An alert as a value; superseded by the modifiers with actions.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Creates a button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Creates a button that cancels, with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Creates a button that cancels, with the system's label.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// Creates a button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// Creates an alert with two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton,
      secondaryButton: secondaryButton)
  }
}

/// An action sheet as a value; superseded by `confirmationDialog`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet with buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or an action sheet as views.
private struct DialogButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label
      }
    }
  }
}

extension View {
  /// Presents an alert while a binding is true; superseded by the form with actions.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    dialog(.alert, isPresented) { content().parts }
  }

  /// Presents an alert while an item is not nil; superseded by the form with actions.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    dialog(
      .alert, item: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { item.wrappedValue = nil }
    ) { item.wrappedValue.map { content($0).parts } }
  }

  /// Presents an action sheet while a binding is true; superseded by `confirmationDialog`.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    dialog(.actionSheet, isPresented) { content().parts }
  }

  /// Presents an action sheet while an item is not nil; superseded by `confirmationDialog`.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    dialog(
      .actionSheet, item: { item.wrappedValue.map { AnyHashable($0.id) } },
      dismiss: { item.wrappedValue = nil }
    ) { item.wrappedValue.map { content($0).parts } }
  }
}

extension Alert {
  @MainActor fileprivate var parts: (title: Text?, message: AnyView?, actions: AnyView) {
    (title, message.map { AnyView($0) }, AnyView(DialogButtons(buttons: buttons)))
  }
}

extension ActionSheet {
  @MainActor fileprivate var parts: (title: Text?, message: AnyView?, actions: AnyView) {
    (title, message.map { AnyView($0) }, AnyView(DialogButtons(buttons: buttons)))
  }
}
