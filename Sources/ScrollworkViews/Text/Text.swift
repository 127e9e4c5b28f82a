public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// Lines of text.
///
/// Takes the room its lines need within the width it is offered, rounded up to whole pixels; where it
/// is offered less height than that, its last lines are left out.
public struct Text: PrimitiveView, Sendable {
  /// The letters that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// Its beginning is left out.
    case head
    /// Its end is left out.
    case tail
    /// What is in its middle is left out.
    case middle

    var runTruncation: TextRun.Truncation {
      switch self {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
  }

  /// What is said, one piece after another.
  var parts: [TextPart]

  init(parts: [TextPart]) { self.parts = parts }

  /// Text for people; see ``LocalizedStringKey`` for values put in and for what is marked up.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    parts = key.parts
  }

  /// Text as it stands.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Text as it stands.
  public init(verbatim content: String) { parts = [TextPart(.words(content))] }

  /// A picture or a symbol in a text, on its baseline.
  public init(_ image: Image) { parts = [TextPart(.image(image))] }

  /// Text with looks of its own.
  ///
  /// Disfavored, because words in quotes can be such a text too, and are meant to be read.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    parts = attributedContent.textParts
  }

  /// A value as a format writes it in the language of the scene.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: SceneLanguage.write(input, format))
  }

  /// One text after another, each in its own look.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(parts: lhs.parts + rhs.parts) }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    NodeList(LeafNode(TextLeaf(parts, in: context), path: context.path))
  }
}

/// How values are written: in American English, at Greenwich.
enum SceneLanguage {
  static let locale = Locale(identifier: "en_US")

  /// A value as a format writes it.
  static func write<F: FormatStyle>(_ input: F.FormatInput, _ format: F) -> F.FormatOutput {
    let format = format.locale(locale)
    guard var date = format as? Date.FormatStyle, let moment = input as? Date else {
      return format.format(input)
    }
    date.timeZone = .gmt
    return date.format(moment) as? F.FormatOutput ?? format.format(input)
  }
}
