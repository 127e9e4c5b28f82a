public import ScrollworkDrawing
public import ScrollworkFoundation

/// The kinds of objects of a calendar store.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// The kinds of sources of calendars.
public enum EKSourceType: Int, Sendable {
  /// The device.
  case local
  /// A server of Exchange.
  case exchange
  /// A server of calendars.
  case calDAV
  /// A mobile account.
  case mobileMe
  /// A subscription.
  case subscribed
  /// Birthdays of contacts.
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

/// A calendar.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The identifier of the calendar.
  public let calendarIdentifier: String
  /// The title of the calendar.
  open var title = ""
  /// The color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor!
  /// The source.
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
