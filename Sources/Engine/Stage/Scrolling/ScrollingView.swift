import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import ScrollworkViews

/// A scroll view that scripts and touches act on: SwiftUI's or UIKit's.
@MainActor protocol ScrollingView {
  var path: ViewPath { get }
  /// The offsets so far, and those to come.
  var track: ScrollTrack { get }
  var dynamics: ScrollDynamics { get }
  /// The claim to a touch that begins now.
  var candidate: ScrollHandover.Candidate { get }
  /// The scroll view that the player moves itself; nil for one that UIKit's touch screen moves.
  var swiftUIView: PlacedScrollView? { get }
  /// The touch screen that follows touches on the scroll view; nil for one that the player moves.
  var touch: HostedTouch? { get }

  /// Whether touches at a point of the canvas are delayed before its content gets them.
  func delaysTouches(at point: CGPoint) -> Bool
  /// Scrolls to an offset made of the dynamics and the present offset; returns why it cannot.
  func scroll(
    _ animation: ScrollAnimation, to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) -> String?
  /// Scrolls to the top as a tap on the status bar does.
  func scrollToTop()
}

/// A scroll view of SwiftUI.
@MainActor struct SwiftUIScrollingView: ScrollingView {
  private let view: PlacedScrollView
  private let context: any ScrollTrackReading
  private let mover: ScrollMover

  init(_ view: PlacedScrollView, _ context: any ScrollTrackReading, mover: ScrollMover) {
    (self.view, self.context, self.mover) = (view, context, mover)
  }

  var path: ViewPath { view.path }
  var track: ScrollTrack { context.track(of: view) }
  var dynamics: ScrollDynamics { context.tree.current(view).dynamics }

  var candidate: ScrollHandover.Candidate {
    ScrollHandover.Candidate(dynamics, offset: context.offset(of: view))
  }

  var swiftUIView: PlacedScrollView? { view }
  var touch: HostedTouch? { nil }

  func delaysTouches(at point: CGPoint) -> Bool { true }

  func scroll(
    _ animation: ScrollAnimation, to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) -> String? {
    mover.scroll(view, animation, to: goal)
    return nil
  }

  func scrollToTop() {
    mover.scroll(view, .standard, for: .top) { dynamics, offset in
      dynamics.offset(atEnd: .top, from: offset)
    }
  }
}

/// A scroll view of UIKit.
@MainActor struct UIKitScrollingView: ScrollingView {
  let path: ViewPath
  private let view: UIScrollView
  let touch: HostedTouch?

  /// A scroll view at a path, which `touch` has found if that is given.
  init(_ view: UIScrollView, path: ViewPath, touch: HostedTouch? = nil) {
    (self.view, self.path, self.touch) = (view, path, touch)
  }

  var track: ScrollTrack { view.track }
  var dynamics: ScrollDynamics { view.engine }
  var candidate: ScrollHandover.Candidate { view.candidate }
  var swiftUIView: PlacedScrollView? { nil }

  func delaysTouches(at point: CGPoint) -> Bool {
    touch.map { $0.screen.delaysTouches(at: $0.point(onScreen: point)) } ?? false
  }

  func scroll(
    _ animation: ScrollAnimation, to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) -> String? {
    let dynamics = dynamics
    let offset = dynamics.clamped(goal(dynamics, view.contentOffset))
    switch animation {
    case .none: view.setContentOffset(offset, animated: false)
    case .standard: view.setContentOffset(offset, animated: true)
    case .animation:
      return "a UIScrollView takes 0.3 seconds; \"scroll to\" sends it there."
    }
    return nil
  }

  func scrollToTop() { view.scrollToTop() }

  /// Whether a tap on the status bar may be for the scroll view.
  var scrollsToTop: Bool { view.touchScreen.scrollViewsToTop.contains { $0 === view } }
}

extension Node {
  /// Whether the node is a scroll view, SwiftUI's or UIKit's.
  var isScrollingView: Bool { scrolledAxes != nil || hostedScrollView != nil }
}

extension ScrollMover {
  /// The scroll view of a placed node; nil if it is none.
  func scrollingView(_ placed: Placed) -> (any ScrollingView)? {
    if let scroll = PlacedScrollView(placed) { return scrollingView(scroll) }
    return placed.node.hostedScrollView.map { UIKitScrollingView($0, path: placed.node.path) }
  }
}

// Scroll views that scripts name, SwiftUI's and UIKit's.
extension SceneLayout {
  /// The scroll views that no page covers, outermost first, but for those in lazy rows.
  var uncoveredScrollingViews: [Placed] {
    var found: [Placed] = []
    func visit(_ placed: Placed) {
      if placed.node.isScrollingView { found.append(placed) }
      placed.uncovered.forEach(visit)
    }
    visit(root)
    return found
  }

  /// The scroll view with an id, the first one in a view with it, or the one around that.
  func scrollingView(named name: String) -> Placed? {
    let query = IDQuery.spelled(name)
    func first(in view: Placed) -> Placed? {
      if view.node.isScrollingView { return view }
      for child in view.uncovered {
        if let found = first(in: child) { return found }
      }
      return nil
    }
    func search(_ view: Placed, in outer: Placed?) -> Placed? {
      if view.node.answers(to: query), let found = first(in: view) ?? outer { return found }
      let inner = view.node.isScrollingView ? view : outer
      for child in view.uncovered {
        if let found = search(child, in: inner) { return found }
      }
      return view.node.rowIndex(of: query) == nil ? nil : outer
    }
    return search(root, in: nil)
  }
}
