public import ScrollworkFoundation
public import ScrollworkUIScrolling

/// Takes photos: none without a camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// The best that is tried.
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  /// Creates an output of photos.
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
  /// The supported flash modes of the capture photo output.
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Takes a photo: nothing happens without a camera.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The flash mode of the capture photo settings.
  public var flashMode = AVCaptureDevice.FlashMode.auto
  /// Whether photos have the highest resolution.
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
  /// The raw value of the video codec type.
  public let rawValue: String
  /// Creates a video codec type from a raw value.
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
  /// The data of the photo's file; always nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// The image of the photo; always nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// The preview image of the photo; always nil.
  open func previewCGImageRepresentation() -> CGImage? { nil }
  /// The metadata of the photo; empty.
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

/// The delegate of a photo capture.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called with a photo.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// The default implementation, which does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
