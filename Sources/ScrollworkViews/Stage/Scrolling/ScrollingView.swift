import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling

/// A scroll view that scripts and touches act on: SwiftUI's or UIKit's.
@MainActor protocol ScrollingView {
  var path: ViewPath { get }
  /// The offsets so far, and those to come.
  var track: ScrollTrack { get }
  var dynamics: ScrollDynamics { get }
  /// The claim to a touch that begins now.
  var candidate: ScrollHandover.Candidate { get }
  /// The node that the player moves itself; nil for one that UIKit's touch screen moves.
  var scrollNode: ScrollNode? { get }
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
  private let node: ScrollNode
  private let content: Placed
  private let playback: ScenePlayback
  private let mover: ScrollMover

  /// The scroll view of a node; nil if that has no content.
  init?(_ node: ScrollNode, _ playback: ScenePlayback, mover: ScrollMover) {
    guard let content = playback.content(of: node) else { return nil }
    (self.node, self.content, self.playback, self.mover) = (node, content, playback, mover)
  }

  var path: ViewPath { node.path }
  var track: ScrollTrack { playback.tree.track(of: node, on: playback.timeline.tracks) }
  var dynamics: ScrollDynamics { node.dynamics(content: content) }

  var candidate: ScrollHandover.Candidate {
    ScrollHandover.Candidate(dynamics, offset: playback.offset(of: node))
  }

  var scrollNode: ScrollNode? { node }
  var touch: HostedTouch? { nil }

  func delaysTouches(at point: CGPoint) -> Bool { true }

  func scroll(
    _ animation: ScrollAnimation, to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) -> String? {
    mover.scroll(node, animation, to: goal)
    return nil
  }

  func scrollToTop() {
    mover.scroll(node, .standard) { dynamics, offset in dynamics.offset(atEnd: .top, from: offset) }
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
  var scrollNode: ScrollNode? { nil }

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

  func scrollToTop() { view.touchScreen.tapStatusBar() }
}

extension Node {
  /// Whether the node is a scroll view, SwiftUI's or UIKit's.
  var isScrollingView: Bool { self is ScrollNode || (self as? UIKitNode)?.scrollView != nil }
}

extension ScrollMover {
  /// The scroll view of a node; nil if it is none.
  func scrollingView(_ node: Node) -> (any ScrollingView)? {
    switch node {
    case let scroll as ScrollNode: SwiftUIScrollingView(scroll, playback, mover: self)
    case let hosted as UIKitNode:
      hosted.scrollView.map { UIKitScrollingView($0, path: hosted.path) }
    default: nil
    }
  }
}

// Scroll views that scripts name, SwiftUI's and UIKit's.
extension SceneTree {
  /// The scroll views that no page covers, outermost first, but for those in lazy rows.
  var uncoveredScrollingNodes: [Node] {
    var found: [Node] = []
    func visit(_ placed: Placed) {
      if placed.node.isScrollingView { found.append(placed.node) }
      placed.uncovered.forEach(visit)
    }
    visit(placed)
    return found
  }

  /// The scroll view with an id, the first one in a view with it, or the one around that.
  func scrollingNode(named name: String) -> Node? {
    let query = IDQuery.spelled(name)
    func first(in view: Placed) -> Node? {
      if view.node.isScrollingView { return view.node }
      for child in view.uncovered {
        if let found = first(in: child) { return found }
      }
      return nil
    }
    func search(_ view: Placed, in outer: Node?) -> Node? {
      if view.node.answers(to: query), let found = first(in: view) ?? outer { return found }
      let inner = view.node.isScrollingView ? view.node : outer
      for child in view.uncovered {
        if let found = search(child, in: inner) { return found }
      }
      let isRow = (view.node as? LazyStackNode).map { $0.index(of: query) != nil } ?? false
      return isRow ? outer : nil
    }
    return search(placed, in: nil)
  }
}
