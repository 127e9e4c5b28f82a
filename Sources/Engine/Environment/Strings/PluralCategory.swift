import ScrollworkLanguages

/// The categories of numbers by which languages inflect nouns.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, given by its code.
  package init(of number: Double, in language: String) {
    self = Self(rawValue: PluralRule.keyword(of: abs(number), in: language)) ?? .other
  }
}
