import Foundation

/// A unit of spans of time, with its English words.
///
/// - Source: documented, by the Unicode locale data of English.
enum DurationUnit: Int, CaseIterable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  /// The unit of calendars.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Whether units contain this one; no unit stands for all but weeks.
  func isAllowed(in units: NSCalendar.Unit) -> Bool {
    guard !units.isEmpty else { return self != .week }
    return switch self {
    case .year: units.contains(.year)
    case .month: units.contains(.month)
    case .week: units.contains(.weekOfMonth) || units.contains(.weekOfYear)
    case .day: units.contains(.day)
    case .hour: units.contains(.hour)
    case .minute: units.contains(.minute)
    case .second: units.contains(.second)
    }
  }

  /// How many of the unit are in the next larger one, where that is fixed.
  func perLarger(_ larger: DurationUnit) -> Int? {
    switch (larger, self) {
    case (.year, .month): 12
    case (.week, .day): 7
    case (.day, .hour): 24
    case (.hour, .minute), (.minute, .second): 60
    default: nil
    }
  }

  /// The abbreviation in spans.
  var letter: String { ["y", "mo", "w", "d", "h", "m", "s"][rawValue] }

  /// The whole word.
  func word(_ count: Int) -> String {
    let word = ["year", "month", "week", "day", "hour", "minute", "second"][rawValue]
    return count == 1 ? word : word + "s"
  }

  /// The short word in spans.
  func shortWord(_ count: Int) -> String {
    let word = ["yr", "mth", "wk", "day", "hr", "min", "sec"][rawValue]
    return count == 1 || rawValue > DurationUnit.day.rawValue ? word : word + "s"
  }

  /// The short word in sentences that tell how long ago something was.
  func sentenceWord(_ count: Int) -> String {
    self == .day ? word(count) : ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."][rawValue]
  }
}
