import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A linear gradient whose colors are computed once and looked up for each pixel, many times faster
/// than Cairo's own, which interpolates each.
///
/// Uses only sums, products and integers, so that pixels are equal on every machine.
struct LinearGradientTable {
  private let stops: [Paint.Stop]
  private let start, end: CGPoint

  /// Creates a gradient between two different points.
  init(_ stops: [Paint.Stop], from start: CGPoint, to end: CGPoint) {
    (self.stops, self.start, self.end) = (stops, start, end)
  }

  /// Sets an image of the gradient over an area as the source of the context.
  func setSource(
    _ device: CGAffineTransform, over area: CGRect, on context: OpaquePointer
  ) throws(CairoError) {
    let source = SampledSource(device, over: area, resolution: 1, on: context)
    try source.set(on: context, fill: fill)
  }

  /// The limits of the number of colors, four for each pixel along the gradient: a color is taken at
  /// most an eighth of a pixel from its place.
  ///
  /// - Source: chosen.
  private static let (fewest, most): (CGFloat, CGFloat) = (1024, 16384)

  /// The fraction bits of a place in the table.
  private static let fraction = 20

  private func fill(
    _ pixels: UnsafeMutablePointer<UInt8>, rowLength: Int, _ frame: PixelRect,
    _ back: CGAffineTransform
  ) {
    // The place of a pixel is linear: `origin` at the center of the first, then by steps.
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let byColumn = (back.a * dx + back.b * dy) / square
    let byRow = (back.c * dx + back.d * dy) / square
    let origin =
      ((back.tx - start.x) * dx + (back.ty - start.y) * dy) / square
      + byColumn * (CGFloat(frame.x) + 0.5) + byRow * (CGFloat(frame.y) + 0.5)
    let pixelLength = 1 / max((byColumn * byColumn + byRow * byRow).squareRoot(), 1e-9)
    let count = Int(max(Self.fewest, min(Self.most, (4 * pixelLength).rounded(.up))))
    // The limits keep sums of the widest row within 64 bits.
    func fixed(_ place: CGFloat, within limit: CGFloat) -> Int {
      Int(max(-limit, min(limit, place)) * CGFloat(count << Self.fraction))
    }
    let colors = (0..<count).map { number in
      Paint.color(of: stops, at: (Double(number) + 0.5) / Double(count)).premultipliedPixel
    }
    let step = fixed(byColumn, within: 1e4)
    colors.withUnsafeBufferPointer { colors in
      for y in 0..<frame.height {
        let row = UnsafeMutableRawPointer(pixels + y * rowLength)
          .assumingMemoryBound(to: UInt32.self)
        var place = fixed(origin + byRow * CGFloat(y), within: 1e8)
        for x in 0..<frame.width {
          row[x] = colors[max(0, min(count &- 1, place &>> Self.fraction))]
          place &+= step
        }
      }
    }
  }
}

extension Color.Resolved {
  /// The premultiplied pixel, as 0xAARRGGBB.
  fileprivate var premultipliedPixel: UInt32 {
    let alpha = max(0, min(1, opacity)) * 255
    func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(alpha, value)) + 0.5) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
