package import Foundation

/// The texts of an app in its languages.
package final class LocalizedStrings: Sendable, Hashable {
  /// The texts of a table by their keys.
  package typealias Table = [String: LocalizedText]

  /// The tables by language and name.
  private let languages: [String: [String: Table]]
  /// The language that the keys are written in.
  package let developmentLanguage: String

  /// The texts of tables by language and name.
  package init(_ languages: [String: [String: Table]], developmentLanguage: String) {
    (self.languages, self.developmentLanguage) = (languages, developmentLanguage)
  }

  /// The language for a locale, among those that there are; the development language if none fits.
  package func language(for locale: Locale) -> String {
    let tag = locale.identifier(.bcp47)
    let code = locale.language.languageCode?.identifier ?? "en"
    var wanted = [tag, tag.replacing("-", with: "_")]
    if let script = locale.language.script?.identifier { wanted.append("\(code)-\(script)") }
    wanted += [code, code + "-" + (locale.language.region?.identifier ?? "")]
    let known = languages.keys.sorted()
    return wanted.first { languages[$0] != nil }
      ?? known.first { $0.hasPrefix(code + "-") || $0.hasPrefix(code + "_") }
      ?? developmentLanguage
  }

  /// The text of the first of some keys that a table has in the language of a locale, with the code
  /// of that language.
  package func text(
    of keys: [String], table: String? = nil, locale: Locale
  ) -> (text: LocalizedText, language: String)? {
    let chosen = language(for: locale)
    for language in [chosen, "Base"] {
      guard let texts = languages[language]?[table ?? "Localizable"] else { continue }
      for key in keys {
        if let text = texts[key] {
          let written = language == "Base" ? developmentLanguage : language
          return (text, String(written.prefix { $0 != "-" && $0 != "_" }))
        }
      }
    }
    return nil
  }

  /// Whether both have the same texts.
  package static func == (lhs: LocalizedStrings, rhs: LocalizedStrings) -> Bool {
    lhs === rhs
      || lhs.developmentLanguage == rhs.developmentLanguage && lhs.languages == rhs.languages
  }

  /// Hashes the texts.
  package func hash(into hasher: inout Hasher) { hasher.combine(developmentLanguage) }
}

extension LocalizedStrings {
  /// The texts of an app, and the locale that they are read in.
  package struct Reading: Sendable {
    /// The texts; nil if there are none.
    package let strings: LocalizedStrings?
    /// The locale.
    package let locale: Locale

    /// Texts that are read in a locale.
    package init(_ strings: LocalizedStrings?, locale: Locale) {
      (self.strings, self.locale) = (strings, locale)
    }
  }

  /// The texts and the locale of the scene whose code is running, so that scenes do not share them.
  @TaskLocal package static var current: Reading?
}
