/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
///
/// The x coordinates of its control points lie in 0…1, so x never decreases along the curve.
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// The solver's tolerance in x, and the distance from a vertical tangent at which slopes are
  /// taken.
  private static let tolerance = 1e-12
  private static let step = 1e-6

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = Self.unit(x1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = Self.unit(x2)
    self.y2 = y2.isFinite ? y2 : 1
  }

  var inverse: CubicBezier { CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2) }

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  func velocity(at x: Double) -> Double {
    let parameter = parameter(at: x)
    let run = Self.derivative(x1, x2, at: parameter)
    if run > Self.step { return Self.derivative(y1, y2, at: parameter) / run }
    let (low, high) = (max(0, x - Self.step), min(1, x + Self.step))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve's parameter at `x`, by Newton's method with bisection where a step leaves the
  /// interval.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, at: guess) - x
      if abs(error) <= Self.tolerance { break }
      if error > 0 { high = guess } else { low = guess }
      let next = guess - error / Self.derivative(x1, x2, at: guess)
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  private static func unit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
}
