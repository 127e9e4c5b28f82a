import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling

/// A scroll view that a script means: one of SwiftUI, or one of UIKit.
enum Scroller {
  case view(PlacedScrollView)
  case hosted(UIKitNode, UIScrollView)

  /// The scroll view that a node is; nil if it is none.
  @MainActor init?(_ placed: Placed) {
    if let scroll = PlacedScrollView(placed) {
      self = .view(scroll)
    } else if let hosted = placed.node as? UIKitNode, let scroll = hosted.scrollView {
      self = .hosted(hosted, scroll)
    } else {
      return nil
    }
  }
}

// What scripts do with scroll views, of SwiftUI and of UIKit.
extension Player {
  /// Where a scroll view has been and will be, and how it answers; nil if it has no content.
  func motion(of scroller: Scroller) -> (track: ScrollTrack, dynamics: ScrollDynamics)? {
    switch scroller {
    case .view(let scroll):
      (track(of: scroll), tree.current(scroll).dynamics)
    case .hosted(_, let scroll): (scroll.track, scroll.engine)
    }
  }

  func offset(of scroller: Scroller) -> CGPoint {
    switch scroller {
    case .view(let scroll): timelineOffset(scroll)
    case .hosted(_, let scroll): scroll.track.offset(at: time)
    }
  }

  /// The first tick at which a scroll view rests, as far as is known now.
  func restTick(of scroller: Scroller) -> Int {
    switch scroller {
    case .view(let scroll): return restTick(of: scroll)
    case .hosted(_, let scroll):
      let end = scroll.track.settled ?? .infinity
      return end.isFinite ? Self.tick(at: end) : .max
    }
  }

  /// The scroll view of a name, else the outermost one; none, and a word about it, if there is none.
  func scroller(_ name: String?, _ step: GestureScript.Step) -> Scroller? {
    if let name {
      if let found = tree.scroller(named: name) { return found }
      report(missing(name, step), step: nil)
    } else {
      if let first = tree.uncoveredScrollers.first { return first }
      report(
        .nothingToDo(step: "\(step)", why: "there is no scroll view in the scene."), step: nil)
    }
    return nil
  }

  /// Sends a scroll view to an offset that is made from how it answers and where it is.
  func scroll(
    _ scroller: Scroller?, _ step: GestureScript.Step, _ how: ScrollAnimation,
    to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) {
    switch scroller {
    case nil: break
    case .view(let scroll): self.scroll(scroll, how, to: goal)
    case .hosted(_, let scroll):
      let (dynamics, place) = (scroll.engine, scroll.contentOffset)
      let offset = dynamics.clamped(goal(dynamics, place))
      switch how {
      case .none: scroll.setContentOffset(offset, animated: false)
      case .standard: scroll.setContentOffset(offset, animated: true)
      case .animation:
        report(
          .nothingToDo(
            step: "\(step)",
            why: "a UIScrollView takes 0.3 seconds; \"scroll to\" sends it there."), step: nil)
      }
    }
  }

  /// Turns a wheel over a view of UIKit, or pushes a trackpad there.
  func wheel(
    _ touch: HostedTouch, by way: CGVector, at point: CGPoint, over duration: Double,
    curve: UnitCurve, next: @escaping @MainActor (Int) -> Void
  ) {
    let (screen, place, begin) = (touch.screen, touch.place(point), tick)
    guard duration > 0 else {
      screen.wheel(at: place, by: way)
      return next(tick)
    }
    let end = max(begin + 1, Self.tick(at: time + duration))
    screen.trackpadDown(at: place)
    for moment in begin + 1...end {
      let part = CGFloat(curve.value(at: Double(moment - begin) / Double(end - begin)))
      schedule(at: moment) {
        screen.trackpadMoved(by: CGVector(dx: -way.dx * part, dy: -way.dy * part), from: place)
        if moment == end { screen.trackpadUp() }
      }
    }
    next(end)
  }
}

extension SceneTree {
  /// The scroll views of both kinds that no page lies over, outermost first, but for those in lazy
  /// rows.
  var uncoveredScrollers: [Scroller] {
    var found: [Scroller] = []
    func visit(_ placed: Placed) {
      if let scroller = Scroller(placed) { found.append(scroller) }
      placed.uncovered.forEach(visit)
    }
    visit(placed)
    return found
  }

  /// The scroll view with an id, the first one in a view with it, or the one around that.
  func scroller(named name: String) -> Scroller? {
    let query = IDQuery.spelled(name)
    func first(in view: Placed) -> Scroller? {
      if let scroller = Scroller(view) { return scroller }
      for child in view.uncovered {
        if let found = first(in: child) { return found }
      }
      return nil
    }
    func search(_ view: Placed, in outer: Scroller?) -> Scroller? {
      if view.node.answers(to: query), let found = first(in: view) ?? outer { return found }
      let inner = Scroller(view) ?? outer
      for child in view.uncovered {
        if let found = search(child, in: inner) { return found }
      }
      let isRow = (view.node as? LazyStackNode).map { $0.index(of: query) != nil } ?? false
      return isRow ? outer : nil
    }
    return search(placed, in: nil)
  }
}
