public import ScrollworkFoundation

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
  /// Called with recognized metadata objects.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// A kind of code.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the object type.
    public let rawValue: String
    /// Creates an object type from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code in the picture.
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
    /// A face in the picture.
    public static let face = Self(rawValue: "face")
  }
  /// The type of the metadata object.
  public var type: ObjectType { .qr }
  /// The place in the picture.
  public var bounds: CGRect { .zero }
}

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// The text of the code; always nil.
  public var stringValue: String? { nil }
}
