import Foundation
public import ScrollworkGeometry

/// A timing curve from (0, 0) to (1, 1): progress as a function of the elapsed fraction of time.
public struct UnitCurve: Hashable, Sendable {
  /// The formulas of the curves.
  enum Shape: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseOutIn
    case bezier(CubicBezier)
  }

  let shape: Shape

  /// The identity: constant speed.
  public static let linear = UnitCurve(shape: .linear)

  /// Starts slowly and speeds up.
  ///
  /// - Source: documented. SwiftUI's interface; control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

  /// Starts quickly and slows down.
  ///
  /// - Source: documented. SwiftUI's interface; control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Starts and ends slowly.
  ///
  /// - Source: documented. SwiftUI's interface; control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// A quarter circle with slope 0 at its start.
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)

  /// A quarter circle with slope 0 at its end.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)

  /// Two quarter circles, with slope 0 at both ends.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// A cubic Bézier curve with two control points.
  ///
  /// Their x coordinates are clamped to 0…1, so that there is one value at each time; y coordinates
  /// outside make the curve overshoot.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      shape: .bezier(
        CubicBezier(
          x1: Double(startControlPoint.x), y1: Double(startControlPoint.y),
          x2: Double(endControlPoint.x), y2: Double(endControlPoint.y))))
  }

  /// The inverse function: time as a function of progress.
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

  /// The curve's value at the fraction `progress` of the time.
  ///
  /// Fractions are clamped to 0…1.
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

  /// The curve's slope at the fraction `progress` of the time.
  ///
  /// Always finite: at a vertical tangent it is the slope a millionth inside the curve.
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
