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

  /// The limits of the number of colors, four for each pixel along the gradient.
  ///
  /// So a color is taken at most an eighth of a pixel from its place. Of a gradient that needs more
  /// colors, the table holds the visible part.
  ///
  /// - Source: chosen.
  private static let (fewest, most): (CGFloat, CGFloat) = (1024, 16384)

  /// The fraction bits of a place in the table.
  private static let fraction = 20

  /// Evenly spaced colors of a range of locations, as premultiplied pixels.
  private func colors(_ count: Int, of range: ClosedRange<CGFloat>) -> [UInt32] {
    let length = range.upperBound - range.lowerBound
    let stops = stops.map {
      Paint.Stop(color: $0.color, location: ($0.location - range.lowerBound) / length)
    }
    guard let first = stops.first else { return [UInt32](repeating: 0, count: count) }
    return [UInt32](unsafeUninitializedCapacity: count) { pixels, filled in
      guard let pixels = pixels.baseAddress else { return }
      var low = Paint.Stop(color: first.color, location: 0)
      // The color of the last stop, up to the end.
      for high in stops + [Paint.Stop(color: stops[stops.count - 1].color, location: .infinity)] {
        let end = Self.number(from: high.location, of: count)
        if end > filled {
          let length = high.location - low.location
          pixels_mix_colors(
            pixels + filled, end - filled, low.color.components, high.color.components, filled,
            count, low.location, length > 0 ? 1 / length : 0)
          filled = end
        }
        low = high
      }
    }
  }

  /// The number of the first of `count` colors at a location or behind it; `count` if there is none.
  private static func number(from location: Double, of count: Int) -> Int {
    let estimate = location * Double(count) - 0.5
    var number = Int(max(0, min(Double(count), estimate.rounded(.up))))
    func place(_ number: Int) -> Double { (Double(number) + 0.5) / Double(count) }
    while number > 0, place(number - 1) >= location { number -= 1 }
    while number < count, place(number) < location { number += 1 }
    return number
  }

  /// The locations that a frame shows of a gradient longer than a table; never a single one.
  private static func range(
    from origin: CGFloat, across: CGFloat, down: CGFloat
  ) -> ClosedRange<CGFloat> {
    let ends = [origin, origin + across, origin + down, origin + across + down]
    let low = max(0, min(1, ends.min() ?? 0))
    let high = max(0, min(1, ends.max() ?? 1))
    // Out of the gradient, all locations have the color of an end.
    return low < high ? low...high : (low < 1 ? 0...1e-9 : (1 - 1e-9)...1)
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
    let pixelLength = 1 / max((byColumn * byColumn + byRow * byRow).squareRoot(), 1e-12)
    let range =
      4 * pixelLength <= Self.most
      ? 0...1
      : Self.range(
        from: origin, across: byColumn * CGFloat(frame.width), down: byRow * CGFloat(frame.height))
    let length = range.upperBound - range.lowerBound
    let count = Int(max(Self.fewest, min(Self.most, (4 * pixelLength * length).rounded(.up))))
    // The limits keep sums of the widest row within 64 bits.
    func fixed(_ place: CGFloat, within limit: CGFloat) -> Int {
      Int(max(-limit, min(limit, place)) * CGFloat(count << Self.fraction))
    }
    let colors = colors(count, of: range)
    let step = fixed(byColumn / length, within: 1e4)
    colors.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      for y in 0..<frame.height {
        let row = UnsafeMutableRawPointer(pixels + y * rowLength)
          .assumingMemoryBound(to: UInt32.self)
        let place = fixed(
          (origin + byRow * CGFloat(y) - range.lowerBound) / length, within: 1e8)
        pixels_look_up(
          row, frame.width, colors, Int64(count), Int64(place), Int64(step), Int32(Self.fraction))
      }
    }
  }
}

extension Color.Resolved {
  fileprivate var components: pixels_color {
    pixels_color(red: red, green: green, blue: blue, alpha: opacity)
  }
}
