import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A Gaussian blur filter in device pixels.
struct Blur {
  private let sigmaX, sigmaY: CGFloat

  /// Creates a blur of `radius` points under a matrix.
  ///
  /// The standard deviation along each device axis is exact; the skew of a layer that is both
  /// rotated and scaled unevenly is ignored.
  init(radius: CGFloat, _ matrix: CGAffineTransform) throws(CairoError) {
    let radius = max(0, radius)
    sigmaX = radius * (matrix.a * matrix.a + matrix.c * matrix.c).squareRoot()
    sigmaY = radius * (matrix.b * matrix.b + matrix.d * matrix.d).squareRoot()
    guard sigmaX < 1e6, sigmaY < 1e6 else { throw .number(place: "radius of a blur") }
  }

  /// Returns the blurred bitmap within `frame`.
  ///
  /// All premultiplied components go through the same monotonic steps, so no color exceeds its
  /// alpha.
  func applied(to flat: Bitmap, frame: PixelRect) throws(CairoError) -> Bitmap {
    // Rows out of reach are not drawn on.
    let result = try Bitmap(frame)
    guard !frame.isEmpty, !flat.frame.isEmpty else { return result }
    let across = AxisBlur(
      sigma: sigmaX, from: flat.frame.x, count: flat.frame.width, to: frame.x,
      frame.width)
    let down = AxisBlur(
      sigma: sigmaY, from: flat.frame.y, count: flat.frame.height, to: frame.y,
      frame.height)
    let pixels = result.pixels.assumingMemoryBound(to: UInt8.self)
    for component in 0..<4 {
      ComponentBlur(of: flat, component: component, across, down).forEachRow { y, row in
        let target = pixels + y * result.stride + component
        for x in 0..<frame.width { target[4 * x] = row[x] }
      }
    }
    return result
  }

  /// Returns the bitmap with blurred colors and unchanged alpha.
  ///
  /// Each blurred color is divided by the blurred alpha, as if it were opaque, before rounding to
  /// bytes: a wide blur leaves little of a small image.
  func colors(of flat: Bitmap, frame: PixelRect) throws(CairoError) -> Bitmap {
    let result = try Bitmap(frame)
    let seen = frame.intersection(flat.frame)
    guard !seen.isEmpty else { return result }
    let across = AxisBlur(
      sigma: sigmaX, from: flat.frame.x, count: flat.frame.width, to: seen.x, seen.width,
      isWithin: true)
    let down = AxisBlur(
      sigma: sigmaY, from: flat.frame.y, count: flat.frame.height, to: seen.y, seen.height,
      isWithin: true)
    let spread = ComponentBlur(of: flat, across, down).values()
    let sharp = flat.pixels.assumingMemoryBound(to: UInt8.self)
    let target = result.pixels.assumingMemoryBound(to: UInt8.self)
    for component in 0..<4 {
      let soft =
        component == 3
        ? spread : ComponentBlur(of: flat, component: component, across, down).values()
      for y in 0..<seen.height {
        let from = (y + seen.y - flat.frame.y) * flat.stride + 4 * (seen.x - flat.frame.x)
        let to = (y + seen.y - frame.y) * result.stride + 4 * (seen.x - frame.x)
        for x in 0..<seen.width {
          let (index, coverage) = (y * seen.width + x, Int(sharp[from + 4 * x + 3]))
          let whole = Int(spread[index])
          guard coverage > 0, whole > 0 else { continue }
          target[to + 4 * x + component] = UInt8(
            min((Int(soft[index]) * coverage + whole / 2) / whole, coverage))
        }
      }
    }
    return result
  }
}
