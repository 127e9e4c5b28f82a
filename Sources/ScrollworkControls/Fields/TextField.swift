public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A field with a text, or with what it asks for while the text is empty.
///
/// Nobody types into it.
public struct TextField<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  private let text: () -> String
  private let axis: Axis
  private let prompt: Text?
  private let label: Label

  private init(_ text: @escaping () -> String, axis: Axis, prompt: Text?, label: Label) {
    self.text = text
    self.axis = axis
    self.prompt = prompt
    self.label = label
  }

  /// A field that asks with a text of its own, or else with its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init({ text.wrappedValue }, axis: .horizontal, prompt: prompt, label: label())
  }

  /// A field that grows along an axis: down by lines, or not at all.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init({ text.wrappedValue }, axis: axis, prompt: prompt, label: label())
  }

  /// The text, or what is asked for.
  public var body: some View {
    let words = text()
    FieldRoom {
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

extension TextField where Label == Text {
  /// A field with a title that asks.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title as it stands that asks.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field with a title that asks, which grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field with a title as it stands that asks, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field with a value as a format writes it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      { format.format(value.wrappedValue) }, axis: .horizontal, prompt: prompt,
      label: Text(titleKey))
  }
}

/// A field that shows a dot for each letter.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// A field that asks with a text of its own, or else with its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The dots, or what is asked for.
  public var body: some View {
    let dots = String(repeating: "•", count: text.wrappedValue.count)
    TextField(text: .constant(dots), prompt: prompt) { label }
  }
}

extension SecureField where Label == Text {
  /// A field with a title that asks.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title as it stands that asks.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// The room of a field: all the width there is, and a border where the style has one.
private struct FieldRoom<Content: View>: View {
  @Environment(\.textFieldHasBorder) private var hasBorder
  @Environment(\.multilineTextAlignment) private var alignment
  @ViewBuilder let content: Content

  var body: some View {
    let line =
      content
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: side, vertical: .center))
    if hasBorder {
      line
        .padding(.horizontal, FieldLook.inset)
        .frame(minHeight: FieldLook.height)
        .background(
          Color(uiColor: .systemBackground),
          in: RoundedRectangle(cornerRadius: FieldLook.corner)
        )
        .overlay {
          RoundedRectangle(cornerRadius: FieldLook.corner)
            .strokeBorder(Color(uiColor: .systemGray4), lineWidth: FieldLook.line)
        }
        .contentShape(Rectangle())
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

/// How large fields with a border are.
///
/// - Source: measured by others: a rounded `UITextField` is 34 points high. The rest is chosen.
private enum FieldLook {
  static let height: CGFloat = 34
  static let inset: CGFloat = 7
  static let corner: CGFloat = 6
  static let line: CGFloat = 0.5
}
