import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkMotion

@Suite struct `Unit curve` {
  struct Row: Sendable {
    let curve: UnitCurve
    let time: Double
    let value: Double
  }

  /// Source: computed from the documented control points and formulas.
  static let rows = [
    Row(curve: .easeInOut, time: 0.1, value: 0.019722),
    Row(curve: .easeInOut, time: 0.25, value: 0.129162),
    Row(curve: .easeInOut, time: 0.4, value: 0.331884),
    Row(curve: .easeInOut, time: 0.75, value: 0.870838),
    Row(curve: .easeIn, time: 0.25, value: 0.093465),
    Row(curve: .easeIn, time: 0.5, value: 0.315357),
    Row(curve: .easeIn, time: 0.75, value: 0.621862),
    Row(curve: .easeOut, time: 0.25, value: 1 - 0.621862),
    Row(curve: .easeOut, time: 0.5, value: 1 - 0.315357),
    Row(curve: .easeOut, time: 0.75, value: 1 - 0.093465),
    Row(curve: .linear, time: 0.3, value: 0.3),
    Row(curve: .circularEaseIn, time: 0.6, value: 0.2),
    Row(curve: .circularEaseOut, time: 0.4, value: 0.8),
    Row(curve: .circularEaseInOut, time: 0.3, value: 0.1),
    Row(curve: .circularEaseInOut, time: 0.7, value: 0.9),
  ]

  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.7), endControlPoint: UnitPoint(x: 0.3, y: 0.9)),
    .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
  ]

  @Test(arguments: rows) func `has the published values`(row: Row) {
    #expect(isClose(row.curve.value(at: row.time), row.value, 6e-7), "\(row.curve.name)")
  }

  @Test(arguments: curves) func `starts at zero, ends at one and rises`(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -2) == 0)
    #expect(curve.value(at: 3) == 1)
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
  }

  @Test(arguments: curves) func `its inverse finds the time`(curve: UnitCurve) {
    for time in [0.0, 0.05, 0.3, 0.5, 0.77, 1] {
      #expect(isClose(curve.inverse.value(at: curve.value(at: time)), time, 1e-4), "\(curve.name)")
    }
  }

  @Test(arguments: curves) func `its velocity is its slope, and finite`(curve: UnitCurve) {
    for time in [0.1, 0.3, 0.62, 0.9] {
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect(isClose(curve.velocity(at: time), slope, 1e-3 * max(1, slope)), "\(curve.name)")
    }
    for time in [-1, 0, 0.5, 1, 2, Double.nan] { #expect(curve.velocity(at: time).isFinite) }
    for time in [0, 0.5, 1] { #expect(curve.inverse.velocity(at: time).isFinite) }
  }

  @Test func `clamps x of control points, but not y`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 2), endControlPoint: UnitPoint(x: 5, y: 1))
    #expect(curve.value(at: 0.5) > 1)
    #expect(curve.name == "bezier(0.3, 2, 1, 1)")
    #expect(UnitCurve.easeInOut.name == "easeInOut")
    #expect(UnitCurve.circularEaseInOut.inverse.name == "circularEaseInOut.inverse")
  }

  /// Source: measured by others, in calls of UIKit.
  @Test(arguments: [
    (0, 0), (0.1, 0.024472), (0.2, 0.095492), (0.25, 0.146447), (0.3, 0.206107),
    (0.4, 0.345492), (0.5, 0.5), (0.6, 0.654508), (0.7, 0.793893), (0.75, 0.853553),
    (0.8, 0.904508), (0.9, 0.975528), (1, 1),
  ]) func `animated scrolling has the published progress`(part: Double, progress: Double) {
    #expect(isClose(ScrollAnimationCurve.progress(at: part * 0.3), progress, 6e-7))
    #expect(ScrollAnimationCurve.velocity(at: part * 0.3) >= 0)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-2.0, "-2"), (0.1239, "0.124"), (10.05, "10.05"),
    (1e300, "1e+300"), (.nan, "nan"),
  ]) func `numbers have three decimals at most`(number: Double, text: String) {
    #expect(decimalText(number) == text)
  }
}
