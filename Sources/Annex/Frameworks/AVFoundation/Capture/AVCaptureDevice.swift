public import ScrollworkFoundation

/// The permission to use a device.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone, of which a device for development has none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The side of a camera.
  public enum Position: Int, Sendable { case unspecified, back, front }
  /// The light of a camera.
  public enum FlashMode: Int, Sendable { case off, on, auto }
  /// The lamp of a camera.
  public enum TorchMode: Int, Sendable { case off, on, auto }
  /// How a camera focuses.
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  /// How a camera measures light.
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }

  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the device type.
    public let rawValue: String
    /// Creates a device type from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A wide-angle camera, built in.
    public static let builtInWideAngleCamera = Self(rawValue: "builtInWideAngleCamera")
    /// An ultra wide camera, built in.
    public static let builtInUltraWideCamera = Self(rawValue: "builtInUltraWideCamera")
    /// A telephoto camera, built in.
    public static let builtInTelephotoCamera = Self(rawValue: "builtInTelephotoCamera")
    /// A camera of two lenses, built in.
    public static let builtInDualCamera = Self(rawValue: "builtInDualCamera")
    /// A camera of two wide lenses, built in.
    public static let builtInDualWideCamera = Self(rawValue: "builtInDualWideCamera")
    /// A camera of three lenses, built in.
    public static let builtInTripleCamera = Self(rawValue: "builtInTripleCamera")
    /// A camera of depth.
    public static let builtInTrueDepthCamera = Self(rawValue: "builtInTrueDepthCamera")
    /// A microphone.
    public static let microphone = Self(rawValue: "microphone")
    /// A microphone.
    public static let builtInMicrophone = Self(rawValue: "builtInMicrophone")
    /// A camera of another device.
    public static let external = Self(rawValue: "external")
  }

  /// A search for capture devices, which finds none.
  open class DiscoverySession: NSObject {
    /// The devices of the discovery session.
    public var devices: [AVCaptureDevice] { [] }
    /// Finds devices of some kinds.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  override init() {}

  /// The position of the capture device.
  public var position: Position { .unspecified }
  /// The device type of the capture device.
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The localized name of the capture device.
  public var localizedName: String { "" }
  /// The name of the device.
  public var uniqueID: String { "" }
  /// Whether the device has a flash; always false.
  public var hasFlash: Bool { false }
  /// Whether the device has a torch; always false.
  public var hasTorch: Bool { false }
  /// Whether the lamp can be used.
  public var isTorchAvailable: Bool { false }
  /// The torch mode of the capture device.
  public var torchMode = TorchMode.off
  /// The focus mode of the device.
  public var focusMode = FocusMode.continuousAutoFocus
  /// How it measures light.
  public var exposureMode = ExposureMode.continuousAutoExposure
  /// The video zoom factor of the capture device.
  public var videoZoomFactor: CGFloat = 1
  /// Whether changes are told.
  public var isSubjectAreaChangeMonitoringEnabled = false
  /// Whether a point can be focused.
  public var isFocusPointOfInterestSupported: Bool { false }
  /// Whether light can be measured at a point.
  public var isExposurePointOfInterestSupported: Bool { false }
  /// The point that is focused.
  public var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// The point whose light is measured.
  public var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether a way of focusing can be used.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether a way of measuring can be used.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Locks the device for changes of its configuration.
  public func lockForConfiguration() throws {}
  /// Unlocks the configuration.
  public func unlockForConfiguration() {}

  /// The device of a kind: none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The device of a kind: none.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// The devices of a kind: none.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// The permission: not asked for.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  /// Asks a question that is not answered.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {}
  /// Asks a question, which counts as refused to code that waits for the answer.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
