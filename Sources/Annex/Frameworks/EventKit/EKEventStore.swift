public import ScrollworkFoundation

/// The permission to read calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined
  /// The device restricts access.
  case restricted
  /// The user denied access.
  case denied
  /// The user allowed full access.
  case fullAccess
  /// Given for new events.
  case writeOnly

  /// The user allowed full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The events that a change concerns.
public enum EKSpan: Int, Sendable {
  /// A change of one event alone.
  case thisEvent
  /// One event and those after it.
  case futureEvents
}

/// The calendars and events of a device: those that the app has made in this run.
///
/// Nobody answers the question for permission here, so it is refused.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The calendars of the event store.
  private var saved: [EKCalendar] = []
  /// The events of the event store.
  private var events: [EKEvent] = []
  /// The reminders of the event store.
  private var reminders: [EKReminder] = []
  /// The sources of calendars: the device.
  public let sources = [EKSource(.local, title: "Local")]

  /// Creates an event store.
  public override init() {}

  /// The permission: not asked for.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  /// Asks a question that is refused.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }

  /// Asks a question that is refused.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

  /// Asks a question that is refused.
  open func requestFullAccessToEvents(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }

  /// Asks a question that is refused.
  open func requestFullAccessToEvents() async throws -> Bool { false }

  /// Asks a question that is refused.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  /// Asks a question that is refused.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  /// The calendars of a kind of objects.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { saved }

  /// The calendar with an identifier; nil for an unknown one.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    saved.first { $0.calendarIdentifier == identifier }
  }

  /// Asks a question that is refused.
  open func requestFullAccessToReminders(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }

  /// The calendar of new reminders: none without permission.
  open func defaultCalendarForNewReminders() -> EKCalendar? { saved.first }

  /// The calendar of new events: none without permission.
  open var defaultCalendarForNewEvents: EKCalendar? { saved.first }

  /// Keeps a calendar for this run.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    if !saved.contains(calendar) { saved.append(calendar) }
  }

  /// Removes a calendar.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    saved.removeAll { $0 == calendar }
  }

  /// Keeps an event for this run.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    if !events.contains(event) { events.append(event) }
  }

  /// Removes an event.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    events.removeAll { $0 == event }
  }

  /// Keeps a reminder for this run.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    if !reminders.contains(reminder) { reminders.append(reminder) }
  }

  /// Removes a reminder.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    reminders.removeAll { $0 == reminder }
  }

  /// The condition of reminders in calendars; in all of them without any.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? EKReminder).map { EKReminder.isOf(calendars)($0) } ?? false
    }
  }

  /// The condition of reminders that are due in a time and not completed.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, EKReminder.isOf(calendars)(reminder) else {
        return false
      }
      return !reminder.isCompleted && reminder.isDue(from: startDate, to: endDate)
    }
  }

  /// The condition of reminders that were completed in a time.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, EKReminder.isOf(calendars)(reminder),
        let date = reminder.completionDate
      else { return false }
      return date >= startDate ?? .distantPast && date <= endDate ?? .distantFuture
    }
  }

  /// Calls a closure with the reminders that meet a condition.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(reminders.filter { predicate.evaluate(with: $0) })
    return predicate
  }

  /// Ends a search, which has ended already.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// The event or the reminder with an identifier; nil for an unknown one.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    (events as [EKCalendarItem] + reminders).first { $0.calendarItemIdentifier == identifier }
  }

  /// Keeps all changes, which are kept already.
  open func commit() throws {}

  /// The condition of events in a time.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let event = object as? EKEvent else { return false }
      let isInside =
        (event.startDate ?? .distantPast) <= endDate && (event.endDate ?? .distantPast) >= startDate
      return isInside
        && (calendars.map { list in event.calendar.map { list.contains($0) } ?? false } ?? true)
    }
  }

  /// The events that meet a condition.
  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    events.filter { predicate.evaluate(with: $0) }
  }

  /// The event with an identifier; nil for an unknown one.
  open func event(withIdentifier identifier: String) -> EKEvent? {
    events.first { $0.eventIdentifier == identifier }
  }
}
