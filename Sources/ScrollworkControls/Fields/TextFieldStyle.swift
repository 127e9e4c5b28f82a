import ScrollworkEnvironment
public import ScrollworkViews

/// The appearance of text fields.
public protocol TextFieldStyle: Sendable {}

/// The default text field style: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates a default text field style.
  nonisolated public init() {}
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates a plain text field style.
  nonisolated public init() {}
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates a rounded-border text field style.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style: plain.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style with no decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style for text fields within this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldHasBorder, style is RoundedBorderTextFieldStyle)
  }
}

extension EnvironmentValues {
  private enum BorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether text fields have a border.
  var textFieldHasBorder: Bool {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
}
