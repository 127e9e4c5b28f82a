package import Foundation
package import ScrollworkGeometry

extension ScrollDynamics {
  /// The geometry at `offset`, as views observe it.
  package func geometry(at offset: CGPoint) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset, contentSize: content, contentInsets: insets,
      wholeSize: container)
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
    let ended = insets.top - insets(at: offset).top
    return CGRect(
      x: offset.x + insets.leading, y: offset.y + insets.top - ended,
      width: innerContainer.width, height: innerContainer.height + ended)
  }

  /// The target at the start of the rectangle shown at `offset`, with the size of the container.
  func target(at offset: CGPoint) -> ScrollTarget {
    ScrollTarget(
      rect: CGRect(origin: innerRect(at: offset).origin, size: innerContainer), anchor: .zero)
  }

  /// The nearest offset at which content may rest that shows a target.
  package func offset(for target: ScrollTarget, from current: CGPoint) -> CGPoint {
    offset(belowCollapsedBar: target.rect, anchor: target.anchor, from: current)
  }

  /// The nearest offset at which content may rest that shows `rect`.
  ///
  /// With an anchor, that point of the rectangle aligns with the same point of the container within
  /// the insets. Without one, the offset changes as little as possible: not at all if the rectangle is
  /// visible, and to its beginning if it is longer than the container.
  ///
  /// - Source: documented for `scrollTo(_:anchor:)`. Measured on Apple's frameworks: with an anchor the insets
  ///   are those under a large title, but in a list those under the collapsed bar. Without an anchor they
  ///   are those at the resulting offset: chosen.
  package func offset(showing rect: CGRect, anchor: UnitPoint?, from current: CGPoint) -> CGPoint {
    anchor == nil || alignsBelowCollapsedBar
      ? offset(belowCollapsedBar: rect, anchor: anchor, from: current)
      : offset(showing: rect, anchor: anchor, from: current, within: insets)
  }

  /// The nearest offset at which content may rest that shows `rect` within the insets at that offset.
  ///
  /// Where the start of the content is wanted, and every offset over which the top inset collapses shows
  /// it, the offset stays among them, or else is the first one.
  private func offset(belowCollapsedBar rect: CGRect, anchor: UnitPoint?, from current: CGPoint)
    -> CGPoint
  {
    let rest = offset(showing: rect, anchor: anchor, from: current, within: insets)
    let start = range(.vertical).lowerBound + held
    guard collapsibleInset > 0, axes.contains(.vertical) else { return rest }
    let isCollapsing = (start...start + collapsibleInset).contains(current.y)
    if rest.y <= start {
      let showsStart = abs(rect.minY) < 1e-6 && anchor?.y ?? 0 == 0
      return showsStart && isCollapsing ? CGPoint(x: rest.x, y: current.y) : rest
    }
    var collapsed = insets
    collapsed.top -= collapsibleInset
    var result = offset(showing: rect, anchor: anchor, from: current, within: collapsed)
    let (first, last) = (rest.y - start, result.y - start)
    // Between the two, the wanted offset grows linearly with the part of the inset that has ended.
    if last < collapsibleInset {
      result.y = start + first * collapsibleInset / (collapsibleInset + first - last)
    }
    return clamped(result)
  }

  private func offset(
    showing rect: CGRect, anchor: UnitPoint?, from current: CGPoint, within insets: EdgeInsets
  ) -> CGPoint {
    let innerContainer = CGSize(
      width: max(0, container.width - insets.total(.horizontal)),
      height: max(0, container.height - insets.total(.vertical)))
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
