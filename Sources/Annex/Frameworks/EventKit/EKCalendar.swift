public import ScrollworkDrawing
public import ScrollworkFoundation

/// The kinds of objects of a calendar store.
public enum EKEntityType: UInt, Sendable {
  /// Calendars of events.
  case event
  /// Calendars of reminders.
  case reminder
}

/// The kinds of sources of calendars.
public enum EKSourceType: Int, Sendable {
  /// The source on the device.
  case local
  /// A server of Exchange.
  case exchange
  /// A server of calendars.
  case calDAV
  /// The source of a MobileMe account.
  case mobileMe
  /// The source of subscribed calendars.
  case subscribed
  /// The source of birthdays.
  case birthdays
}

/// A source of calendars.
open class EKSource: NSObject, @unchecked Sendable {
  /// The type of the source.
  public let sourceType: EKSourceType
  /// The title of the source.
  public let title: String

  init(_ sourceType: EKSourceType, title: String) {
    (self.sourceType, self.title) = (sourceType, title)
  }
}

/// A calendar of events or reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The identifier of the calendar.
  public let calendarIdentifier: String
  /// The title of the calendar.
  open var title = ""
  /// The color of the calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor!
  /// The source of the calendar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var source: EKSource!
  /// Whether the calendar cannot be renamed.
  open var isImmutable: Bool { false }
  /// Whether events can be added.
  open var allowsContentModifications: Bool { true }

  /// A calendar of a store.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    calendarIdentifier = UUID().uuidString
  }
}
