public import Foundation

/// Text for people, with values put in as they are written in the language of the scene.
///
/// Whole numbers are grouped in thousands, as en_US does: `\(12000)` reads "12,000". The text may be
/// marked up: `*stressed*`, `**important**`, `~~gone~~`, `` `code` `` and
/// `[a link](https://example.org)`; values that are put in are taken as they stand.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The text with a character in the place of each value.
  private let template: String
  private let values: [[TextPart]]

  /// Text as it is marked up.
  public init(_ value: String) { (template, values) = (value, []) }

  /// Text as it is marked up.
  public init(stringLiteral value: String) { self.init(value) }

  /// Text with values put in.
  public init(stringInterpolation: StringInterpolation) {
    (template, values) = (stringInterpolation.template, stringInterpolation.values)
  }

  /// Stands for a value; no text has it.
  fileprivate static let place: Character = "\u{F0000}"

  /// The text as pieces in one look each.
  var parts: [TextPart] {
    var next = 0
    return InlineMarkdown.parts(of: template).flatMap { part -> [TextPart] in
      let look = TextLook(part.intent, isLink: part.link != nil)
      var parts: [TextPart] = []
      let pieces = part.text.split(separator: Self.place, omittingEmptySubsequences: false)
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

  /// Whether both are the same words with as many values.
  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.template == rhs.template && lhs.plain == rhs.plain
  }

  private var plain: [String] {
    values.joined().map { part in
      switch part.content {
      case .words(let words): words
      case .image(let image): image.name
      case .date(let date, _): "\(date.timeIntervalSinceReferenceDate)"
      }
    }
  }

  /// Collects the parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var template = ""
    fileprivate var values: [[TextPart]] = []

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity)
    }

    private mutating func put(_ words: String) { put([TextPart(.words(words))]) }

    private mutating func put(_ parts: [TextPart]) {
      template.append(LocalizedStringKey.place)
      values.append(parts)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { template += literal }

    /// Adds text.
    public mutating func appendInterpolation(_ value: some StringProtocol) { put(String(value)) }

    /// Adds a text in its own look.
    public mutating func appendInterpolation(_ text: Text) { put(text.parts) }

    /// Adds a picture or symbol.
    public mutating func appendInterpolation(_ image: Image) { put([TextPart(.image(image))]) }

    /// Adds text with looks of its own.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      put(attributedString.textParts)
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      put([TextPart(.date(date, style))])
    }

    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      put(SceneLanguage.write(input, format))
    }

    /// Adds a whole number, grouped in thousands.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      put((value < 0 ? "-" : "") + Self.grouped("\(value.magnitude)"))
    }

    /// Adds a number with six decimals, grouped in thousands.
    ///
    /// - Source: chosen, as the format `%lf` writes it; that keys use that is remembered of the system,
    ///   without a source at hand.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      let (number, sign) = (Double(value.magnitude), value.sign == .minus ? "-" : "")
      guard number.isFinite else { return put(number.isNaN ? "nan" : sign + "inf") }
      let spelled = String(format: "%f", locale: nil, number)
      put(sign + Self.grouped(spelled.prefix { $0 != "." }) + spelled.drop { $0 != "." })
    }

    private static func grouped(_ digits: some StringProtocol) -> String {
      var text = ""
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
        text.append(digit)
      }
      return text
    }

    /// Adds a value in a C format, such as `"%.1f"`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      put(String(format: specifier, locale: nil, value))
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) { put("\(value)") }
  }
}
