public import ScrollworkFoundation

/// What events and reminders have in common.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  /// The identifier of the calendar item.
  public let calendarItemIdentifier = UUID().uuidString
  /// The title of the item.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  /// The calendar of the item.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// The location of the calendar item.
  open var location: String?
  /// The notes of the item.
  open var notes: String?
  /// A page on the web.
  open var url: URL?
  /// The time zone of the calendar item.
  open var timeZone: TimeZone?
  /// The alarms of the calendar item.
  open var alarms: [EKAlarm]?
  /// The rules of repetitions.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The time of the last change.
  open var lastModifiedDate: Date?
  /// Whether the item has alarms.
  open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
  /// Whether the item has recurrence rules.
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  /// Whether the item has notes.
  open var hasNotes: Bool { notes != nil }

  override init() {}

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

  /// Adds a rule of repetitions.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }

  /// Whether the item is in one of the calendars; in any without a list.
  static func isOf(_ calendars: [EKCalendar]?) -> (EKCalendarItem) -> Bool {
    { item in calendars.map { list in item.calendar.map(list.contains) ?? false } ?? true }
  }
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The identifier of the event.
  public var eventIdentifier: String! { calendarItemIdentifier }
  /// The start of the event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  /// The end of the event.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  /// Whether the event takes whole days.
  open var isAllDay = false
  /// The place on the map.
  open var structuredLocation: EKStructuredLocation?

  /// An event of a store.
  public init(eventStore: EKEventStore) { super.init() }

  /// The order by the starts.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// The importance of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// A reminder of a calendar.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// The parts of the time from which it is to be done.
  open var startDateComponents: DateComponents?
  /// The parts of the time until which it is to be done.
  open var dueDateComponents: DateComponents?
  /// The importance, of ``EKReminderPriority``.
  open var priority = 0
  /// When it was done.
  open var completionDate: Date?
  /// Whether the reminder is completed.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  /// A reminder of a store.
  public init(eventStore: EKEventStore) { super.init() }

  /// Whether the reminder is due in a period; without bounds also a reminder without a due date.
  func isDue(from start: Date?, to end: Date?) -> Bool {
    guard start != nil || end != nil else { return true }
    let calendar = dueDateComponents?.calendar ?? Calendar(identifier: .gregorian)
    guard let due = dueDateComponents.flatMap(calendar.date(from:)) else { return false }
    return due >= start ?? .distantPast && due <= end ?? .distantFuture
  }
}
