import Foundation
import ScrollworkViews

/// Moments of a calendar along an axis, with the words for them.
struct DateTicks {
  let unit: Calendar.Component
  let count: Int

  init(unit: Calendar.Component, count: Int) { (self.unit, self.count) = (unit, count) }

  /// The coarsest units that give about as many moments as wished.
  init(_ range: ClosedRange<Double>, count wished: Int) {
    let length = range.upperBound - range.lowerBound
    let best = Self.choices.first { length / $0.seconds <= Double(max(1, wished)) + 0.5 }
    guard let best else {
      let years = NiceTicks(0...length / 31_556_952, count: wished).step
      (unit, count) = (.year, max(1, Int(years.rounded(.up))))
      return
    }
    (unit, count) = (best.unit, best.count)
  }

  private static let choices: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600),
    (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400),
    (.day, 2, 172_800), (.weekOfYear, 1, 604_800), (.month, 1, 2_629_746),
    (.month, 3, 7_889_238), (.month, 6, 15_778_476), (.year, 1, 31_556_952),
    (.year, 2, 63_113_904), (.year, 5, 157_784_760), (.year, 10, 315_569_520),
  ]

  /// The moments within a range.
  func values(in range: ClosedRange<Double>, calendar: Calendar = .current) -> [Double] {
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    var now = calendar.dateComponents(parts, from: start)
    let step = max(1, count)
    var moment: Date?
    switch unit {
    case .weekOfYear, .weekOfMonth:
      moment = calendar.dateInterval(of: .weekOfYear, for: start)?.start
    case .quarter: moment = calendar.dateInterval(of: .quarter, for: start)?.start
    default:
      let order: [Calendar.Component] = [.second, .minute, .hour, .day, .month, .year]
      for part in order.prefix(while: { $0 != unit }) {
        now.setValue(part == .month || part == .day ? 1 : 0, for: part)
      }
      if let value = now.value(for: unit), step > 1 {
        let base = unit == .day || unit == .month ? 1 : 0
        now.setValue(unit == .day ? value : (value - base) / step * step + base, for: unit)
      }
      moment = calendar.date(from: now)
    }
    var values: [Double] = []
    while let date = moment, values.count < 500 {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > range.upperBound + 1e-6 { break }
      if seconds >= range.lowerBound - 1e-6 { values.append(seconds) }
      let next: Calendar.Component = unit == .quarter ? .month : unit
      moment = calendar.date(
        byAdding: next == .weekOfMonth ? .weekOfYear : next,
        value: unit == .quarter ? 3 * step : step, to: date)
    }
    return values
  }

  /// The words for a moment.
  ///
  /// - Source: chosen, after pictures of Swift Charts: hours, days with their month, months, years.
  func text(_ seconds: Double) -> Text {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let style: Date.FormatStyle =
      switch unit {
      case .second, .nanosecond: .dateTime.minute().second()
      case .minute: .dateTime.hour().minute()
      case .hour: .dateTime.hour()
      case .day, .weekday, .weekOfYear, .weekOfMonth: .dateTime.month(.abbreviated).day()
      case .month, .quarter: .dateTime.month(.abbreviated)
      default: .dateTime.year()
      }
    return Text(date, format: style)
  }
}

extension DateTicks {
  /// The moment a step after another.
  func next(after seconds: Double, calendar: Calendar = .current) -> Double? {
    calendar.date(
      byAdding: unit == .quarter ? .month : unit, value: unit == .quarter ? 3 * count : count,
      to: Date(timeIntervalSinceReferenceDate: seconds)
    )?.timeIntervalSinceReferenceDate
  }
}
