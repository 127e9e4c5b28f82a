public import ScrollworkFoundation

/// An acceleration, in units of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right, to the top, and out of the screen.
  public var x, y, z: Double
  /// Creates an acceleration along three axes.
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
  /// The gravity of a device that lies still.
  public var gravity: CMAcceleration { CMAcceleration(z: -1) }
  /// The acceleration without gravity.
  public var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// An acceleration at a time.
public final class CMAccelerometerData: NSObject, @unchecked Sendable {
  /// The acceleration of the accelerometer data.
  public var acceleration: CMAcceleration { CMAcceleration(z: -1) }
}

/// The sensors of movement, which a device for development does not have.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Creates a motion manager.
  public override init() {}
  /// Whether device motion is available; always false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether an accelerometer is available; always false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether a gyroscope is available; always false.
  open var isGyroAvailable: Bool { false }
  /// Whether device motion is updated; always false.
  open var isDeviceMotionActive: Bool { false }
  /// Whether the accelerometer is read; always false.
  open var isAccelerometerActive: Bool { false }
  /// The seconds between values.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The seconds between values.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The seconds between values.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The device motion of the motion manager.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The accelerometer data of the motion manager.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Starts updates of device motion, of which none arrives.
  open func startDeviceMotionUpdates() {}
  /// Starts updates of device motion, of which none arrives.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Starts updates of the accelerometer, of which none arrives.
  open func startAccelerometerUpdates() {}
  /// Starts updates of the accelerometer, of which none arrives.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Stops updates of device motion.
  open func stopDeviceMotionUpdates() {}
  /// Stops updates of the accelerometer.
  open func stopAccelerometerUpdates() {}
}
