import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

extension Stage {
  /// The markers of SwiftUI's scroll views at a time, outermost first, in points of the canvas.
  public func markers(at time: Double) -> [ScrollMarkers] {
    withMoment(at: time) { moment in
      var pass = MarkerPass { [self] scroll in
        targets(of: scroll, at: moment.looks.time)
      }
      pass.visit(moment.passes.scrolled, in: moment.tree.scene.surroundings, scroll: nil)
      return pass.markers
    }
  }
}

/// Collects the markers of a scrolled tree.
@MainActor private struct MarkerPass {
  /// The offset and the targets of a scroll view.
  let targets: (PlacedScrollView) -> (offset: CGPoint, proposed: CGPoint?, final: CGPoint?)
  private(set) var markers: [ScrollMarkers] = []

  init(
    targets:
      @escaping (PlacedScrollView) -> (
        offset: CGPoint, proposed: CGPoint?, final: CGPoint?
      )
  ) {
    self.targets = targets
  }

  /// Visits a view; `scroll` is the index of the markers of its scroll view.
  mutating func visit(
    _ view: ScrolledView, at origin: CGPoint = .zero, in surroundings: Surroundings, scroll: Int?
  ) {
    let frame = CGRect(
      x: origin.x + view.frame.minX, y: origin.y + view.frame.minY, width: view.frame.width,
      height: view.frame.height)
    let inner = surroundings.inside(view.source, frame: frame, offset: view.offset)
    var scroll = scroll
    if let placed = PlacedScrollView(view.source) {
      scroll = markers.count
      add(
        placed, frame: frame, area: inner.window(nil)?.area ?? frame,
        view)
    }
    if let scroll, let transition = view.node.scrollTransition {
      add(transition, at: frame, in: surroundings, to: scroll)
    }
    for child in view.children {
      visit(child, at: frame.origin, in: inner, scroll: scroll)
    }
  }

  private mutating func add(
    _ scroll: PlacedScrollView, frame: CGRect, area: CGRect, _ view: ScrolledView
  ) {
    let (offset, proposed, final) = targets(scroll)
    func way(_ target: CGPoint) -> CGVector {
      CGVector(dx: offset.x - target.x, dy: offset.y - target.y)
    }
    let drawn = view.offset
    let origin = CGPoint(x: frame.minX - drawn.x, y: frame.minY - drawn.y)
    let content = view.children.first?.frame.offsetBy(frame.origin) ?? frame
    markers.append(
      ScrollMarkers(
        frame: frame, area: area, axes: scroll.axes, proposedWay: proposed.map(way),
        finalWay: final.map(way), name: scroll.path.name,
        id: scroll.node.identifier.flatMap(IDSpelling.spell),
        content: CGRect(origin: content.origin, size: scroll.contentSize),
        safeAreaInsets: scroll.safeAreaInsets(at: offset),
        targets: scroll.targets(around: CGRect(origin: drawn, size: frame.size))
          .map { $0.frame.offsetBy(origin) },
        transitions: []))
  }

  private mutating func add(
    _ attached: AttachedTransition, at frame: CGRect, in surroundings: Surroundings, to scroll: Int
  ) {
    guard let window = surroundings.window(attached.axis) else { return }
    let axis = attached.axis ?? (window.axes.contains(.vertical) ? .vertical : .horizontal)
    let container = window.area.max(axis) - window.area.min(axis)
    let middle = (window.area.max(axis) + window.area.min(axis)) / 2
    var (before, after) = attached.transition.thresholds(
      length: frame.size[axis], container: container)
    if axis == .horizontal, attached.isRightToLeft { (before, after) = (-after, -before) }
    markers[scroll].transitions.append(
      ScrollMarkers.Transition(
        axis: axis, frame: frame, thresholds: middle + min(before, after)...middle + after))
  }
}
