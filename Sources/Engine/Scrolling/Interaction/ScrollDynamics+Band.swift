package import Foundation
import ScrollworkGeometry
import ScrollworkMotion

extension ScrollDynamics {
  /// The offset with the rubber band's resistance beyond the ends, for a drag that leads to `offset`.
  package func banded(_ offset: CGPoint) -> CGPoint {
    beyondEnds(offset) { band, distance in band.stretch(distance) }
  }

  /// The inverse of ``banded(_:)``: the offset of a drag, without resistance, that leads to `offset`.
  package func freed(_ offset: CGPoint) -> CGPoint {
    beyondEnds(offset) { band, distance in band.pull(distance) }
  }

  private func beyondEnds(
    _ offset: CGPoint, _ change: (RubberBand, Double) -> Double
  ) -> CGPoint {
    var result = clamped(offset)
    for axis in Axis.allCases where bounces(axis) && offset[axis].isFinite {
      let beyond = Double(offset[axis] - result[axis])
      let way = change(RubberBand(length: Double(container[axis])), abs(beyond))
      result[axis] += CGFloat(beyond < 0 ? -way : way)
    }
    return result
  }
}
