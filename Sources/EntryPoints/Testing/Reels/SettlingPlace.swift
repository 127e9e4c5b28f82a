import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkScript

/// Where a scroll view rests: which views are aligned with its visible area.
struct SettlingPlace {
  private let reel: Reel
  private let moment: TracedMoment
  private let scroll: TracedScrollView?
  private let anchor: UnitPoint?

  /// The place in a moment; nil for the anchor means leading edges or middles.
  init(_ reel: Reel, _ moment: TracedMoment, scrollView: String, anchor: UnitPoint?) {
    (self.reel, self.moment, self.anchor) = (reel, moment, anchor)
    scroll = moment.scrollViews.first { $0.name == scrollView }
  }

  /// The greatest distance of a view that is aligned.
  private static let closeness = GestureScript.Expectation.closeness

  /// Whether the view of a name is aligned, or as near as the ends of the content allow.
  func isOn(_ name: String) -> Bool {
    guard let scroll, let view = reel.view(name, in: moment) else { return false }
    if let anchor { return isOn(view, scroll, anchor, reachesEnds: true) }
    return isOn(view, scroll, .topLeading, reachesEnds: true)
      || isOn(view, scroll, .center, reachesEnds: false)
  }

  private func isOn(
    _ view: TracedView, _ scroll: TracedScrollView, _ anchor: UnitPoint, reachesEnds: Bool
  ) -> Bool {
    scroll.scrolledAxes.allSatisfy { axis in
      var distance = distance(of: view, in: scroll, anchor, axis)
      if reachesEnds, let range = scroll.range(axis) {
        let offset = scroll.offset[axis]
        distance = min(max(offset + distance, range.lowerBound), range.upperBound) - offset
      }
      return abs(distance) <= Self.closeness
    }
  }

  /// How much farther the content would have to scroll for the anchors to meet, in points.
  private func distance(
    of view: TracedView, in scroll: TracedScrollView, _ anchor: UnitPoint, _ axis: Axis
  ) -> CGFloat {
    var part = axis == .horizontal ? anchor.x : anchor.y
    if axis == .horizontal, reel.isRightToLeft { part = 1 - part }
    let (frame, area) = (view.frame, scroll.area)
    return frame.min(axis) + part * frame.size[axis] - area.min(axis) - part * area.size[axis]
  }

  /// What it settles on in words: the view of the name if it is that, else the nearest view.
  func words(for name: String?) -> String {
    if let name, isOn(name) { return "on “\(name)”" }
    guard let scroll else { return "somewhere" }
    return nearest(scroll).map { "on “\($0)”" } ?? "between two views"
  }

  /// The name of the view nearest to the anchor, within the greatest distance of aligned ones.
  private func nearest(_ scroll: TracedScrollView) -> String? {
    let inside = moment.views.filter { $0.scrollView == scroll.name }
    let named = inside.contains { $0.id != nil } ? inside.filter { $0.id != nil } : inside
    let aligned = named.filter { view in
      guard let name = view.id ?? view.words else { return false }
      return isOn(name)
    }
    func far(_ view: TracedView) -> CGFloat {
      scroll.scrolledAxes.reduce(0) {
        $0 + abs(distance(of: view, in: scroll, anchor ?? .topLeading, $1))
      }
    }
    return aligned.min { far($0) < far($1) }.flatMap { $0.id ?? $0.words }
  }

  /// How far from the view of a name it settles, in words.
  func distance(to name: String) -> String {
    guard let scroll, let view = reel.view(name, in: moment) else {
      return ", where “\(name)” is not drawn"
    }
    let offsets = scroll.scrolledAxes.map { Decimal3.spell(scroll.offset[$0]) }
    let parts = scroll.scrolledAxes.map { axis in
      let far = distance(of: view, in: scroll, anchor ?? .topLeading, axis)
      let isPast = (far < 0) != (axis == .horizontal && reel.isRightToLeft)
      return "\(Reel.spell(points: abs(far))) \(isPast ? "past" : "before")"
    }
    return ", at the offset \(offsets.joined(separator: ", ")), "
      + parts.joined(separator: " and ") + " “\(name)”"
  }
}

extension TracedScrollView {
  /// The axes along which it scrolls; both of a UIKit scroll view.
  var scrolledAxes: [Axis] {
    [Axis.horizontal, .vertical].filter { axis in
      axes.isEmpty || axes.contains(axis == .horizontal ? .horizontal : .vertical)
    }
  }
}
