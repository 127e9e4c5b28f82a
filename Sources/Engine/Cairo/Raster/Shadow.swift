import CPixels
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A drop shadow filter in device pixels: the alpha of a bitmap, blurred, offset and colored, with
/// the bitmap on top.
struct Shadow {
  private let color: Color.Resolved
  private let sigmaX, sigmaY, dx, dy: CGFloat

  /// Creates a shadow under a matrix.
  ///
  /// The standard deviation along each device axis is exact; the skew of a layer that is both
  /// rotated and scaled unevenly is ignored.
  init(
    _ color: Color.Resolved, radius: CGFloat, offset: CGSize, _ matrix: CGAffineTransform
  ) throws(CairoError) {
    self.color = color
    let radius = max(0, radius)
    sigmaX = radius * (matrix.a * matrix.a + matrix.c * matrix.c).squareRoot()
    sigmaY = radius * (matrix.b * matrix.b + matrix.d * matrix.d).squareRoot()
    dx = matrix.a * offset.width + matrix.c * offset.height
    dy = matrix.b * offset.width + matrix.d * offset.height
    guard [sigmaX, sigmaY, dx, dy].allSatisfy({ abs($0) < 1e6 }) else {
      throw .number(place: "radius or offset of a shadow")
    }
  }

  /// Returns the bitmap with its shadow, within `frame`.
  func applied(to flat: Bitmap, frame: PixelRect) throws(CairoError) -> Bitmap {
    let result = try cast(by: flat, frame: frame)
    result.draw(flat)
    return result
  }

  /// Returns the shadow of a bitmap alone, within `frame`.
  func cast(by flat: Bitmap, frame: PixelRect) throws(CairoError) -> Bitmap {
    let result = try Bitmap(frame)
    guard !frame.isEmpty, !flat.frame.isEmpty else { return result }
    let coverage = ComponentBlur(
      of: flat,
      AxisBlur(
        sigma: sigmaX, offset: dx, from: flat.frame.x, count: flat.frame.width, to: frame.x,
        frame.width),
      AxisBlur(
        sigma: sigmaY, offset: dy, from: flat.frame.y, count: flat.frame.height, to: frame.y,
        frame.height))
    let pixel = color.premultipliedPixel
    coverage.forEachRow { y, row in pixels_cover(result.row(y), row, pixel, frame.width) }
    return result
  }
}

extension Color.Resolved {
  /// The premultiplied pixel, 0xAARRGGBB.
  fileprivate var premultipliedPixel: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(PixelByte.of(value * opacity)) }
    return byte(1) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
