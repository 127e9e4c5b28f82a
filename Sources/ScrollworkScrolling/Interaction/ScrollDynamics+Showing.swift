package import Foundation
package import ScrollworkGeometry

extension ScrollDynamics {
  /// The geometry at `offset`, as views observe it.
  package func geometry(at offset: CGPoint) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset, contentSize: content, contentInsets: insets,
      containerSize: container)
  }

  /// The offset that aligns a point of the content with the same point of the container within the
  /// insets: the initial offset of a scroll view with such an anchor; nil is the top left corner.
  ///
  /// - Source: measured by others: an independent re-implementation of SwiftUI.
  package func offset(anchoredAt anchor: UnitPoint?) -> CGPoint {
    offset(
      showing: CGRect(origin: .zero, size: content), anchor: anchor ?? .topLeading, from: .zero)
  }

  /// The offset at an edge of the content; leading is left.
  ///
  /// The other axis keeps its offset.
  package func offset(at edge: Edge, from current: CGPoint) -> CGPoint {
    var result = current
    switch edge {
    case .top: result.y = range(.vertical).lowerBound
    case .bottom: result.y = range(.vertical).upperBound
    case .leading: result.x = range(.horizontal).lowerBound
    case .trailing: result.x = range(.horizontal).upperBound
    }
    return clamped(result)
  }

  /// The rectangle of the content within the insets at `offset`.
  package func innerRect(at offset: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top),
      size: innerContainer)
  }

  /// The target whose rectangle is the one shown at `offset`.
  func target(at offset: CGPoint) -> ScrollTarget {
    ScrollTarget(rect: innerRect(at: offset), anchor: .zero)
  }

  /// The nearest offset at which content may rest that shows a target.
  package func offset(for target: ScrollTarget, from current: CGPoint) -> CGPoint {
    offset(showing: target.rect, anchor: target.anchor, from: current)
  }

  /// The nearest offset at which content may rest that shows `rect`.
  ///
  /// With an anchor, that point of the rectangle aligns with the same point of the container within
  /// the insets. Without one, the offset changes as little as possible: not at all if the rectangle is
  /// visible, and to its beginning if it is longer than the container.
  ///
  /// - Source: documented for `scrollTo(_:anchor:)`.
  package func offset(showing rect: CGRect, anchor: UnitPoint?, from current: CGPoint) -> CGPoint {
    var result = current
    for axis in Axis.allCases where axes.contains(axis) {
      let (start, length) = (rect.min(axis), rect.max(axis) - rect.min(axis))
      let room = innerContainer[axis]
      if let anchor {
        result[axis] = start + anchor[axis] * (length - room) - insets.start(axis)
        continue
      }
      let place = start - current[axis] - insets.start(axis)
      if place < 0 || length > room {
        result[axis] = start - insets.start(axis)
      } else if place + length > room {
        result[axis] = start + length - room - insets.start(axis)
      }
    }
    return clamped(result)
  }

  /// The index of the frame that a scroll position follows at `offset`: the one whose anchor point is
  /// nearest to the container's, along the axes that scroll; of the visible ones, if there are any, and
  /// the first of equals.
  ///
  /// - Source: documented that it is the leading one; the measure is measured by others.
  package func leadingTarget(
    at offset: CGPoint, anchor: UnitPoint?, among frames: [CGRect]
  ) -> Int? {
    let room = innerRect(at: offset)
    let anchor = anchor ?? .topLeading
    let point = anchor.point(in: room)
    func distance(_ frame: CGRect) -> CGFloat {
      let other = anchor.point(in: frame)
      return hypot(
        axes.contains(.horizontal) ? other.x - point.x : 0,
        axes.contains(.vertical) ? other.y - point.y : 0)
    }
    func isInSight(_ frame: CGRect) -> Bool {
      Axis.allCases.allSatisfy { axis in
        !axes.contains(axis)
          || (frame.max(axis) > room.min(axis) && frame.min(axis) < room.max(axis))
      }
    }
    let inSight = frames.indices.filter { isInSight(frames[$0]) }
    return (inSight.isEmpty ? Array(frames.indices) : inSight)
      .min { distance(frames[$0]) < distance(frames[$1]) }
  }
}
