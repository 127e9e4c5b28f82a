package import Foundation

/// A month of the Gregorian calendar, as a date picker shows it; all dates are in UTC.
package struct CalendarMonth: Equatable {
  /// The year.
  package let year: Int
  /// 1 for January.
  package let month: Int

  /// The Gregorian calendar in UTC.
  package static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }()

  /// The month of a date.
  package init(of date: Date) {
    let parts = Self.calendar.dateComponents([.year, .month], from: date)
    (year, month) = (parts.year ?? 2001, parts.month ?? 1)
  }

  /// A month of a year.
  package init(year: Int, month: Int) { (self.year, self.month) = (year, month) }

  /// The month a number of months later.
  func adding(_ count: Int) -> CalendarMonth {
    let number = year * 12 + month - 1 + count
    return CalendarMonth(year: number / 12, month: number % 12 + 1)
  }

  /// The number of days.
  var days: Int { Self.calendar.range(of: .day, in: .month, for: date(day: 1))?.count ?? 30 }

  /// The number of empty places before the first day, in weeks from Sunday.
  var leading: Int { Self.calendar.component(.weekday, from: date(day: 1)) - 1 }

  /// The date of a day, at the time of day of another date.
  package func date(day: Int, at time: Date? = nil) -> Date {
    var parts = DateComponents(year: year, month: month, day: day)
    if let time {
      let clock = Self.calendar.dateComponents([.hour, .minute, .second], from: time)
      (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    }
    return Self.calendar.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
  }
}
