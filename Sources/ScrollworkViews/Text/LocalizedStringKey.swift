import Foundation

/// Text for people, with values put in as they are written in the language of the scene.
///
/// Whole numbers are grouped in thousands, as en_US does: `\(12000)` reads "12,000".
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let string: String

  /// Text as it stands.
  public init(_ value: String) { string = value }

  /// Text as it stands.
  public init(stringLiteral value: String) { string = value }

  /// Text with values put in.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.text }

  /// Collects the parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds text.
    public mutating func appendInterpolation(_ value: some StringProtocol) { text += value }

    /// Adds a whole number, grouped in thousands.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      let digits = Array("\(value.magnitude)")
      text += value < 0 ? "-" : ""
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
        text.append(digit)
      }
    }

    /// Adds a value in a C format, such as `"%.1f"`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      text += String(format: specifier, locale: nil, value)
    }

    /// Adds any other value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) { text += "\(value)" }
  }
}
