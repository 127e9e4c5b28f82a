import Foundation
import ScrollworkMotion

/// The mapping from a dragged coordinate to an offset: one to one inside the ends of the content, with
/// the rubber band's resistance beyond them.
package struct DragMapping: Hashable, Sendable {
  /// The offset without a rubber band for the coordinate ``reference``.
  let anchor: Double
  /// The dragged coordinate that belongs to ``anchor``.
  let reference: Double
  /// The offsets at which content may rest.
  let range: ClosedRange<Double>
  /// The rubber band beyond them; nil to stop there.
  let band: RubberBand?

  /// The distance from an end that comes from rounding, in points: it does not stretch the band.
  private static let rounding = 1e-9

  /// The offset without a rubber band.
  private func free(_ coordinate: Double) -> Double {
    let free = anchor - (coordinate - reference)
    let edge = min(max(free, range.lowerBound), range.upperBound)
    return abs(free - edge) < Self.rounding ? edge : free
  }

  /// The distance of a drag to `coordinate` beyond an end, before the rubber band: negative beyond the
  /// first end, zero between the ends.
  ///
  /// Also zero while content that the drag found beyond an end has not returned: that distance is not
  /// the drag's. See ``returned(at:)``.
  package func excess(_ coordinate: Double) -> Double {
    guard range.contains(anchor) else { return 0 }
    let free = free(coordinate)
    return free - min(max(free, range.lowerBound), range.upperBound)
  }

  /// The mapping after a drag to `coordinate`: anchored there if that returned the content between its
  /// ends for the first time.
  package func returned(at coordinate: Double) -> DragMapping {
    let free = free(coordinate)
    guard !range.contains(anchor), range.contains(free) else { return self }
    return DragMapping(anchor: free, reference: coordinate, range: range, band: band)
  }

  /// The offset for a drag to `coordinate`.
  package func offset(_ coordinate: Double) -> Double {
    let free = free(coordinate)
    let edge = min(max(free, range.lowerBound), range.upperBound)
    guard let band else { return edge }
    return free < edge
      ? edge - band.stretch(edge - free)
      : free > edge ? edge + band.stretch(free - edge) : free
  }

  /// The derivative of ``offset(_:)``: minus one inside the ends.
  package func slope(_ coordinate: Double) -> Double {
    let free = free(coordinate)
    if range.contains(free) { return -1 }
    let pull = free < range.lowerBound ? range.lowerBound - free : free - range.upperBound
    return band.map { -$0.slope(pull) } ?? 0
  }
}
