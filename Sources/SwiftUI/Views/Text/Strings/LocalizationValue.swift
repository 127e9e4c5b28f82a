public import Foundation
import ScrollworkEnvironment

extension String {
  /// A text with interpolated values that is looked up in the tables of an app.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Creates a value from a key.
    public init(_ value: String) { key = LocalizedStringKey(value) }

    /// Creates a value from a literal key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from a key with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
    }

    /// The segments of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var base: LocalizedStringKey.StringInterpolation

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      /// Appends literal text.
      public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

      /// Appends a string.
      public mutating func appendInterpolation(_ string: some StringProtocol) {
        base.appendInterpolation(string)
      }

      /// Appends an integer, grouped in thousands.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        base.appendInterpolation(value)
      }

      /// Appends a floating-point number with six decimals.
      public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
        base.appendInterpolation(value)
      }

      /// Appends a value in a C format.
      public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
        base.appendInterpolation(value, specifier: specifier)
      }

      /// Appends a formatted value.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        base.appendInterpolation(value, format: format)
      }

      /// Appends the description of any other value.
      @_disfavoredOverload public mutating func appendInterpolation(_ value: some Any) {
        base.appendInterpolation("\(value)")
      }
    }
  }

  /// Creates the text of a key in the tables of the app.
  ///
  /// The language is that of the scene's locale, or of `locale` where it is another than the
  /// current one.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.string(table: table, locale: locale == .current ? nil : locale)
  }

  /// Creates the text of a key in the tables of the app; without one, that of `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale))
  }

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    let locale = resource.isCurrentLocale ? nil : resource.locale
    self = resource.localizationKey.string(table: resource.table, locale: locale)
  }
}
