import ScrollworkDrawing
public import ScrollworkFoundation
public import ScrollworkUIScrolling

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
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A camera.
    public static let builtInWideAngleCamera = Self(rawValue: "builtInWideAngleCamera")
    /// A wide camera.
    public static let builtInUltraWideCamera = Self(rawValue: "builtInUltraWideCamera")
    /// A near camera.
    public static let builtInTelephotoCamera = Self(rawValue: "builtInTelephotoCamera")
    /// Two cameras.
    public static let builtInDualCamera = Self(rawValue: "builtInDualCamera")
    /// Two wide cameras.
    public static let builtInDualWideCamera = Self(rawValue: "builtInDualWideCamera")
    /// Three cameras.
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

  /// Finds devices: none.
  open class DiscoverySession: NSObject {
    /// The devices.
    public var devices: [AVCaptureDevice] { [] }
    /// Finds devices of some kinds.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  override init() {}

  /// The side.
  public var position: Position { .unspecified }
  /// The kind.
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The name.
  public var localizedName: String { "" }
  /// The name of the device.
  public var uniqueID: String { "" }
  /// Whether there is a light.
  public var hasFlash: Bool { false }
  /// Whether there is a lamp.
  public var hasTorch: Bool { false }
  /// Whether the lamp can be used.
  public var isTorchAvailable: Bool { false }
  /// The lamp.
  public var torchMode = TorchMode.off
  /// How it focuses.
  public var focusMode = FocusMode.continuousAutoFocus
  /// How it measures light.
  public var exposureMode = ExposureMode.continuousAutoExposure
  /// The zoom.
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
  /// Begins changes.
  public func lockForConfiguration() throws {}
  /// Ends changes.
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

/// What gives pictures or sounds.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// What a device gives.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// What a device gives.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What becomes of pictures or sounds.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The connections: none.
  public var connections: [AVCaptureConnection] { [] }
  /// The connection of a kind: none.
  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection of what gives and what takes.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// How pictures are turned.
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures are mirrored.
  public var isVideoMirrored = false
  /// How far pictures are turned, in degrees.
  public var videoRotationAngle: CGFloat = 0
  /// Whether pictures can be turned.
  public var isVideoOrientationSupported: Bool { false }
  /// Whether pictures can be mirrored.
  public var isVideoMirroringSupported: Bool { false }
  /// Whether it is used.
  public var isEnabled = true
  /// Whether pictures can be turned by an angle.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Takes photos: none without a camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// The best that is tried.
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  /// Takes photos.
  public override init() {}
  /// Whether photos may be as large as possible.
  public var isHighResolutionCaptureEnabled = false
  /// Whether photos may move.
  public var isLivePhotoCaptureEnabled = false
  /// Whether photos may move here.
  public var isLivePhotoCaptureSupported: Bool { false }
  /// The best that is tried.
  public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// The forms of photos.
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The lights.
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Takes a photo: nothing happens without a camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The light.
  public var flashMode = AVCaptureDevice.FlashMode.auto
  /// Whether it is as large as possible.
  public var isHighResolutionPhotoEnabled = false
  /// The best that is tried.
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The form of the small picture.
  public var previewPhotoFormat: [String: Any]?
  /// The forms of small pictures.
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// A photo as usual.
  public override init() {}
  /// A photo in a form.
  public init(format: [String: Any]?) {}
}

/// The form of pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a form.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// HEVC.
  public static let hevc = Self(rawValue: "hvc1")
  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
}

/// The key of the form of pictures.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// A photo that was taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// The file.
  open func fileDataRepresentation() -> Data? { nil }
  /// The picture.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// The small picture.
  open func previewCGImageRepresentation() -> CGImage? { nil }
  /// Words about it.
  public var metadata: [String: Any] { [:] }
  /// How it was taken.
  public var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
}

/// How a photo was taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The size, in pixels.
  public var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The size of the small picture, in pixels.
  public var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// The number of the photo.
  public var uniqueID: Int64 { 0 }
}

/// A size of a film, in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32
  /// The height.
  public var height: Int32
  /// A size.
  public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

/// The delegate of a photo capture.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called with a photo.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// Gives the pictures of a film: none without a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether late pictures are left out.
  public var alwaysDiscardsLateVideoFrames = true
  /// The form of pictures.
  public var videoSettings: [String: Any] = [:]
  /// Gives the pictures of a film.
  public override init() {}
  /// Sets who is given the pictures.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Is given the pictures of a film.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Called with a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// A picture of a film.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}

/// Finds codes in pictures: none without a camera.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The kinds of codes.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// The kinds of codes that can be found.
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the picture.
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Finds codes in pictures.
  public override init() {}
  /// Sets the delegate for detected codes.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

/// The delegate of a metadata output.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called with codes.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of code.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A square code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// EAN with eight digits.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// EAN with thirteen digits.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// Code 128.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// Code 39.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// PDF417.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// UPC-E.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// A face.
    public static let face = Self(rawValue: "face")
  }
  /// The kind.
  public var type: ObjectType { .qr }
  /// The place in the picture.
  public var bounds: CGRect { .zero }
}

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  public var stringValue: String? { nil }
}

/// The pictures and sounds of devices.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// A size of pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a size.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photos.
    public static let photo = Self(rawValue: "photo")
    /// Large.
    public static let high = Self(rawValue: "high")
    /// Medium.
    public static let medium = Self(rawValue: "medium")
    /// Small.
    public static let low = Self(rawValue: "low")
    /// 1280 by 720.
    public static let hd1280x720 = Self(rawValue: "hd1280x720")
    /// 1920 by 1080.
    public static let hd1920x1080 = Self(rawValue: "hd1920x1080")
    /// 3840 by 2160.
    public static let hd4K3840x2160 = Self(rawValue: "hd4K3840x2160")
    /// 640 by 480.
    public static let vga640x480 = Self(rawValue: "vga640x480")
    /// As the devices give them.
    public static let inputPriority = Self(rawValue: "inputPriority")
  }

  /// The size of pictures.
  public var sessionPreset = Preset.high
  /// What gives pictures and sounds.
  public private(set) var inputs: [AVCaptureInput] = []
  /// What becomes of them.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs.
  public private(set) var isRunning = false
  /// Whether it was interrupted.
  public var isInterrupted: Bool { false }
  /// Whether the session of sounds is used.
  public var automaticallyConfiguresApplicationAudioSession = true

  /// Creates a session.
  public override init() {}
  /// Whether a size can be used.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether something that gives can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds something that gives.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes something that gives.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether something that takes can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds something that takes.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes something that takes.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins changes.
  open func beginConfiguration() {}
  /// Ends changes.
  open func commitConfiguration() {}
  /// Starts.
  open func startRunning() { isRunning = true }
  /// Stops.
  open func stopRunning() { isRunning = false }
}

/// The picture of a camera: black, as without a camera.
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// How the picture is placed.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection: none.
  public var connection: AVCaptureConnection? { nil }

  /// A picture without a session.
  public required init() {
    super.init()
    backgroundColor = CGColor(gray: 0, alpha: 1)
  }

  /// The picture of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// The place of a code in the layer: as it is.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
