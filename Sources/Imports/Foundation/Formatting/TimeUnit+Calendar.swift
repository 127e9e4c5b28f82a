import Foundation
import ScrollworkLanguages

extension TimeUnit {
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
  func perLarger(_ larger: TimeUnit) -> Int? {
    switch (larger, self) {
    case (.year, .month): 12
    case (.week, .day): 7
    case (.day, .hour): 24
    case (.hour, .minute), (.minute, .second): 60
    default: nil
    }
  }
}

extension Calendar? {
  /// The locale of a calendar of a formatter; the current one for a calendar without one.
  var formatterLocale: Locale {
    guard let locale = self?.locale, !locale.identifier.isEmpty else { return .current }
    return locale
  }
}
