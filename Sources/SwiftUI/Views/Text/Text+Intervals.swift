public import Foundation

extension Text {
  /// Creates a text of a value in the words of a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of a value in the words of a formatter.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of two dates: `9:41 – 10:30 AM`.
  public init(_ dates: ClosedRange<Date>) {
    parts = [
      TextPart(.value(FormattedValue(dates.lowerBound..<dates.upperBound, .interval)))
    ]
  }

  /// Creates a text of two dates: `9:41 – 10:30 AM`.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of a timer that runs through an interval: `36:59`.
  ///
  /// It counts down to the end, or up from the start; outside of the interval it goes on, where a
  /// device rests.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let goal = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    parts = [TextPart(.date(goal, .timer))]
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value in the words of a formatter.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }

  /// Appends a value in the words of a formatter.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }

  /// Appends a text of two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends a text of two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a text of a timer that runs through an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
