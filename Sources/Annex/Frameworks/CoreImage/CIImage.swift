import ScrollworkDrawing
public import ScrollworkFoundation
public import ScrollworkImageIO
public import ScrollworkUIScrolling

/// A picture that is filtered.
///
/// Filters that are modelled draw what they make; others leave the picture as it is.
open class CIImage: @unchecked Sendable {
  let image: UIImage
  /// The extent of the image.
  public let extent: CGRect

  init(_ image: UIImage, extent: CGRect? = nil) {
    self.image = image
    self.extent =
      extent
      ?? CGRect(
        origin: .zero,
        size: CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
      )
  }
  /// The picture of pixels.
  public convenience init(cgImage: CGImage) { self.init(UIImage(cgImage: cgImage)) }
  /// The picture of an image of UIKit's; nil for symbols.
  public convenience init?(image: UIImage) {
    guard image.cgImage != nil else { return nil }
    self.init(image)
  }
  /// The picture in data; nil if there is none.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image)
  }
  /// The picture in a file; nil if there is none.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image)
  }

  /// The picture with its pixels scaled.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(image, extent: extent.applying(matrix))
  }
  /// The picture in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let scale = image.scale * image.size.width / max(extent.width, 1)
    let place = rect.offsetBy(dx: -extent.minX, dy: -extent.minY)
    let part = image.cgImage?.cropping(
      to: CGRect(
        x: place.minX * scale, y: (extent.height - place.maxY) * scale,
        width: place.width * scale, height: place.height * scale))
    return part.map { CIImage(UIImage(cgImage: $0), extent: rect) } ?? self
  }
  /// The image, turned and mirrored as an orientation says.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    let orientations: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard let pixels = image.cgImage else { return self }
    let isSideways = orientation.rawValue > 4
    let size = isSideways ? CGSize(width: extent.height, height: extent.width) : extent.size
    return CIImage(
      UIImage(
        cgImage: pixels, scale: image.scale,
        orientation: orientations[Int(orientation.rawValue) - 1]),
      extent: CGRect(origin: .zero, size: size))
  }
  /// The picture, blurred by a Gaussian.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    filtered([.blur(radius: CGFloat(sigma))])
  }
  /// The picture after a filter of a name.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }
  /// The picture, continued beyond its edges; drawn as it is.
  open func clampedToExtent() -> CIImage { self }

  func filtered(_ filters: [Layer.Filter]) -> CIImage {
    guard let drawn = image.cgImage?.filtered(filters) else { return self }
    return CIImage(UIImage(cgImage: drawn), extent: extent)
  }
}

/// A context that renders images.
open class CIContext: @unchecked Sendable {
  /// Creates a context that renders images.
  public init(options: [String: Any]? = nil) {}
  /// The pixels of a rectangle of a picture; nil without a scene.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.cropped(to: fromRect).image.cgImage?.scaled(to: fromRect.size)
  }
}

extension CGImage {
  /// The picture in a size, each pixel as it is.
  fileprivate func scaled(to size: CGSize) -> CGImage? {
    guard size.width != CGFloat(width) || size.height != CGFloat(height) else { return self }
    return drawn(.image(asset, frame: CGRect(origin: .zero, size: size), smooth: false), size)
  }

  /// The picture after filters.
  fileprivate func filtered(_ filters: [Layer.Filter]) -> CGImage? {
    let size = CGSize(width: width, height: height)
    let frame = CGRect(origin: .zero, size: size)
    let layer = Layer(
      LayerContent([.command(.image(asset, frame: frame, smooth: false))]), filters: filters,
      clip: Path(frame))
    return DrawnBitmap([.layer(layer)], size: size, scale: 1).flatMap { CGImage($0) }
  }

  private func drawn(_ command: DrawCommand, _ size: CGSize) -> CGImage? {
    DrawnBitmap([.command(command)], size: size, scale: 1).flatMap { CGImage($0) }
  }
}

extension UIImage {
  /// The image of a filtered picture.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }
  /// The image of a filtered picture, with a number of pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  /// The filtered picture of the image: none, as it is one of pixels.
  public var ciImage: CIImage? { nil }
}

/// The key of the picture of a filter.
public let kCIInputImageKey = "inputImage"
/// The key of the strength of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the radius of a filter.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the scale of a filter.
public let kCIInputScaleKey = "inputScale"
/// The key of the color of a filter.
public let kCIInputColorKey = "inputColor"
/// The key of the brightness of a filter.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the saturation of a filter.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the contrast of a filter.
public let kCIInputContrastKey = "inputContrast"
