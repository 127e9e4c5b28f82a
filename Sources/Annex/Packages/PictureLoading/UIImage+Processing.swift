package import ScrollworkDrawing
package import ScrollworkFoundation
import ScrollworkUIKit
import ScrollworkUIScrolling

// Changes of loaded images that the packages have in common: each returns a new image of the same scale, or
// the image itself where there are no pixels, as in symbols and outside of scenes.

extension UIImage {
  /// A drawing of the image in a context of a size, in points.
  package func redrawn(
    in size: CGSize, _ drawing: (CGRect) -> Void
  ) -> UIImage {
    guard cgImage != nil, size.width > 0, size.height > 0 else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      drawing(CGRect(origin: .zero, size: size))
    }
  }

  /// The image scaled to a size.
  package func resized(to size: CGSize) -> UIImage { redrawn(in: size) { draw(in: $0) } }

  /// The image with another number of pixels per point.
  package func scaled(to scale: CGFloat) -> UIImage {
    guard scale != self.scale, let cgImage else { return self }
    return UIImage(cgImage: cgImage, scale: scale, orientation: .up)
  }

  /// The part of the image in a rectangle, in points.
  package func cropped(to rect: CGRect) -> UIImage {
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale)
    return cgImage?.cropping(to: pixels)
      .map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
  }

  /// The image with a Gaussian blur, whose standard deviation is in points; edges stay sharp.
  package func blurred(deviation: CGFloat) -> UIImage {
    guard let cgImage else { return self }
    let size = CGSize(width: cgImage.width, height: cgImage.height)
    let item = DisplayItem.command(
      .image(cgImage.asset, frame: CGRect(origin: .zero, size: size), smooth: false))
    let layer = Layer(
      LayerContent([item]), filters: [.blur(radius: deviation * scale, isOpaque: true)])
    return DrawnBitmap([.layer(layer)], size: size, scale: 1).flatMap { CGImage($0) }
      .map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
  }

  /// The image with changed colors: components of red, green and blue in linear light, 0…1.
  package func recolored(_ change: (inout SIMD3<Double>) -> Void) -> UIImage {
    guard let bitmap = cgImage?.bitmap else { return self }
    let linear = (0...255).map { LinearLight.component(Double($0) / 255) }
    var bytes = bitmap.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] > 0 {
      var color = SIMD3(
        linear[Int(bytes[start])], linear[Int(bytes[start + 1])], linear[Int(bytes[start + 2])])
      change(&color)
      for channel in 0..<3 {
        let value = LinearLight.encoded(min(1, max(0, color[channel])))
        bytes[start + channel] = UInt8((255 * value).rounded())
      }
    }
    return CGImage(DrawnBitmap(width: bitmap.width, height: bitmap.height, bytes: bytes))
      .map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
  }
}

/// The transfer function of sRGB.
///
/// - Source: documented: IEC 61966-2-1.
private enum LinearLight {
  static func component(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ component: Double) -> Double {
    component <= 0.0031308 ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055
  }
}
