public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A control that displays editable text, or a prompt while the text is empty.
///
/// Scenes have no keyboard: the text changes only through its binding.
public struct TextField<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textFieldStyle) private var style
  private let text: () -> String
  private let axis: Axis
  private let prompt: Text?
  private let label: Label
  /// The field for which this one stands in the body of a style.
  private var standIn: AnyView?

  private init(_ text: @escaping () -> String, axis: Axis, prompt: Text?, label: Label) {
    self.text = text
    self.axis = axis
    self.prompt = prompt
    self.label = label
  }

  /// Creates a text field with a prompt; the label serves as the prompt where that is nil.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init({ text.wrappedValue }, axis: .horizontal, prompt: prompt, label: label())
  }

  /// Creates a text field that scrolls horizontally or grows vertically by lines.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init({ text.wrappedValue }, axis: axis, prompt: prompt, label: label())
  }

  /// The text, or the prompt while the text is empty, in the style.
  public var body: some View {
    if let standIn {
      standIn
    } else if let style {
      style.applied(to: AnyView(field.environment(\.textFieldStyle, nil)))
    } else {
      field
    }
  }

  @ViewBuilder private var field: some View {
    let words = text()
    FieldRoom(isLine: axis == .horizontal) {
      if !words.isEmpty {
        Text(verbatim: words).foregroundStyle(isEnabled ? Color.primary : Color.secondary)
      } else if let prompt {
        prompt.foregroundStyle(Color(uiColor: .placeholderText))
      } else {
        label.foregroundStyle(Color(uiColor: .placeholderText))
      }
    }
    .transformEnvironment(\.lineLimit) { if axis == .horizontal { $0 = 1 } }
  }
}

extension TextField where Label == TextFieldStyleLabel {
  /// Creates a text field that stands for another one in the body of a style.
  init(standingFor field: AnyView) {
    self.init({ "" }, axis: .horizontal, prompt: nil, label: TextFieldStyleLabel())
    standIn = field
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title from a localized string key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field with a preferred axis and a title from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field with a preferred axis and a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a text field that displays a formatted value, with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      { format.format(value.wrappedValue) }, axis: .horizontal, prompt: prompt,
      label: Text(title))
  }

  /// Creates a text field that displays a formatted value; nil displays the prompt.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      { value.wrappedValue.map { format.format($0) } ?? "" }, axis: .horizontal, prompt: prompt,
      label: Text(titleKey))
  }

  /// Creates a text field that displays a value by a formatter.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(
      { formatter.string(for: value.wrappedValue) ?? "" }, axis: .horizontal, prompt: prompt,
      label: Text(titleKey))
  }

  /// Creates a text field that displays a value by a formatter, with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      { formatter.string(for: value.wrappedValue) ?? "" }, axis: .horizontal, prompt: prompt,
      label: Text(title))
  }

  /// Creates a text field with actions of editing, which scenes never call; superseded by `onSubmit`
  /// and focus.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with an action of editing, which scenes never call; superseded by
  /// `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with a title from a string and actions of editing, which scenes never call;
  /// superseded by `onSubmit` and focus.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field with a title from a string and an action of editing, which scenes never
  /// call; superseded by `onSubmit`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a text field that displays a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      { format.format(value.wrappedValue) }, axis: .horizontal, prompt: prompt,
      label: Text(titleKey))
  }
}

/// A text field that masks its text with one dot per character.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Creates a secure field with a prompt; the label serves as the prompt where that is nil.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The dots, or the prompt while the text is empty.
  public var body: some View {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    TextField(text: .constant(dots), prompt: prompt) { label }
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with an action of editing, which scenes never call; superseded by
  /// `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a secure field with a title from a localized string key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// Lays out a field's content at the full proposed width, with a border if the style has one.
private struct FieldRoom<Content: View>: View {
  @Environment(\.textFieldHasBorder) private var hasBorder
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.displayScale) private var scale
  /// Whether the field has a single line.
  let isLine: Bool
  @ViewBuilder let content: Content

  var body: some View {
    let line =
      content
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
    if hasBorder {
      line
        .padding(.horizontal, TextFieldMetrics.inset)
        .frame(minHeight: TextFieldMetrics.height)
        .background(
          Color(uiColor: .systemBackground),
          in: RoundedRectangle(cornerRadius: TextFieldMetrics.corner)
        )
        .overlay {
          RoundedRectangle(cornerRadius: TextFieldMetrics.corner)
            .strokeBorder(Color(uiColor: .systemGray4), lineWidth: TextFieldMetrics.line)
        }
        .contentShape(Rectangle())
    } else if isLine {
      let extra = TextFieldMetrics.extra.ceiled(toScale: scale)
      let above = (extra / 2).ceiled(toScale: scale)
      line.padding(.top, above).padding(.bottom, extra - above).contentShape(Rectangle())
    } else {
      line.contentShape(Rectangle())
    }
  }

  private var side: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// Metrics of text fields, in points.
///
/// - Source: measured on Apple's frameworks: a bordered field is 34 points high; one without a border is 1.5
///   points higher than its line, in whole pixels. The rest is chosen.
private enum TextFieldMetrics {
  static let height: CGFloat = 34
  /// The room around the line of a field without a border.
  static let extra: CGFloat = 1.5
  static let inset: CGFloat = 7
  static let corner: CGFloat = 6
  static let line: CGFloat = 0.5
}
