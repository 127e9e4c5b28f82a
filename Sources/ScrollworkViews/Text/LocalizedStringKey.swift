public import Foundation

/// The key of a localized text, with interpolated values formatted in the locale of the
/// environment.
///
/// Numbers are grouped: `\(12000)` reads "12,000" in American English. The text may contain
/// inline Markdown: `*emphasis*`, `**strong emphasis**`, `~~strikethrough~~`, code in backticks and
/// `[a link](https://example.org)`; interpolated values are literal.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text with a placeholder character for each value.
  private let template: String
  private let values: [[TextPart]]

  /// Creates a key from text with inline Markdown.
  public init(_ value: String) { (template, values) = (value, []) }

  /// Creates a key from text with inline Markdown.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from text with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    (template, values) = (stringInterpolation.template, stringInterpolation.values)
  }

  /// The placeholder of a value: a private-use character that text does not contain.
  fileprivate static let placeholder: Character = "\u{F0000}"

  /// The styled parts of the text.
  var parts: [TextPart] {
    var next = 0
    return InlineMarkdown.parts(of: template).flatMap { part -> [TextPart] in
      let look = TextAttributes(part.intent, isLink: part.link != nil)
      var parts: [TextPart] = []
      let pieces = part.text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0, next < values.count {
          parts += values[next].map { TextPart($0.content, look: $0.look.within(look)) }
          next += 1
        }
        if !piece.isEmpty { parts.append(TextPart(.words(String(piece)), look: look)) }
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
    values.joined().map { part in
      switch part.content {
      case .words(let words): words
      case .image(let image): image.name
      case .date(let date, _): "\(date.timeIntervalSinceReferenceDate)"
      case .value(let value): value.description
      }
    }
  }

  /// The segments of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var values: [[TextPart]] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity)
    }

    private mutating func put(_ words: String) { put([TextPart(.words(words))]) }

    private mutating func put(_ value: FormattedValue) { put([TextPart(.value(value))]) }

    private mutating func put(_ parts: [TextPart]) {
      template.append(LocalizedStringKey.placeholder)
      values.append(parts)
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
      put(FormattedValue(value))
    }

    /// Appends a floating-point number with six decimals, grouped in thousands.
    ///
    /// - Source: chosen, as the format `%lf` writes it; that keys use that is remembered of the
    ///   system, without a source at hand.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      put(FormattedValue(value, decimalCount: 6))
    }

    /// Appends a value in a C format, such as `"%.1f"`, which no locale changes.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      put(String(format: specifier, locale: nil, value))
    }

    /// Appends the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) { put("\(value)") }
  }
}
