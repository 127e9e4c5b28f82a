package import Foundation

extension Locale {
  /// The locale of a language tag, such as `de-DE` or `zh-Hant-TW`; nil if its language or region
  /// is unknown.
  ///
  /// Underscores may separate the parts, as in `de_DE`.
  package init?(languageTag tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: false) }
    let arePlain = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy(\.isASCIIName)
    }
    guard arePlain else { return nil }
    let locale = Locale(identifier: Locale.identifier(.icu, from: parts.joined(separator: "-")))
    guard let code = locale.language.languageCode, code.isISOLanguage,
      locale.language.region?.isISORegion ?? true
    else { return nil }
    self = locale
  }

  /// The BCP 47 tag of the locale, such as `de-DE`.
  package var languageTag: String { identifier(.bcp47) }

  /// A message's words for a language tag.
  package static let expectedTag = "a language tag such as de-DE or ja"
}

extension Character {
  fileprivate var isASCIIName: Bool { isASCII && (isLetter || isNumber) }
}
