import Foundation
import ScrollworkGeometry
import ScrollworkViews

extension SceneTree {
  /// The lifecycle effects of all present views, outermost first.
  ///
  /// Rows of lazy stacks are present while visible, all other views while in the tree.
  func lives(offset: (PlacedScrollView) -> CGPoint) -> [(key: StateKey, life: LifecycleEffect)] {
    var found: [(key: StateKey, life: LifecycleEffect)] = []
    func visit(
      _ placed: Placed, visible: CGRect?, at origin: CGPoint = .zero,
      in surroundings: Surroundings = Surroundings()
    ) {
      found += zip(placed.node.ownLifeKeys, placed.node.lives).map { (key: $0, life: $1) }
      let local = visible?.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
      let frame = placed.frame.offsetBy(origin)
      switch placed.node.childSource(placed) {
      case .scrolled(let scroll):
        let offset = offset(scroll)
        let inner = surroundings.inside(placed, frame: frame, offset: offset)
        let bounds = CGRect(origin: .zero, size: placed.frame.size)
        let visibleArea = local.flatMap { bounds.shows(in: $0) ? $0.intersection(bounds) : nil }
        let start = CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)
        for child in placed.children {
          visit(child, visible: visibleArea?.offsetBy(offset), at: start, in: inner)
        }
      case .geometry(let reader):
        let content = reader.content(
          for: Geometry(size: frame.size, origin: frame.origin, surroundings: surroundings),
          in: placed.deferredArea)
        let inner = surroundings.inside(placed, frame: frame, offset: .zero)
        visit(content, visible: local, at: frame.origin, in: inner)
      case .rows(let lazy):
        guard let visible, let local, placed.frame.shows(in: visible, lazy.axis.other) else {
          return
        }
        let inner = surroundings.inside(placed, frame: frame, offset: .zero)
        let range = local.min(lazy.axis)...max(local.min(lazy.axis), local.max(lazy.axis))
        // The views of a line appear and disappear together, whatever their own lengths.
        for row in lazy.rows(in: range, window: surroundings.range(lazy.axis, in: frame))
        where (row.isPinned ? row.placed.frame : lazy.frame(ofRow: row.index))
          .shows(in: range, lazy.axis)
        {
          visit(row.placed, visible: local, at: frame.origin, in: inner)
        }
      case .fixed: return
      case .layout, .whole, .modified, .preferences:
        let inner = surroundings.inside(placed, frame: frame, offset: .zero)
        for child in placed.present {
          visit(child, visible: local, at: frame.origin, in: inner)
        }
      }
    }
    visit(
      placed, visible: CGRect(origin: .zero, size: scene.canvas), in: scene.surroundings)
    return found
  }

  /// Whether the layout has a lazy stack outside of other lazy stacks.
  var hasLazyRows: Bool {
    var found = false
    placed.forEach { if $0.node.rowAxis != nil { found = true } }
    return found
  }
}

extension CGRect {
  /// Whether the interior intersects a rectangle.
  fileprivate func shows(in rect: CGRect) -> Bool {
    Axis.allCases.allSatisfy { shows(in: rect, $0) }
  }

  /// Whether the interior intersects a rectangle along an axis.
  fileprivate func shows(in rect: CGRect, _ axis: Axis) -> Bool {
    shows(in: rect.min(axis)...Swift.max(rect.min(axis), rect.max(axis)), axis)
  }

  /// Whether the interior intersects a range of an axis; an empty length always does.
  fileprivate func shows(in range: ClosedRange<CGFloat>, _ axis: Axis) -> Bool {
    min(axis) == max(axis) || (max(axis) > range.lowerBound && min(axis) < range.upperBound)
  }
}
