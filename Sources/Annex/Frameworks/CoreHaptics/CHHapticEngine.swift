public import ScrollworkFoundation

/// Feelings of the hand, which a device for development does not give.
open class CHHapticEngine: @unchecked Sendable {
  /// The haptic capabilities of a device.
  public struct Capability: Sendable {
    /// Whether feelings can be given: no.
    public var supportsHaptics: Bool { false }
    /// Whether sounds can be given: no.
    public var supportsAudio: Bool { false }
  }
  /// The haptic capabilities of this device.
  public class func capabilitiesForHardware() -> Capability { Capability() }
  /// Called when it stops.
  open var stoppedHandler: (@Sendable (Int) -> Void)?
  /// Called when it begins again.
  open var resetHandler: (@Sendable () -> Void)?
  /// Whether the engine stops when it is idle.
  open var isAutoShutdownEnabled = false
  /// Whether only the hand is used.
  open var playsHapticsOnly = false
  /// Feelings, which are an error here.
  public init() throws { throw CocoaError(.featureUnsupported) }
  /// Starts the haptic engine.
  open func start() throws {}
  /// Starts, and calls a closure.
  open func start(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
  /// Stops the haptic engine.
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

/// A single haptic event.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// The kinds of feelings.
  public enum EventType: Sendable { case hapticTransient, hapticContinuous, audioContinuous }
  /// The properties of feelings.
  public enum ParameterID: Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime
  }
  /// The relative time of the haptic event.
  public let relativeTime: TimeInterval
  /// Creates a haptic event at a time.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) { relativeTime = time }
}

/// A property of a feeling.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// The value of the haptic event parameter.
  public let value: Float
  /// Creates a haptic event parameter with a parameter identifier and a value.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) { self.value = value }
}

/// A property that changes.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}
