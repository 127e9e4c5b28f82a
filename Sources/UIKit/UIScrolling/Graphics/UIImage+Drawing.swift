public import Foundation
public import ScrollworkDrawing
import ScrollworkGeometry

extension UIImage {
  /// The picture of what was drawn; nil without a scene.
  convenience init?(drawnIn context: CGContext) {
    guard let image = context.makeImage() else { return nil }
    self.init(cgImage: image, scale: context.scale, orientation: .up)
  }

  /// The picture made of pixels; nil for symbols.
  public var cgImage: CGImage? { asset.map { CGImage($0) } }

  /// A picture made of pixels, one of which is a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture made of pixels, with a number of them per point.
  ///
  /// A picture that is turned to be shown is turned at once.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = orientation == .up ? cgImage : cgImage.turned(orientation) ?? cgImage
    var asset = image.asset
    asset.size = CGSize(
      width: CGFloat(image.width) / max(scale, 0.01),
      height: CGFloat(image.height) / max(scale, 0.01))
    asset.scale = max(scale, 0.01)
    self.init(.asset(asset))
  }

  /// The PNG file of the picture; nil without one.
  public func pngData() -> Data? { cgImage?.bitmap?.png }

  /// The JPEG file of the picture, of a quality from 0 to 1; nil without one.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage?.bitmap?.jpeg(quality: compressionQuality)
  }

  /// The HEIC file of the picture: none, as the picture would have to be encoded by the device.
  public func heicData() -> Data? { nil }

  /// Draws the picture at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture at a point in a mode.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture in a rectangle; symbols are not drawn.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let asset else { return }
    if let tint = look.tint, renderingMode != .alwaysOriginal {
      let paint = Paint.color(context.resolve(tint.cgColor))
      context.draw(.template(asset, frame: rect, smooth: true, paint))
    } else {
      context.draw(.image(asset, frame: rect, smooth: true))
    }
  }

  /// Draws the picture in a rectangle in a mode.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// The picture, read from its file.
  public func preparingForDisplay() -> UIImage? { self }
  /// The picture, read from its file.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Calls a closure with the picture, read from its file.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// The picture in another size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard let image = cgImage else { return nil }
    let items = [
      DisplayItem.command(
        .image(image.asset, frame: CGRect(origin: .zero, size: size), smooth: true))
    ]
    return DrawnBitmap(items, size: size, scale: scale).flatMap { CGImage($0) }
      .map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
  /// The picture in another size.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}

extension CGImage {
  /// The picture as it is shown in an orientation.
  fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage? {
    let size = CGSize(width: width, height: height)
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let shown = isSideways ? CGSize(width: size.height, height: size.width) : size
    let angle: CGFloat =
      switch orientation {
      case .up, .upMirrored: 0
      case .down, .downMirrored: .pi
      case .left, .leftMirrored: -.pi / 2
      case .right, .rightMirrored: .pi / 2
      }
    let isMirrored = orientation.rawValue >= UIImage.Orientation.upMirrored.rawValue
    let transform = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
      .concatenating(CGAffineTransform(rotationAngle: angle))
      .concatenating(CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1))
      .concatenating(CGAffineTransform(translationX: shown.width / 2, y: shown.height / 2))
    let item = DisplayItem.command(
      .image(asset, frame: CGRect(origin: .zero, size: size), smooth: false))
    return DrawnBitmap(
      [.layer(Layer(LayerContent([item]), transform: transform))], size: shown, scale: 1
    ).flatMap { CGImage($0) }
  }
}
