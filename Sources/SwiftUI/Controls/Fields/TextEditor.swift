import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkViews

/// A view that displays long, editable text and scrolls it.
///
/// Scenes have no keyboard: the text changes only through its binding.
public struct TextEditor: View {
  @Environment(\.listBackground) private var background
  @Environment(\.multilineTextAlignment) private var alignment
  private let text: Binding<String>

  /// Creates a text editor.
  public init(text: Binding<String>) { self.text = text }

  /// The text in a scroll view.
  public var body: some View {
    ScrollView {
      Text(verbatim: text.wrappedValue)
        .frame(maxWidth: .infinity, alignment: side)
        .padding(.horizontal, Self.side).padding(.vertical, Self.vertical)
    }
    .background { if background != .hidden { Color(uiColor: .systemBackground) } }
  }

  /// The insets of the text, in points.
  ///
  /// - Source: documented, UIKit's `UITextView`: a line fragment padding of 5 points and text
  ///   container insets of 8 points.
  private static let side: CGFloat = 5
  private static let vertical: CGFloat = 8

  private var side: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The appearance of text editors.
public protocol TextEditorStyle: Sendable {}

/// The default text editor style.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates a default text editor style.
  public init() {}
}

/// A text editor style without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a plain text editor style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of text editors inside; the plain one has no background.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    transformEnvironment(\.listBackground) { if style is PlainTextEditorStyle { $0 = .hidden } }
  }
}
