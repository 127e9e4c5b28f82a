import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion

@testable import ScrollworkScrolling

/// A column of frames in content coordinates, and the question a scroll view asks of them.
struct Column: Sendable {
  let frames: [CGRect]

  /// `count` frames of one length, `spacing` apart, along an axis.
  init(_ count: Int, length: CGFloat, spacing: CGFloat = 0, across: CGFloat = 300, _ axis: Axis) {
    frames = (0..<count).map { index in
      let start = CGFloat(index) * (length + spacing)
      return axis == .vertical
        ? CGRect(x: 0, y: start, width: across, height: length)
        : CGRect(x: start, y: 0, width: length, height: across)
    }
  }

  /// The frames that meet an area, and the nearest on each side.
  func targets(_ area: CGRect) -> [CGRect] {
    let met = frames.indices.filter { index in
      let frame = frames[index]
      return frame.maxX > area.minX && frame.minX < area.maxX && frame.maxY > area.minY
        && frame.minY < area.maxY
    }
    let first = met.first ?? frames.firstIndex { $0.minY >= area.minY && $0.minX >= area.minX }
    let start = first ?? frames.count - 1
    let end = met.last ?? start
    return Array(frames[max(0, start - 1)...min(frames.count - 1, end + 1)])
  }

  func dynamics(
    container: CGSize, insets: EdgeInsets = EdgeInsets(), _ axis: Axis,
    behavior: (any ScrollTargetBehavior)?, environment: EnvironmentValues = EnvironmentValues()
  ) -> ScrollDynamics {
    let all = frames.reduce(CGRect.zero) { $0.union($1) }
    return ScrollDynamics(
      container: container, content: all.size, insets: insets, axes: Axis.Set(axis),
      behavior: behavior.map { AnyScrollTargetBehavior($0) }, environment: environment,
      targets: targets)
  }
}

/// A list of 10,000 points on a phone.
var list: ScrollDynamics {
  ScrollDynamics(
    container: CGSize(width: 390, height: 844), content: CGSize(width: 390, height: 10_000))
}
