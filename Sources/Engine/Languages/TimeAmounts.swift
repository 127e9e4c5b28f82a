import _FoundationICU
package import Foundation

/// Amounts of units of time, in the words of a language: 2 hours, 5 minutes.
package struct TimeAmounts {
  /// The amounts, the longest unit first.
  package var amounts: [(unit: TimeUnit, count: Int)]

  /// Amounts of units, the longest first.
  package init(_ amounts: [(unit: TimeUnit, count: Int)]) { self.amounts = amounts }

  /// The amounts in the words of a locale; empty without amounts.
  package func text(_ width: UnitWidth, _ locale: Locale) -> String {
    let measures = amounts.map { UAMeasure(value: Double($0.count), unit: $0.unit.measure) }
    var status = U_ZERO_ERROR
    guard !measures.isEmpty,
      let format = uameasfmt_open(locale.dataIdentifier, width.measure, nil, &status)
    else { return "" }
    defer { uameasfmt_close(format) }
    return LanguageText.written {
      uameasfmt_formatMultiple(format, measures, Int32(measures.count), $0, $1, &$2)
    } ?? ""
  }

  /// The amounts with their numbers in words; empty without amounts.
  package func spelledOut(_ locale: Locale) -> String {
    let words = amounts.map { amount in
      var status = U_ZERO_ERROR
      let numbers = SpelledNumbers.open(locale)
      guard
        let format = uameasfmt_open(locale.dataIdentifier, UnitWidth.wide.measure, numbers, &status)
      else { return "" }
      defer { uameasfmt_close(format) }
      return LanguageText.written {
        uameasfmt_format(format, Double(amount.count), amount.unit.measure, $0, $1, &$2)
      } ?? ""
    }
    return UnitList.text(words, .wide, locale)
  }
}

/// Numbers in words.
enum SpelledNumbers {
  /// A format that whoever takes it closes; nil if ICU has none.
  static func open(_ locale: Locale) -> UnsafeMutablePointer<UNumberFormat?>? {
    var status = U_ZERO_ERROR
    return swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.dataIdentifier, nil, &status)
  }
}
