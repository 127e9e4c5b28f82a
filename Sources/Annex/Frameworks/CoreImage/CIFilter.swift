import ScrollworkDrawing
public import ScrollworkFoundation

/// A filter of pictures, or one that makes them.
///
/// Sepia, gray, inverted, changed and blurred pictures and square codes are modelled; other filters
/// leave a picture as it is.
open class CIFilter: @unchecked Sendable {
  /// The name of the filter.
  public let name: String
  private var values: [String: Any] = [:]

  /// A filter of a name.
  public init?(name: String) { self.name = name }
  /// A filter of a name with values.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }
  fileprivate init(known name: String) { self.name = name }

  /// The picture that is filtered.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// The strength of the filter.
  open var intensity: Float {
    get { number(kCIInputIntensityKey, 1) }
    set { values[kCIInputIntensityKey] = newValue }
  }
  /// The radius of the filter.
  open var radius: Float {
    get { number(kCIInputRadiusKey, 10) }
    set { values[kCIInputRadiusKey] = newValue }
  }
  /// The scale of the filter.
  open var scale: Float {
    get { number(kCIInputScaleKey, 8) }
    set { values[kCIInputScaleKey] = newValue }
  }
  /// The message of a code.
  open var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  /// How much of a code may be damaged: L, M, Q or H.
  open var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
  /// The names of the values that the filter has.
  open var inputKeys: [String] {
    switch name {
    case "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"]
    case "CISepiaTone", "CIVignette": [kCIInputImageKey, kCIInputIntensityKey]
    case "CIGaussianBlur", "CIBoxBlur": [kCIInputImageKey, kCIInputRadiusKey]
    case "CIPixellate", "CICrystallize": [kCIInputImageKey, kCIInputScaleKey]
    default: [kCIInputImageKey]
    }
  }

  private func number(_ key: String, _ usual: Float) -> Float {
    (values[key] as? NSNumber)?.floatValue ?? values[key] as? Float
      ?? (values[key] as? Double).map { Float($0) } ?? (values[key] as? CGFloat).map { Float($0) }
      ?? (values[key] as? Int).map { Float($0) } ?? usual
  }

  /// Sets the value of a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value of a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Resets all values to their defaults.
  open func setDefaults() { values = [:] }

  /// The output of the filter; nil without an input image.
  open var outputImage: CIImage? {
    if name == "CIQRCodeGenerator" { return code }
    guard let image = inputImage else { return nil }
    let filters = self.filters
    return filters.isEmpty ? image : image.filtered(filters)
  }

  private var filters: [Layer.Filter] {
    switch name {
    case "CIGaussianBlur", "CIBoxBlur": return [.blur(radius: CGFloat(radius))]
    case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal", "CIMaximumComponent":
      return [.colors(.saturation(0))]
    case "CIColorInvert": return [.colors(.inverse)]
    case "CIColorControls":
      let saturation = Double(number(kCIInputSaturationKey, 1))
      let (contrast, brightness) = (
        Double(number(kCIInputContrastKey, 1)), Double(number(kCIInputBrightnessKey, 0))
      )
      return [
        .colors(.saturation(saturation)), .colors(.contrast(contrast)),
        .colors(.brightness(brightness)),
      ]
    case "CISepiaTone": return ColorMatrix.sepia(Double(intensity)).map { [.colors($0)] } ?? []
    default: return []
    }
  }

  private var code: CIImage? {
    guard let code = SquareCode(Array(message), level: correctionLevel) else { return nil }
    let side = code.side + 2
    var bytes = [UInt8](repeating: 255, count: 4 * side * side)
    for row in 0..<code.side {
      for column in 0..<code.side where code.isDark(row, column) {
        let start = 4 * ((row + 1) * side + column + 1)
        for channel in start..<start + 3 { bytes[channel] = 0 }
      }
    }
    return CGImage(DrawnBitmap(width: side, height: side, bytes: bytes)).map {
      CIImage(cgImage: $0)
    }
  }

  // MARK: Filters by name

  /// A filter that generates QR codes.
  public class func qrCodeGenerator() -> CIFilter { CIFilter(known: "CIQRCodeGenerator") }
  /// A filter that tones images sepia.
  public class func sepiaTone() -> CIFilter { CIFilter(known: "CISepiaTone") }
  /// A filter that blurs images with a Gaussian.
  public class func gaussianBlur() -> CIFilter { CIFilter(known: "CIGaussianBlur") }
  /// A filter that blurs images with a box.
  public class func boxBlur() -> CIFilter { CIFilter(known: "CIBoxBlur") }
  /// A filter that makes images gray.
  public class func photoEffectMono() -> CIFilter { CIFilter(known: "CIPhotoEffectMono") }
  /// A filter that makes images gray.
  public class func photoEffectNoir() -> CIFilter { CIFilter(known: "CIPhotoEffectNoir") }
  /// A filter that inverts colors.
  public class func colorInvert() -> CIFilter { CIFilter(known: "CIColorInvert") }
  /// A filter that changes brightness, contrast and saturation.
  public class func colorControls() -> CIFilter { CIFilter(known: "CIColorControls") }
}

extension ColorMatrix {
  /// The colors of an old photo, by an amount from 0 to 1.
  ///
  /// - Source: documented: the matrix of the filter effects of the W3C.
  fileprivate static func sepia(_ amount: Double) -> ColorMatrix? {
    let whole = [
      0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0,
    ]
    return ColorMatrix(rows: zip(whole, identity.rows).map { $0 * amount + $1 * (1 - amount) })
  }
}
