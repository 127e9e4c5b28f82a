import Foundation
import ScrollworkEnvironment

/// The words of a date picker in a locale; all dates are in UTC.
///
/// - Source: the Unicode locale data; which of its forms, chosen after pictures of iOS 17.
struct CalendarWords {
  private let locale: Locale
  private let calendar: Calendar

  /// The words of a locale.
  init(_ locale: Locale) {
    var calendar = CalendarMonth.calendar
    calendar.locale = locale
    (self.locale, self.calendar) = (locale, calendar)
  }

  /// A month and its year: “January 2026”.
  func title(of month: CalendarMonth) -> String {
    formatter { $0.setLocalizedDateFormatFromTemplate("MMMMy") }.string(from: month.date(day: 1))
  }

  /// A date in the words of a compact date picker: “Jan 9, 2026”.
  func day(_ date: Date) -> String { formatter { $0.dateStyle = .medium }.string(from: date) }

  /// A time of day in the words of a compact date picker: “9:41 AM”.
  func time(_ date: Date) -> String {
    formatter { $0.timeStyle = .short }.string(from: date).replacing("\u{202F}", with: " ")
  }

  /// The weekdays from Sunday, in capital letters.
  var weekdays: [String] {
    calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
  }

  /// The first weekday, 0 for Sunday.
  var firstWeekday: Int { calendar.firstWeekday - 1 }

  /// The names of months by themselves.
  var months: [String] { calendar.standaloneMonthSymbols }

  /// The halves of a day; none where hours are counted to 24.
  var halves: [String] {
    switch locale.hourCycle {
    case .oneToTwelve, .zeroToEleven: [calendar.amSymbol, calendar.pmSymbol]
    default: []
    }
  }

  /// The parts of a date in the order in which they are written.
  var order: [Calendar.Component] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMMdy"
    let parts: [(letter: Character, component: Calendar.Component)] = [
      ("M", .month), ("d", .day), ("y", .year),
    ]
    return parts.sorted {
      (format.firstIndex(of: $0.letter) ?? format.endIndex)
        < (format.firstIndex(of: $1.letter) ?? format.endIndex)
    }.map(\.component)
  }

  /// A number in digits of the locale, with zeros in front up to a length.
  func number(_ number: Int, length: Int = 1) -> String {
    number.formatted(
      .number.grouping(.never).precision(.integerLength(length...)).locale(locale))
  }

  private func formatter(_ style: (DateFormatter) -> Void) -> DateFormatter {
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, .gmt)
    style(formatter)
    return formatter
  }
}
