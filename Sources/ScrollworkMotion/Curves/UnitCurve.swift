import Foundation
public import ScrollworkGeometry

/// A curve from (0, 0) to (1, 1) that tells how far something is when a part of its time is over.
public struct UnitCurve: Hashable, Sendable {
  /// The formulas a curve may have.
  enum Shape: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseOutIn
    case bezier(CubicBezier)
  }

  let shape: Shape

  /// The straight line.
  public static let linear = UnitCurve(shape: .linear)

  /// Begins slowly.
  ///
  /// - Source: documented. SwiftUI's interface; control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// Ends slowly.
  ///
  /// - Source: documented. SwiftUI's interface; control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Begins and ends slowly.
  ///
  /// - Source: documented. SwiftUI's interface; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// A quarter of a circle that begins level.
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)

  /// A quarter of a circle that ends level.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)

  /// Two quarters of circles, level at both ends.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// A cubic Bézier curve with two control points.
  ///
  /// The x coordinates are clamped to 0…1, so that there is one value at each time; the y
  /// coordinates may lie outside, and then the curve overshoots.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicBezier(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
          x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
  }

  /// The curve with time and value exchanged: it finds the time at which a value was reached.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .circularEaseIn: UnitCurve(shape: .circularEaseOut)
    case .circularEaseOut: UnitCurve(shape: .circularEaseIn)
    case .circularEaseInOut: UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(shape: .circularEaseInOut)
    case .bezier(let curve): UnitCurve(shape: .bezier(curve.inverse))
    }
  }

  /// How far things are when the part `progress` of the time is over.
  ///
  /// Times outside 0…1 count as 0 or 1.
  public func value(at progress: Double) -> Double {
    let x = unit(progress)
    return switch shape {
    case .linear: x
    case .circularEaseIn: rise(x)
    case .circularEaseOut: 1 - rise(1 - x)
    case .circularEaseInOut: x < 0.5 ? rise(2 * x) / 2 : 1 - rise(2 - 2 * x) / 2
    case .circularEaseOutIn:
      x < 0.5 ? (1 - rise(1 - 2 * x)) / 2 : (1 + rise(2 * x - 1)) / 2
    case .bezier(let curve): curve.value(at: x)
    }
  }

  /// The slope of the curve when the part `progress` of the time is over.
  ///
  /// Always finite: where the curve stands upright, the slope a millionth of the way inside is
  /// told instead.
  public func velocity(at progress: Double) -> Double {
    let x = unit(progress)
    return switch shape {
    case .linear: 1
    case .circularEaseIn: slope(x)
    case .circularEaseOut: slope(1 - x)
    case .circularEaseInOut: x < 0.5 ? slope(2 * x) : slope(2 - 2 * x)
    case .circularEaseOutIn: x < 0.5 ? slope(1 - 2 * x) : slope(2 * x - 1)
    case .bezier(let curve): curve.velocity(at: x)
    }
  }

  private func unit(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }

  private func rise(_ x: Double) -> Double { 1 - (max(0, 1 - x * x)).squareRoot() }

  private func slope(_ x: Double) -> Double {
    let inside = min(x, 1 - 1e-6)
    return inside / (1 - inside * inside).squareRoot()
  }
}
