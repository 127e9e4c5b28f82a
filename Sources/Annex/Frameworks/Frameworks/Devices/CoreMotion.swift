public import ScrollworkFoundation

/// An acceleration, in units of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right, to the top, and out of the screen.
  public var x, y, z: Double
  /// An acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How a device is turned.
public final class CMAttitude: NSObject, @unchecked Sendable {
  /// The angle around its length, in radians.
  public var roll: Double { 0 }
  /// The angle around its width, in radians.
  public var pitch: Double { 0 }
  /// The angle around its depth, in radians.
  public var yaw: Double { 0 }
}

/// How a device moves.
public final class CMDeviceMotion: NSObject, @unchecked Sendable {
  /// How it is turned.
  public let attitude = CMAttitude()
  /// Gravity.
  public var gravity: CMAcceleration { CMAcceleration(z: -1) }
  /// The acceleration without gravity.
  public var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// An acceleration at a time.
public final class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// The acceleration.
  public var acceleration: CMAcceleration { CMAcceleration(z: -1) }
}

/// The sensors of movement, which a device for development does not have.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Creates a reader.
  public override init() {}
  /// Whether there is a sensor: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isGyroAvailable: Bool { false }
  /// Whether it is read.
  open var isDeviceMotionActive: Bool { false }
  /// Whether it is read.
  open var isAccelerometerActive: Bool { false }
  /// The seconds between values.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The seconds between values.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The seconds between values.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last value.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last value.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Reads values, of which there are none.
  open func startDeviceMotionUpdates() {}
  /// Reads values, of which there are none.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Reads values, of which there are none.
  open func startAccelerometerUpdates() {}
  /// Reads values, of which there are none.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Stops reading.
  open func stopDeviceMotionUpdates() {}
  /// Stops reading.
  open func stopAccelerometerUpdates() {}
}

/// The permission to use movements.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Steps of a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
  /// The number of steps.
  public var numberOfSteps: NSNumber { 0 }
  /// The meters.
  public var distance: NSNumber? { nil }
  /// The floors up.
  public var floorsAscended: NSNumber? { nil }
}

/// Counts steps, which a device for development cannot.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a counter.
  public override init() {}
  /// Whether steps are counted: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether meters are counted: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// The permission: not asked for.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Tells of steps, of which there are none.
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Asks for steps, of which there are none.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, CocoaError(.featureUnsupported)) } }
  /// Stops telling.
  open func stopUpdates() {}
}

/// Feelings of the hand, which a device for development does not give.
open class CHHapticEngine: @unchecked Sendable {
  /// What a device can do.
  public struct Capability: Sendable {
    /// Whether feelings can be given: no.
    public var supportsHaptics: Bool { false }
    /// Whether sounds can be given: no.
    public var supportsAudio: Bool { false }
  }
  /// What the device can do.
  public class func capabilitiesForHardware() -> Capability { Capability() }
  /// Called when it stops.
  open var stoppedHandler: (@Sendable (Int) -> Void)?
  /// Called when it begins again.
  open var resetHandler: (@Sendable () -> Void)?
  /// Whether it stops by itself.
  open var isAutoShutdownEnabled = false
  /// Whether only the hand is used.
  open var playsHapticsOnly = false
  /// Feelings, which are an error here.
  public init() throws { throw CocoaError(.featureUnsupported) }
  /// Starts.
  open func start() throws {}
  /// Starts, and calls a closure.
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
  /// Stops.
  open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// A player of a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CocoaError(.featureUnsupported)
  }
}

/// A player of a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Starts at a time.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time.
  func stop(atTime time: TimeInterval) throws
}

/// Feelings one after another.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  /// Feelings one after another.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// A feeling.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// The kinds of feelings.
  public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous }
  /// The properties of feelings.
  public enum ParameterID: Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime
  }
  /// The time.
  public let relativeTime: TimeInterval
  /// A feeling.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) { relativeTime = time }
}

/// A property of a feeling.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// The value.
  public let value: Float
  /// A property.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { self.value = value }
}

/// A property that changes.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}
