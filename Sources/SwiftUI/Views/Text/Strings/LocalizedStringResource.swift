public import Foundation
import ScrollworkEnvironment

/// A reference to a text of an app: its key, its table and what stands in without one.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A place to search for tables; all are those of the scene.
  public enum BundleDescription: Sendable, Equatable {
    /// The bundle of the app.
    case main
    /// The bundle at a location.
    case atURL(URL)

    /// The bundle of a class.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  /// The key, with a format specifier for each value.
  public let key: String
  /// The text without a table that has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil is `Localizable`.
  public let table: String?
  /// The locale; the current one stands for that of the scene.
  public var locale: Locale { didSet { isCurrentLocale = locale == .current } }
  /// Whether the locale was the current one where it was given, which is that of no scene outside of
  /// all.
  private(set) var isCurrentLocale: Bool
  /// Where tables are searched for.
  public let bundle: BundleDescription

  var localizationKey: LocalizedStringKey { defaultValue.key.keyed(key) }

  /// Creates a resource from a key that is its own text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (defaultValue, self.table, self.locale, self.bundle) = (keyAndValue, table, locale, bundle)
    key = keyAndValue.key.spelledKey
    isCurrentLocale = locale == .current
  }

  /// Creates a resource from a key and its text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
    isCurrentLocale = locale == .current
  }

  /// Creates a resource from a literal key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a key with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Creates a text that shows a resource in the language of the environment.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    parts = [TextPart(.key(resource.localizationKey, table: resource.table))]
  }
}

extension LocalizedStringKey {
  /// The text in the tables of the scene whose code is running, without styles; `locale` nil is that
  /// of the scene.
  func string(table: String?, locale: Locale?) -> String {
    let reading = LocalizedStrings.current
    let locale = TextLocale(locale ?? reading?.locale ?? TextLocale.americanEnglish.locale)
    return parts(in: reading?.strings, table: table, locale: locale.locale, isMarkdown: false)
      .map { part in
        switch part.content {
        case .words(let words): words
        case .value(let value): value.write(locale)
        case .key(let key, let table): key.string(table: table, locale: locale.locale)
        case .image, .date: ""
        }
      }.joined()
  }
}

/// The text of a key in a bundle's tables: `value` without one, or the key if that is empty.
///
/// The tables of the app are those of the scene; another bundle has its own, such as that of the
/// folder of one language.
public func localizedString(
  _ key: String, table: String?, bundle: Bundle, value: String?
) -> String {
  guard bundle === Bundle.main || !bundle.bundlePath.hasSuffix(".lproj") else {
    return bundle.localizedString(forKey: key, value: value, table: table)
  }
  let reading = LocalizedStrings.current
  let locale = reading?.locale ?? TextLocale.americanEnglish.locale
  let table = table.flatMap { $0.isEmpty ? nil : $0 }
  guard let found = reading?.strings?.text(of: [key], table: table, locale: locale) else {
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
  return found.text.pieces([], language: found.language).map { piece in
    if case .text(let text) = piece { text } else { "" }
  }.joined()
}
