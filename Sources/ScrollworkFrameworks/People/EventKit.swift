public import ScrollworkDrawing
public import ScrollworkFoundation
import ScrollworkUIControls
public import ScrollworkUIScrolling

/// The permission to use calendars or contacts.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// Given.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// A kind of entry.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// Which entries of a series change.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The calendars of the user: none, and permission has not been asked for.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Called with whether permission was given.
  public typealias RequestAccessCompletion = @Sendable (Bool, (any Error)?) -> Void
  /// Reads calendars.
  public override init() {}
  /// The permission: not asked for.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  /// Asks a question that is not answered.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping RequestAccessCompletion
  ) {}
  /// Asks a question, which counts as refused to code that waits for the answer.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks a question that is not answered.
  open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletion) {}
  /// Asks a question, which counts as refused to code that waits for the answer.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks a question that is not answered.
  open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletion) {}
  /// Asks a question, which counts as refused to code that waits for the answer.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks a question that is not answered.
  open func requestFullAccessToReminders(completion: @escaping RequestAccessCompletion) {}
  /// Asks a question, which counts as refused to code that waits for the answer.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// The calendars: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// A calendar: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// The calendar of new entries: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The sources of calendars: none.
  open var sources: [EKSource] { [] }
  /// An entry: none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// The entries of a time.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Entries: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Keeps an entry, which is refused.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  /// Keeps an entry, which is refused.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Keeps a task, which is refused.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Removes an entry, which is refused.
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Keeps all changes.
  open func commit() throws {}
}

extension NSNotification.Name {
  /// Calendars changed, which never happens in a scene.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// An error of calendars.
public struct EKError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate
    case eventStoreNotAuthorized = 29
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Something of a calendar.
open class EKObject: NSObject, @unchecked Sendable {
  override init() {}
  /// Whether it changed.
  open var hasChanges: Bool { false }
}

/// A source of calendars.
open class EKSource: EKObject, @unchecked Sendable {
  /// The title.
  public var title: String { "" }
}

/// A calendar.
open class EKCalendar: EKObject, @unchecked Sendable {
  /// The title.
  open var title = ""
  /// The color.
  open var cgColor: CGColor?
  /// The source.
  open var source: EKSource?
  /// The name.
  public let calendarIdentifier = UUID().uuidString
  /// Whether entries may change.
  open var allowsContentModifications: Bool { true }
  /// A calendar of entries.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

/// A place of an entry.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  /// The name.
  open var title: String?
  /// The place.
  open var geoLocation: CLLocation?
  /// The radius, in meters.
  open var radius: Double = 0
  /// A place of a name.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  override init() {}
}

/// A signal of an entry.
open class EKAlarm: EKObject, @unchecked Sendable {
  /// The seconds after the start.
  open var relativeOffset: TimeInterval
  /// A signal beside the start.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  /// A signal at a date.
  public init(absoluteDate date: Date) { relativeOffset = 0 }
}

/// How often an entry is repeated.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// The end of a series.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// The date.
  public let endDate: Date?
  /// The number of entries.
  public let occurrenceCount: Int
  /// A series until a date.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// A series of some entries.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How an entry is repeated.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// The number of days, weeks, months or years between.
  public let interval: Int
  /// The end.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// A series.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) { (frequency, self.interval, recurrenceEnd) = (type, interval, end) }
}

/// An entry or a task.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// The calendar.
  // Declared as in EventKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar!
  /// The title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  /// The place.
  open var location: String?
  /// Words about it.
  open var notes: String?
  /// An address.
  open var url: URL?
  /// The signals.
  open var alarms: [EKAlarm]?
  /// How it is repeated.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The name.
  public let calendarItemIdentifier = UUID().uuidString
  /// Whether it is repeated.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// Adds a signal.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Adds a series.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
}

/// An entry of a calendar.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  /// The start.
  // Declared as in EventKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date!
  /// The end.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date!
  /// Whether it is for whole days.
  open var isAllDay = false
  /// The place.
  open var structuredLocation: EKStructuredLocation?
  /// The name.
  public var eventIdentifier: String? { calendarItemIdentifier }
  /// A new entry.
  public init(eventStore: EKEventStore) {}
}

/// A task.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// Whether it is done.
  open var isCompleted = false
  /// When it is due.
  open var dueDateComponents: DateComponents?
  /// How important it is.
  open var priority = 0
  /// A new task.
  public init(eventStore: EKEventStore) {}
}

/// A screen that changes an entry: here one that only cancels, as there are no calendars.
@MainActor @preconcurrency open class EKEventEditViewController: UIViewController {
  /// The delegate.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The calendars.
  // Declared as in EventKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var eventStore: EKEventStore!
  /// The entry.
  open var event: EKEvent?
  /// Shows the title of the entry.
  open override func loadView() {
    show(
      PickerScreen("New Event", cancel: { [weak self] in self?.cancel() }, doneTitle: "Add") {
        EmptyScreen(
          event?.title ?? "No Calendars", message: "There are no calendars on this device.")
      })
  }
  private func cancel() {
    guard let editViewDelegate else { return dismiss(animated: true) }
    editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled)
  }
}

/// What became of an entry.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// Is told of an entry.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
  /// Called at the end.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Which calendars are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars, writableCalendarsOnly
}
/// How many calendars are chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }

/// A screen that chooses calendars, of which there are none.
@MainActor @preconcurrency open class EKCalendarChooser: UIViewController {
  /// The delegate.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// The chosen calendars.
  open var selectedCalendars: Set<EKCalendar> = []
  /// Whether a button ends it.
  open var showsDoneButton = false
  /// Whether a button cancels it.
  open var showsCancelButton = false
  /// Chooses calendars.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) { super.init(nibName: nil, bundle: nil) }
  /// Creates nothing: there are no files of controllers.
  public required init?(coder: NSCoder) { nil }
  /// Shows that there are no calendars.
  open override func loadView() {
    show(
      PickerScreen(
        "Calendars",
        cancel: { [weak self] in
          guard let self else { return }
          delegate?.calendarChooserDidCancel(self)
        }
      ) { EmptyScreen("No Calendars", message: "There are no calendars on this device.") })
  }
}

/// Is told of chosen calendars.
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: AnyObject {
  /// Called when it ends.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Called when it is cancelled.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
  /// Called when the choice changes.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
}
