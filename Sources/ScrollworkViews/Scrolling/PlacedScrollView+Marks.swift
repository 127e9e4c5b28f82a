import Foundation
import ScrollworkGeometry

/// Something in a scroll view's content that should stay in sight where it is.
enum ScrollMark {
  /// A row of a lazy stack, by the stack's path, the row's id and its place.
  case row(ViewPath, id: AnyHashable?, index: Int)
  /// A view, by its path.
  case view(ViewPath)
}

extension PlacedScrollView {
  /// The first thing in sight at an offset: a lazy row, or a view without parts.
  func mark(at offset: CGPoint) -> (mark: ScrollMark, start: CGPoint)? {
    guard node.hasLazyStacks else { return nil }
    let window = CGRect(origin: offset, size: containerSize)
    guard let mark = firstMark(window: window, rowsOnly: false),
      let frame = frame(of: mark)
    else { return nil }
    return (mark, start(of: frame))
  }

  /// The first lazy row in sight at an offset.
  func rowMark(at offset: CGPoint) -> ScrollMark? {
    guard node.hasLazyStacks else { return nil }
    return firstMark(window: CGRect(origin: offset, size: containerSize), rowsOnly: true)
  }

  /// How far something has moved in the content along the axes that scroll.
  func way(of mark: (mark: ScrollMark, start: CGPoint)?) -> CGVector? {
    guard let mark, let frame = frame(of: mark.mark) else { return nil }
    let now = start(of: frame)
    return CGVector(
      dx: axes.contains(.horizontal) ? now.x - mark.start.x : 0,
      dy: axes.contains(.vertical) ? now.y - mark.start.y : 0)
  }

  /// Where reading begins in a rectangle.
  private func start(of frame: CGRect) -> CGPoint {
    CGPoint(x: isRightToLeft ? frame.maxX : frame.minX, y: frame.minY)
  }

  private func firstMark(window: CGRect, rowsOnly: Bool) -> ScrollMark? {
    func visit(_ placed: Placed, origin: CGPoint) -> ScrollMark? {
      let frame = placed.frame.offsetBy(origin)
      if let lazy = PlacedLazyStack(placed) {
        guard frame.meets(window) else { return nil }
        let range = window.offsetBy(dx: -frame.minX, dy: -frame.minY).range(lazy.axis)
        return lazy.firstRow(in: range).map {
          .row(lazy.node.path, id: lazy.identifier($0), index: $0)
        }
      }
      if placed.children.isEmpty || placed.node is ScrollNode {
        return !rowsOnly && frame.meets(window) ? .view(placed.node.path) : nil
      }
      for child in placed.children {
        if let found = visit(child, origin: frame.origin) { return found }
      }
      return nil
    }
    return visit(content, origin: .zero)
  }

  /// Where something stands in the content; nil if it is gone.
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
      if placed.node is ScrollNode { return nil }
      for child in placed.children {
        if let found = visit(child, origin: frame.origin) { return found }
      }
      return nil
    }
    return visit(content, origin: .zero)
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  fileprivate func meets(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// From start to end along an axis.
  fileprivate func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    min(axis)...Swift.max(min(axis), max(axis))
  }
}
