public import ScrollworkCoreLocation

/// A place on the map.
open class EKStructuredLocation: NSObject, @unchecked Sendable {
  /// The title of the structured location.
  open var title: String?
  /// The geographic location of the structured location.
  open var geoLocation: CLLocation?
  /// The radius, in meters.
  open var radius = 0.0

  /// Creates an empty structured location.
  public override init() {}

  /// A place with a name.
  public init(title: String) { self.title = title }
}

/// A notification before an event.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// The time after the start, in seconds.
  open var relativeOffset: TimeInterval = 0
  /// The absolute date of the alarm.
  open var absoluteDate: Date?

  /// A notification at a time from the start, in seconds.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  /// A notification at a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
}
