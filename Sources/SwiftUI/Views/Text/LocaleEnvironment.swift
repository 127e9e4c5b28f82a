public import Foundation
public import ScrollworkEnvironment

/// A locale with its language tag, which the shaping of every text needs.
struct TextLocale: Sendable {
  let locale: Locale
  /// The BCP 47 tag, such as `de-DE`.
  let tag: String

  init(_ locale: Locale) { (self.locale, tag) = (locale, locale.identifier(.bcp47)) }

  /// American English.
  static let americanEnglish = TextLocale(Locale(identifier: "en_US"))

  /// Whether the locale is American English, whose numbers are spelled without a formatter.
  var isAmericanEnglish: Bool { tag == Self.americanEnglish.tag }
}

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: TextLocale { .americanEnglish }
  }

  /// The locale in which text formats numbers and dates; American English by default.
  ///
  /// The locale does not set the layout direction.
  public var locale: Locale {
    get { textLocale.locale }
    set { self[LocaleKey.self] = TextLocale(newValue) }
  }

  /// The locale with its language tag.
  var textLocale: TextLocale { self[LocaleKey.self] }
}
