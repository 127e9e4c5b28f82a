import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

/// What a finger meets on the canvas at one time, found by touches on a grid.
///
/// Hit testing decides, as it does for the fingers of a script: what is covered, transparent or
/// outside the canvas is not found.
package struct TouchMap: Hashable, Sendable {
  /// The scroll views, the one with the largest part of the canvas first.
  package let surfaces: [ScrollSurface]
  /// The views with gestures of their own outside of the scrolled content and inside it, from top to
  /// bottom.
  package let targets: [TapTarget]

  /// The number of touches along the sides of the canvas.
  ///
  /// - Source: chosen; 30 points apart on a phone, less than a bar or a button is high.
  private static let grid = (columns: 13, rows: 28)

  @MainActor init(_ moment: Stage.Moment) {
    let canvas = moment.tree.scene.canvas
    var found: [ScrollKey: FoundScroll] = [:]
    var order: [ScrollKey] = []
    var targets: [ViewPath: TapTarget] = [:]
    for row in 0..<Self.grid.rows {
      for column in 0..<Self.grid.columns {
        let point = CGPoint(
          x: (CGFloat(column) + 0.5) / CGFloat(Self.grid.columns) * canvas.width,
          y: (CGFloat(row) + 0.5) / CGFloat(Self.grid.rows) * canvas.height)
        let hits = HitPass.run(moment.passes.dressed, at: point, looks: moment.looks)
        let gesture = hits.first(where: \.hasGesture)
        if let gesture, targets[gesture.node.path] == nil {
          targets[gesture.node.path] = gesture.target(touchedAt: point)
        }
        for (key, scroll) in Self.scrolls(among: hits) {
          if found[key] == nil { order.append(key) }
          found[key, default: scroll].add(point, isFree: gesture == nil)
        }
      }
    }
    let count = Double(Self.grid.rows * Self.grid.columns)
    surfaces = order.enumerated()
      .compactMap { index, key in found[key].map { (index, $0.surface(outOf: count)) } }
      .sorted { ($1.1.share, $0.0) < ($0.1.share, $1.0) }.map(\.1)
    self.targets = targets.values.sorted {
      ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x)
    }
  }

  /// The scroll views that a touch moves: for each axis, the innermost.
  @MainActor private static func scrolls(among hits: [HitView]) -> [(ScrollKey, FoundScroll)] {
    Axis.allCases.compactMap { axis in
      for hit in hits {
        if let scroll = FoundScroll(hit, axis) {
          return (ScrollKey(path: hit.node.path, axis: axis), scroll)
        }
      }
      return nil
    }
  }
}

extension Stage {
  /// What a finger meets on the canvas at a time.
  package func touchMap(at time: Double) -> TouchMap {
    withMoment(at: time) { TouchMap($0) }
  }
}

/// A scroll view and one of its axes.
private struct ScrollKey: Hashable {
  let path: ViewPath
  let axis: Axis
}

/// A scroll view and the touches that move it.
private struct FoundScroll {
  let axis: Axis
  let window: CGFloat
  let range: ClosedRange<CGFloat>
  let offset: CGFloat
  let page: CGFloat?
  let isRefreshable: Bool
  private var points: [(point: CGPoint, isFree: Bool)] = []

  /// The scroll view of a touched view; nil for other views and for axes along which it stays.
  @MainActor init?(_ hit: HitView, _ axis: Axis) {
    self.axis = axis
    if let scroll = PlacedScrollView(hit.source) {
      guard scroll.axes.contains(Axis.Set(axis)), !scroll.configuration.isDisabled else {
        return nil
      }
      let dynamics = scroll.dynamics
      window = scroll.containerSize[axis]
      range = dynamics.range(axis)
      offset = hit.offset[axis]
      page = scroll.pageLength(axis)
      isRefreshable = axis == .vertical && scroll.isRefreshable
    } else if let scroll = hit.node.hostedScrollView {
      guard scroll.isScrollEnabled else { return nil }
      let insets = scroll.adjustedContentInset
      let (before, after) =
        axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
      window = scroll.bounds.size[axis]
      let end = scroll.contentSize[axis] + after - window
      range = -before...max(-before, end)
      offset = scroll.contentOffset[axis]
      page = scroll.isPagingEnabled ? window : nil
      isRefreshable = axis == .vertical && scroll.refreshControl != nil
    } else {
      return nil
    }
  }

  mutating func add(_ point: CGPoint, isFree: Bool) { points.append((point, isFree)) }

  func surface(outOf count: Double) -> ScrollSurface {
    ScrollSurface(
      axis: axis, share: Double(points.count) / count, place: place, window: window,
      range: range, offset: offset, page: page, isRefreshable: isRefreshable)
  }

  /// The point nearest to the middle, on the line along the axis with the most points that are free
  /// of other gestures: content moves along it.
  private var place: CGPoint {
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    let middle = CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - middle.x, point.y - middle.y) }
    let lines = Dictionary(grouping: points) { axis == .vertical ? $0.point.x : $0.point.y }
    let best = lines.sorted { $0.key < $1.key }.map(\.value).map { line in
      (
        share: Double(line.count(where: \.isFree)) / Double(line.count),
        point: line.map(\.point).min { distance($0) < distance($1) } ?? middle
      )
    }.min { (-$0.share, distance($0.point)) < (-$1.share, distance($1.point)) }
    return best?.point ?? middle
  }
}

extension HitView {
  /// Whether the view has a gesture, or is a control of UIKit.
  @MainActor fileprivate var hasGesture: Bool {
    node.gesture != nil || node.hostedView is UIControl
  }

  /// The view as a place to tap.
  @MainActor fileprivate func target(touchedAt point: CGPoint) -> TapTarget {
    let local = point.applying(toLocal)
    return TapTarget(
      place: CGPoint(
        x: point.x + size.width / 2 - local.x, y: point.y + size.height / 2 - local.y),
      size: size)
  }
}

extension PlacedScrollView {
  /// The distance of the places where scrolls end along an axis; nil where they end anywhere.
  fileprivate func pageLength(_ axis: Axis) -> CGFloat? {
    switch configuration.behavior?.base {
    case is PagingScrollTargetBehavior: return containerSize[axis]
    case is ViewAlignedScrollTargetBehavior:
      let starts = targets(around: CGRect(origin: .zero, size: containerSize))
        .map { $0.frame.min(axis) }.sorted()
      guard starts.count > 1, starts[1] > starts[0] else { return nil }
      return starts[1] - starts[0]
    default: return nil
    }
  }
}
