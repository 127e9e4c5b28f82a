import _FoundationICU

/// The rules by which languages inflect nouns after numbers.
package enum PluralRule {
  /// The keyword of the category of a number in a language, given by its code: `one`, `few`.
  ///
  /// - Source: documented, the Unicode CLDR's "Language Plural Rules" for cardinals.
  package static func keyword(of number: Double, in language: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status) else {
      return "other"
    }
    defer { swift_uplrules_close(rules) }
    return LanguageText.written { swift_uplrules_select(rules, number, $0, $1, &$2) } ?? "other"
  }
}
