public import ScrollworkFoundation

/// The permission to use movements.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Steps of a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The number of steps.
  public var numberOfSteps: NSNumber { 0 }
  /// The distance of the pedometer data.
  public var distance: NSNumber? { nil }
  /// The floors up of the pedometer data.
  public var floorsAscended: NSNumber? { nil }
}

/// Counts steps, which a device for development cannot.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a pedometer with default values.
  public override init() {}
  /// Whether steps are counted: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether meters are counted: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// The permission: not asked for.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Starts updates of steps, of which none arrives.
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Queries the steps of a period, which fails.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, CocoaError(.featureUnsupported)) } }
  /// Stops updates of steps.
  open func stopUpdates() {}
}
