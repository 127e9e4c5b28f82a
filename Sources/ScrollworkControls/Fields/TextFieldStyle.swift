import ScrollworkEnvironment
public import ScrollworkViews

/// How a field looks.
public protocol TextFieldStyle: Sendable {}

/// The text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The look.
  nonisolated public init() {}
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The look.
  nonisolated public init() {}
}

/// The text in a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The look.
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The text alone.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets how fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldHasBorder, style is RoundedBorderTextFieldStyle)
  }
}

extension EnvironmentValues {
  private enum BorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether fields have a border.
  var textFieldHasBorder: Bool {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
}
