public import ScrollworkFoundation

/// The units of repetitions.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Days.
  case daily
  /// Weeks.
  case weekly
  /// Months.
  case monthly
  /// Years.
  case yearly
}

/// The end of repetitions.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// The end date of the recurrence end.
  public let endDate: Date?
  /// The number of repetitions; zero for those with a time.
  public let occurrenceCount: Int

  /// An end at a time.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

  /// An end after a number of repetitions.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// A rule of repetitions.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// The unit of the recurrence rule.
  public let frequency: EKRecurrenceFrequency
  /// The number of units between repetitions.
  public let interval: Int
  /// The end; nil for repetitions without one.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule of recurrence.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) { (frequency, self.interval, recurrenceEnd) = (type, interval, end) }
}
