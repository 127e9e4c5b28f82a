/// The categories of numbers by which languages inflect nouns.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, given by its code.
  ///
  /// - Source: documented, the Unicode CLDR's "Language Plural Rules" for cardinals; languages that
  ///   are not listed have the rules of English.
  package init(of number: Double, in language: String) {
    let size = abs(number)
    guard size.isFinite, size == size.rounded(), let count = Int(exactly: size) else {
      self = Self.fraction(size, language)
      return
    }
    self = Self.rule(of: language)(count)
  }

  private static func fraction(_ size: Double, _ language: String) -> PluralCategory {
    switch language {
    case "fr", "pt", "hy": size < 2 ? .one : .other
    case "cs", "sk", "lt": .many
    default: .other
    }
  }

  private static func rule(of language: String) -> (Int) -> PluralCategory {
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo": { _ in .other }
    case "fr", "pt", "hy": { $0 < 2 ? .one : .other }
    case "hi", "bn", "fa", "gu", "kn", "am", "zu": { $0 < 2 ? .one : .other }
    case "ru", "uk", "be": eastSlavic
    case "sr", "hr", "bs":
      { count in
        let category = eastSlavic(count)
        return category == .many ? .other : category
      }
    case "pl":
      { count in
        count == 1 ? .one : isFew(count) ? .few : .many
      }
    case "cs", "sk": { $0 == 1 ? .one : (2...4).contains($0) ? .few : .other }
    case "sl": slovenian
    case "lt": lithuanian
    case "lv":
      { count in
        let (units, tens) = (count % 10, count % 100)
        return units == 0 || (11...19).contains(tens) ? .zero : units == 1 ? .one : .other
      }
    case "ro":
      { count in
        count == 1 ? .one : count == 0 || (1...19).contains(count % 100) ? .few : .other
      }
    case "ar": arabic
    case "he": { $0 == 1 ? .one : $0 == 2 ? .two : .other }
    default: { $0 == 1 ? .one : .other }
    }
  }

  /// Whether a number ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }

  private static func eastSlavic(_ count: Int) -> PluralCategory {
    if count % 10 == 1, count % 100 != 11 { return .one }
    return isFew(count) ? .few : .many
  }

  private static func slovenian(_ count: Int) -> PluralCategory {
    switch count % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func lithuanian(_ count: Int) -> PluralCategory {
    let (units, isTeen) = (count % 10, (11...19).contains(count % 100))
    if units == 1, !isTeen { return .one }
    return units >= 2 && !isTeen ? .few : .other
  }

  private static func arabic(_ count: Int) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
