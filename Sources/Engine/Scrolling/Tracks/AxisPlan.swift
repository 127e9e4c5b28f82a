import Foundation
import ScrollworkGeometry

/// The consecutive motions of one axis, from a time on.
struct AxisPlan: Hashable, Sendable {
  /// In order of their starts; never empty.
  private(set) var motions: [AxisMotion]

  init(_ formula: AxisMotion.Formula, at start: Double) {
    motions = [AxisMotion(start: start, formula: formula)]
  }

  mutating func append(_ formula: AxisMotion.Formula, at start: Double) {
    motions.removeAll { $0.start >= start }
    motions.append(AxisMotion(start: start, formula: formula))
  }

  var start: Double { motions[0].start }

  /// The time from which the axis is at rest, in seconds.
  var end: Double { motions.last?.end ?? start }

  func motion(at time: Double) -> AxisMotion {
    motions.last { $0.start <= time } ?? motions[0]
  }
}

extension ScrollSegment {
  /// The segments of two axes that begin together, up to the end of the longer one; empty if nothing
  /// moves.
  ///
  /// A motion that is cut short, at an edge that does not bounce, adds a last segment without length
  /// exactly at the edge.
  static func merging(
    horizontal: AxisPlan, vertical: AxisPlan, phase: ScrollPhase, purpose: ScrollPurpose = .offset
  ) -> [ScrollSegment] {
    let end = max(horizontal.end, vertical.end)
    let starts = Set((horizontal.motions + vertical.motions).map(\.start)).sorted()
      .filter { $0 < end || ($0 == end && end > horizontal.start) }
    return starts.indices.map { index in
      let next = index + 1 < starts.count ? starts[index + 1] : end
      return ScrollSegment(
        start: starts[index], end: next.isFinite ? next : nil, phase: phase,
        purpose: purpose,
        horizontal: horizontal.motion(at: starts[index]),
        vertical: vertical.motion(at: starts[index]))
    }
  }
}
