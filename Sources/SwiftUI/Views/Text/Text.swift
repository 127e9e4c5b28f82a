public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// A view that displays one or more lines of read-only text.
///
/// The size is that of the lines wrapped to the proposed width, rounded up to whole pixels; lines
/// that exceed the proposed height are truncated.
public struct Text: PrimitiveView, Sendable {
  /// A scheme for transforming the capitalization of text.
  public enum Case: Hashable, Sendable {
    /// Displays text in all uppercase characters.
    case uppercase
    /// Displays text in all lowercase characters.
    case lowercase
  }

  /// The position at which an overlong line is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// Truncates at the beginning of the line.
    case head
    /// Truncates at the end of the line.
    case tail
    /// Truncates in the middle of the line.
    case middle

    var runTruncation: TextRun.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  /// The styled parts of the text, in order.
  var parts: [TextPart]

  init(parts: [TextPart]) { self.parts = parts }

  /// Creates a text from a localized key with interpolated values and inline Markdown; see
  /// ``LocalizedStringKey``.
  ///
  /// Tables are those of the scene, whatever the bundle.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    parts = [TextPart(.key(key, table: tableName))]
  }

  /// Creates a text that shows a string verbatim.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Creates a text that shows a string verbatim.
  public init(verbatim content: String) { parts = [TextPart(.words(content))] }

  /// Creates a text that shows an image or symbol on the baseline.
  public init(_ image: Image) { parts = [TextPart(.image(image))] }

  /// Creates a text that shows an attributed string.
  ///
  /// Disfavored, because a string literal could be an attributed string too, and must be a
  /// localized key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    parts = attributedContent.textParts
  }

  /// Creates a text that shows a value formatted in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    parts = [TextPart(.value(FormattedValue(input, format)))]
  }

  /// Concatenates two texts, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(parts: lhs.parts + rhs.parts) }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(LeafNode(TextLeaf(parts, in: context), path: context.path))
  }
}
