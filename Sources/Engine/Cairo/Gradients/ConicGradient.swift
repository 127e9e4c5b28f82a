import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// An angular gradient, drawn pixel by pixel, because Cairo has no such pattern.
///
/// Uses only sums, products, quotients and square roots, so that pixels are equal on every machine.
struct ConicGradient {
  private let stops: [Paint.Stop]
  private let center: CGPoint
  /// The start angle, in turns.
  private let start: Double

  /// Creates a gradient over one turn from `startAngle`, in radians.
  init(_ stops: [Paint.Stop], center: CGPoint, startAngle: Double) {
    (self.stops, self.center) = (stops, center)
    start = startAngle / (2 * .pi)
  }

  /// The number of precomputed colors per turn; a pixel has one of them.
  ///
  /// - Source: chosen: at 300 points from the center a step is half a point long, and two that
  ///   follow each other differ by no more than 1/255 in most gradients.
  private static let steps = 4096

  /// The samples along each axis of a pixel that contains a color discontinuity.
  private static let samples = 4

  /// Sets an image of the gradient over an area as the source of the context, in `resolution`
  /// pixels per device unit.
  func setSource(
    _ device: CGAffineTransform, over area: CGRect, resolution: CGFloat = 1,
    on context: OpaquePointer
  ) throws(CairoError) {
    let source = SampledSource(device, over: area, resolution: resolution, on: context)
    try source.set(on: context, fill: fill)
  }

  private func fill(
    _ pixels: UnsafeMutablePointer<UInt8>, rowLength: Int, _ frame: PixelRect,
    _ back: CGAffineTransform
  ) {
    let table = (0..<Self.steps).map { step in
      Premultiplied(Paint.color(of: stops, at: (Double(step) + 0.5) / Double(Self.steps)))
    }
    let seams = seams
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let turn = turn(x, y, 0.5, 0.5, frame, back)
        let color =
          isMixed(turn, x, y, frame, back, seams)
          ? mean(x, y, frame, back, table)
          : table[min(Int(turn * Double(Self.steps)), Self.steps - 1)]
        color.write(to: pixels + y * rowLength + 4 * x)
      }
    }
  }

  /// The angle of a position within a pixel, in turns, 0 to 1.
  private func turn(
    _ x: Int, _ y: Int, _ inX: Double, _ inY: Double, _ frame: PixelRect, _ back: CGAffineTransform
  ) -> Double {
    let (px, py) = (Double(x + frame.x) + inX, Double(y + frame.y) + inY)
    let dx = back.a * px + back.c * py + back.tx - center.x
    let dy = back.b * px + back.d * py + back.ty - center.y
    let turn = Turn.around(dx, dy) - start
    return turn - turn.rounded(.down)
  }

  /// The angles of color discontinuities, in turns; 0 is one unless the first and the last color
  /// are equal.
  private var seams: [Double] {
    var seams: [Double] = []
    for (low, high) in zip(stops, stops.dropFirst())
    where low.color != high.color && high.location - low.location < 0.002 {
      seams.append(low.location)
    }
    if stops.first?.color != stops.last?.color { seams.append(0) }
    return seams
  }

  /// Whether a pixel contains a discontinuity and needs antialiasing.
  private func isMixed(
    _ turn: Double, _ x: Int, _ y: Int, _ frame: PixelRect, _ back: CGAffineTransform,
    _ seams: [Double]
  ) -> Bool {
    let (px, py) = (Double(x + frame.x) + 0.5, Double(y + frame.y) + 0.5)
    let dx = back.a * px + back.c * py + back.tx - center.x
    let dy = back.b * px + back.d * py + back.ty - center.y
    let pixel = max(abs(back.a) + abs(back.c), abs(back.b) + abs(back.d))
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > 4 * pixel else { return true }
    // The largest angle that a pixel subtends from the center, in turns.
    let reach = pixel / distance / 4
    return seams.contains { seam in
      let apart = abs(turn - seam)
      return min(apart, 1 - apart) < reach
    }
  }

  private func mean(
    _ x: Int, _ y: Int, _ frame: PixelRect, _ back: CGAffineTransform, _ table: [Premultiplied]
  ) -> Premultiplied {
    var sum = Premultiplied()
    for row in 0..<Self.samples {
      for column in 0..<Self.samples {
        let turn = turn(
          x, y, (Double(column) + 0.5) / Double(Self.samples),
          (Double(row) + 0.5) / Double(Self.samples), frame, back)
        sum.add(table[min(Int(turn * Double(Self.steps)), Self.steps - 1)])
      }
    }
    return sum.divided(by: Double(Self.samples * Self.samples))
  }
}

/// A premultiplied color, 0 to 255, before rounding.
private struct Premultiplied {
  var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)

  init() {}

  init(_ color: Color.Resolved) {
    alpha = color.opacity * 255
    (red, green, blue) = (color.red * alpha, color.green * alpha, color.blue * alpha)
  }

  mutating func add(_ other: Premultiplied) {
    red += other.red
    green += other.green
    blue += other.blue
    alpha += other.alpha
  }

  func divided(by count: Double) -> Premultiplied {
    var copy = self
    copy.red /= count
    copy.green /= count
    copy.blue /= count
    copy.alpha /= count
    return copy
  }

  func write(to pixel: UnsafeMutablePointer<UInt8>) {
    pixel[0] = UInt8(blue + 0.5)
    pixel[1] = UInt8(green + 0.5)
    pixel[2] = UInt8(red + 0.5)
    pixel[3] = UInt8(alpha + 0.5)
  }
}

/// The angles of vectors, in turns clockwise from the x axis.
enum Turn {
  /// The angle of a vector, 0 to 1; 0 for the zero vector.
  ///
  /// Accurate to 2·10⁻⁸ of a turn.
  ///
  /// - Source: documented, Abramowitz and Stegun, "Handbook of Mathematical Functions", 4.4.49.
  static func around(_ x: Double, _ y: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    guard max(width, height) > 0 else { return 0 }
    let slope = min(width, height) / max(width, height)
    let square = slope * slope
    var sum = 0.002_866_225_7
    for factor in [
      -0.016_165_736_7, 0.042_909_613_8, -0.075_289_640_0, 0.106_562_639_3, -0.142_088_994_4,
      0.199_935_508_5, -0.333_331_452_8, 1,
    ] {
      sum = sum * square + factor
    }
    var turn = sum * slope / (2 * .pi)
    if height > width { turn = 0.25 - turn }
    if x < 0 { turn = 0.5 - turn }
    if y < 0 { turn = 1 - turn }
    return turn
  }
}
