public import ScrollworkFoundation

/// What becomes of pictures or sounds.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// The connections of the capture output; there are none.
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
  /// Whether the connection is enabled.
  public var isEnabled = true
  /// Whether pictures can be turned by an angle.
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Gives the pictures of a film: none without a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether late pictures are left out.
  public var alwaysDiscardsLateVideoFrames = true
  /// The form of pictures.
  public var videoSettings: [String: Any] = [:]
  /// Gives the pictures of a film.
  public override init() {}
  /// Sets the delegate that receives sample buffers.
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Delegate callbacks of a video data output.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Called with a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// The default implementation, which does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
