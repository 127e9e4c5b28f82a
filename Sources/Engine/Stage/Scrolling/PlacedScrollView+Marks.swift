import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// A row or view of a scroll view's content that keeps its on-screen position when layout changes.
enum ScrollMark {
  /// A row of a lazy stack, by the stack's path, the row's id and its index.
  case row(ViewPath, id: AnyHashable?, index: Int)
  /// A view, by its path.
  case view(ViewPath)
}

extension PlacedScrollView {
  /// The first visible lazy row, or view without children, at an offset, and its leading corner.
  func mark(at offset: CGPoint) -> (mark: ScrollMark, start: CGPoint)? {
    guard node.hasLazyStacks else { return nil }
    let visibleArea = CGRect(origin: offset, size: containerSize)
    guard let mark = firstMark(visibleArea: visibleArea, rowsOnly: false),
      let frame = frame(of: mark)
    else { return nil }
    return (mark, start(of: frame))
  }

  /// The first visible lazy row at an offset.
  func rowMark(at offset: CGPoint) -> ScrollMark? {
    guard node.hasLazyStacks else { return nil }
    return firstMark(visibleArea: CGRect(origin: offset, size: containerSize), rowsOnly: true)
  }

  /// The displacement of a mark in the content along the scrolling axes; nil if it is removed.
  func way(of mark: (mark: ScrollMark, start: CGPoint)?) -> CGVector? {
    guard let mark, let frame = frame(of: mark.mark) else { return nil }
    let start = self.start(of: frame)
    return CGVector(
      dx: axes.contains(.horizontal) ? start.x - mark.start.x : 0,
      dy: axes.contains(.vertical) ? start.y - mark.start.y : 0)
  }

  /// The top leading corner of a rectangle.
  private func start(of frame: CGRect) -> CGPoint {
    CGPoint(x: isRightToLeft ? frame.maxX : frame.minX, y: frame.minY)
  }

  /// The first row, or view unless `rowsOnly`, that intersects an area of the content.
  private func firstMark(visibleArea: CGRect, rowsOnly: Bool) -> ScrollMark? {
    func visit(_ placed: Placed, origin: CGPoint) -> ScrollMark? {
      let frame = placed.frame.offsetBy(origin)
      if let lazy = PlacedLazyStack(placed) {
        guard frame.meets(visibleArea) else { return nil }
        let range = visibleArea.offsetBy(dx: -frame.minX, dy: -frame.minY).range(lazy.axis)
        return lazy.firstRow(in: range).map {
          .row(lazy.node.path, id: lazy.identifier($0), index: $0)
        }
      }
      if placed.children.isEmpty || placed.node.scrolledAxes != nil {
        return !rowsOnly && frame.meets(visibleArea) ? .view(placed.node.path) : nil
      }
      for child in placed.children {
        if let found = visit(child, origin: frame.origin) { return found }
      }
      return nil
    }
    return visit(content, origin: .zero)
  }

  /// The frame of a mark in the content; nil if it is removed.
  func frame(of mark: ScrollMark) -> CGRect? {
    func visit(_ placed: Placed, origin: CGPoint) -> CGRect? {
      let frame = placed.frame.offsetBy(origin)
      switch mark {
      case .view(let path): if placed.node.path == path { return frame }
      case .row(let path, let id, let index):
        guard let lazy = PlacedLazyStack(placed), lazy.node.path == path else { break }
        let now = id.map { lazy.index(of: .value($0)) } ?? (index < lazy.count ? index : nil)
        return now.map { lazy.frame(ofRow: $0).offsetBy(frame.origin) }
      }
      if placed.node.scrolledAxes != nil { return nil }
      for child in placed.children {
        if let found = visit(child, origin: frame.origin) { return found }
      }
      return nil
    }
    return visit(content, origin: .zero)
  }
}

extension CGRect {
  /// Whether the intersection of two rectangles has an area.
  fileprivate func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// The range of the rectangle along an axis.
  fileprivate func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    min(axis)...Swift.max(min(axis), max(axis))
  }
}
