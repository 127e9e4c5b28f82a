public import ScrollworkUIScrolling

/// The picture of a camera: black, as without a camera.
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session of the capture video preview layer.
  open var session: AVCaptureSession?
  /// How the picture is placed.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection of the capture video preview layer; there is none.
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
