import _FoundationICU
package import Foundation

/// A distance from now in the words of a language: 2 days ago, in 3 hours.
package struct RelativeTime {
  /// Where a text stands, which decides about its first letter.
  package enum Place: Hashable, Sendable {
    case anywhere, beginningOfSentence, middleOfSentence, list, alone
  }

  /// How units are written.
  package var width = UnitWidth.wide
  /// Whether near dates have names: yesterday.
  package var isNamed = false
  /// Whether numbers are words.
  package var isSpelledOut = false
  /// Where the text stands.
  package var place = Place.anywhere

  package init() {}

  /// The text of a number of units, negative in the past.
  package func text(_ count: Int, _ unit: TimeUnit, _ locale: Locale) -> String {
    var status = U_ZERO_ERROR
    let numbers = isSpelledOut ? SpelledNumbers.open(locale) : nil
    guard
      let format = swift_ureldatefmt_open(
        locale.dataIdentifier, numbers, width.relative, capitalization, &status)
    else { return "" }
    defer { swift_ureldatefmt_close(format) }
    return LanguageText.written {
      isNamed
        ? swift_ureldatefmt_format(format, Double(count), unit.relative, $0, $1, &$2)
        : swift_ureldatefmt_formatNumeric(format, Double(count), unit.relative, $0, $1, &$2)
    } ?? ""
  }

  private var capitalization: UDisplayContext {
    switch place {
    case .anywhere: UDISPCTX_CAPITALIZATION_NONE
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    case .list: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    case .alone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    }
  }
}
