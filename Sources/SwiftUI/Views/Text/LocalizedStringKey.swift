public import Foundation
import ScrollworkEnvironment
import ScrollworkMarkup

/// The key of a localized text, with interpolated values formatted in the locale of the
/// environment.
///
/// Numbers are grouped: `\(12000)` reads "12,000" in American English. The text may contain
/// inline Markdown: `*emphasis*`, `**strong emphasis**`, `~~strikethrough~~`, code in backticks and
/// `[a link](https://example.org)`; interpolated values are literal.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text with a placeholder character for each value.
  private let template: String
  private let values: [Value]
  /// The key in tables, if it is another than the text.
  private var ownKey: String?

  /// An interpolated value.
  fileprivate struct Value: Sendable {
    var parts: [TextPart]
    /// The format specifier that stands for it in a key, such as `%@`.
    var specifier: String
    /// The number that it is, if it is one.
    var number: Double?
  }

  /// Creates a key from text with inline Markdown.
  public init(_ value: String) { (template, values) = (value, []) }

  /// Creates a key from text with inline Markdown.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from text with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    (template, values) = (stringInterpolation.template, stringInterpolation.values)
  }

  /// The placeholder of a value: a private-use character that text does not contain.
  fileprivate static let placeholder: Unicode.Scalar = "\u{F0000}"

  /// The styled parts of the text, in the words of a table where it has the key.
  ///
  /// Without Markdown, what would be its marks is text.
  func parts(
    in strings: LocalizedStrings?, table: String?, locale: Locale, isMarkdown: Bool = true
  ) -> [TextPart] {
    guard let found = strings?.text(of: keys, table: table, locale: locale) else {
      return Self.parts(of: template, values, isMarkdown)
    }
    var words = ""
    var shown: [Value] = []
    for piece in found.text.pieces(values.map(\.number), language: found.language) {
      switch piece {
      case .text(let text): words += text
      case .argument(let index):
        words.unicodeScalars.append(Self.placeholder)
        shown.append(values[index])
      }
    }
    return Self.parts(of: words, shown, isMarkdown)
  }

  /// The key as tables spell it, with a specifier for each value.
  var spelledKey: String { keys[0] }

  /// The same text under a key of its own.
  func keyed(_ key: String) -> LocalizedStringKey {
    var copy = self
    copy.ownKey = key
    return copy
  }

  /// The spellings that tables may have of the key.
  ///
  /// A percent sign is written twice in a key with values; tables written by hand often have one.
  private var keys: [String] {
    if let ownKey { return [ownKey] }
    return ["%%", "%"].map { percent in
      let pieces = template.replacing("%", with: percent).betweenPlaceholders
      return pieces.dropFirst().enumerated().reduce(String(pieces.first ?? "")) { text, piece in
        let specifier = values.indices.contains(piece.offset) ? values[piece.offset].specifier : ""
        return text + specifier + piece.element
      }
    }
  }

  private static func parts(
    of template: String, _ values: [Value], _ isMarkdown: Bool
  ) -> [TextPart] {
    var next = 0
    let pieces =
      isMarkdown
      ? Markdown(template).inlineRunsWithWhitespace : [MarkdownRun(text: template)]
    return pieces.flatMap { part -> [TextPart] in
      let look = TextAttributes(part.intent, isLink: part.url != nil)
      var parts: [TextPart] = []
      for (index, piece) in part.text.betweenPlaceholders.enumerated() {
        if index > 0, next < values.count {
          parts += values[next].parts.map { TextPart($0.content, look: $0.look.within(look)) }
          next += 1
        }
        if !piece.isEmpty { parts.append(TextPart(.words(piece), look: look)) }
      }
      return parts
    }
  }

  /// Whether both keys have the same text and the same values, regardless of styles.
  ///
  /// Formatted values are compared as written in American English.
  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.template == rhs.template && lhs.plain == rhs.plain
  }

  private var plain: [String] {
    values.flatMap(\.parts).map { part in
      switch part.content {
      case .words(let words): words
      case .key(let key, _): key.template
      case .image(let image): image.name
      case .date(let date, _): "\(date.timeIntervalSinceReferenceDate)"
      case .value(let value): value.description
      }
    }
  }

  /// The segments of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var values: [Value] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity)
    }

    private mutating func put(_ words: String) { put([TextPart(.words(words))]) }

    private mutating func put(
      _ value: FormattedValue, as specifier: String = "%@", number: Double? = nil
    ) {
      put([TextPart(.value(value))], as: specifier, number: number)
    }

    private mutating func put(
      _ parts: [TextPart], as specifier: String = "%@", number: Double? = nil
    ) {
      template.unicodeScalars.append(LocalizedStringKey.placeholder)
      values.append(Value(parts: parts, specifier: specifier, number: number))
    }

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { template += literal }

    /// Appends a string.
    public mutating func appendInterpolation(_ value: some StringProtocol) { put(String(value)) }

    /// Appends a styled text.
    public mutating func appendInterpolation(_ text: Text) { put(text.parts) }

    /// Appends an image or symbol.
    public mutating func appendInterpolation(_ image: Image) { put([TextPart(.image(image))]) }

    /// Appends an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      put(attributedString.textParts)
    }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      put([TextPart(.date(date, style))])
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      put(FormattedValue(input, format))
    }

    /// Appends an integer, grouped in thousands.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      put(FormattedValue(value), as: FormatSpecifier.of(value), number: Double(value))
    }

    /// Appends a floating-point number with six decimals, grouped in thousands.
    ///
    /// - Source: chosen, as the format `%lf` writes it; that keys use that is remembered of the
    ///   system, without a source at hand.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      put(
        FormattedValue(value, decimalCount: 6), as: value is Float ? "%f" : "%lf",
        number: Double(value))
    }

    /// Appends a value in a C format, such as `"%.1f"`, which no locale changes.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      put(
        [TextPart(.words(String(format: specifier, locale: nil, value)))], as: specifier,
        number: FormatSpecifier.number(of: value))
    }

    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) { put("\(value)") }
  }
}

extension String {
  /// The texts around the placeholders: one more than there are placeholders.
  ///
  /// A placeholder is a scalar: what combines with the character before belongs to the next text.
  fileprivate var betweenPlaceholders: [String] {
    unicodeScalars
      .split(separator: LocalizedStringKey.placeholder, omittingEmptySubsequences: false)
      .map { String($0) }
  }
}
