import ScrollworkEnvironment
public import ScrollworkViews

/// The appearance of text fields.
///
/// A style of one's own implements `_body(configuration:)`, as SwiftUI's documentation does not say but
/// code does.
@MainActor @preconcurrency public protocol TextFieldStyle: Sendable {
  /// The type of the styled field.
  associatedtype _Body: View

  /// The text field to style.
  typealias _Label = TextFieldStyleLabel

  /// The styled field.
  @ViewBuilder @MainActor @preconcurrency func _body(
    configuration: TextField<TextFieldStyleLabel>
  ) -> _Body
}

/// The text field that a style of one's own decorates.
public struct TextFieldStyleLabel: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A text field style that the engine draws.
public protocol _SystemTextFieldStyle: TextFieldStyle
where _Body == TextField<TextFieldStyleLabel> {}

extension _SystemTextFieldStyle {
  /// The field itself.
  @MainActor public func _body(
    configuration: TextField<TextFieldStyleLabel>
  ) -> TextField<TextFieldStyleLabel> { configuration }
}

extension TextFieldStyle {
  /// A field in this style.
  @MainActor func applied(to field: AnyView) -> AnyView {
    AnyView(_body(configuration: TextField(standingFor: field)))
  }
}

/// The default text field style: plain.
public struct DefaultTextFieldStyle: _SystemTextFieldStyle {
  /// Creates a default text field style.
  nonisolated public init() {}
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: _SystemTextFieldStyle {
  /// Creates a plain text field style.
  nonisolated public init() {}
}

/// A text field style with a rounded border.
public struct RoundedBorderTextFieldStyle: _SystemTextFieldStyle {
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
    let isOwn = !(style is any _SystemTextFieldStyle)
    return environment(\.textFieldHasBorder, style is RoundedBorderTextFieldStyle)
      .environment(\.textFieldStyle, isOwn ? style : nil)
  }
}

extension EnvironmentValues {
  private enum BorderKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum StyleKey: EnvironmentKey {
    static var defaultValue: (any TextFieldStyle)? { nil }
  }

  /// The style of one's own of text fields; nil for those of the system.
  var textFieldStyle: (any TextFieldStyle)? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// Whether text fields have a border.
  var textFieldHasBorder: Bool {
    get { self[BorderKey.self] }
    set { self[BorderKey.self] = newValue }
  }
}
