import CCairo
import CPixels
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

  /// Evenly spaced colors, as premultiplied pixels.
  private func colors(_ count: Int) -> [UInt32] {
    guard let first = stops.first else { return [UInt32](repeating: 0, count: count) }
    return [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
      var (next, low, high, slope) = (0, first, first, 0.0)
      for number in 0..<count {
        let place = (Double(number) + 0.5) / Double(count)
        while next < stops.count, stops[next].location <= place {
          next += 1
          low = stops[next - 1]
          high = next < stops.count ? stops[next] : low
          slope = high.location > low.location ? 1 / (high.location - low.location) : 0
        }
        let part = next > 0 ? (place - low.location) * slope : 0
        pixels[number] = Color.Resolved.premultipliedPixel(low.color, high.color, part)
      }
      filled = count
    }
  }

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
    let colors = colors(count)
    let step = fixed(byColumn, within: 1e4)
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      for y in 0..<frame.height {
        let row = UnsafeMutableRawPointer(pixels + y * rowLength)
          .assumingMemoryBound(to: UInt32.self)
        let place = fixed(origin + byRow * CGFloat(y), within: 1e8)
        pixels_look_up(
          row, frame.width, colors, Int64(count), Int64(place), Int64(step), Int32(Self.fraction))
      }
    }
  }
}

extension Color.Resolved {
  /// The premultiplied pixel of a mixture, as 0xAARRGGBB; `part` 1 is all of the second color.
  fileprivate static func premultipliedPixel(
    _ a: Color.Resolved, _ b: Color.Resolved, _ part: Double
  ) -> UInt32 {
    let alpha = max(0, min(1, a.opacity + (b.opacity - a.opacity) * part)) * 255
    func byte(_ from: Double, _ to: Double) -> UInt32 {
      UInt32(max(0, min(alpha, (from + (to - from) * part) * alpha)) + 0.5)
    }
    return UInt32(alpha + 0.5) << 24 | byte(a.red, b.red) << 16 | byte(a.green, b.green) << 8
      | byte(a.blue, b.blue)
  }
}
