import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `Offsets that delegates write` {
  /// A list whose delegate holds it at its top, as `if y < 0 { contentOffset.y = 0 }` does.
  func held() -> (UIScrollView, Log) {
    let (view, log) = list()
    log.onEvent = { view, event in
      if event == "DidScroll", view.contentOffset.y < 0 { view.contentOffset.y = 0 }
    }
    return (view, log)
  }

  @Test(arguments: [800, 2000, 4000]) func `hold a flick at the top`(velocity: CGFloat) {
    let (view, log) = held()
    view.touchScreen.play([.flick(.down, velocity: velocity), .untilSettled()])
    #expect(view.contentOffset == .zero && !view.isDecelerating)
    #expect(log.count("DidEndDecelerating") == 1)
  }

  @Test func `hold a flick that reaches the top on its way`() {
    let (view, _) = held()
    view.contentOffset.y = 300
    view.touchScreen.play([.flick(.down, velocity: 2500), .untilSettled()])
    #expect(view.contentOffset == .zero)
  }

  @Test func `hold a drag at the top`() {
    let (view, _) = held()
    view.touchScreen.play([.drag(by: CGVector(dx: 0, dy: 160), over: 0.2), .untilSettled()])
    #expect(view.contentOffset == .zero)
  }

  @Test func `keep a diagonal deceleration along the other axis`() {
    func rest(holding: Bool) -> CGPoint {
      let (view, log) = list()
      view.contentSize.width = 9000
      if holding {
        log.onEvent = { view, event in
          if event == "DidScroll", view.contentOffset.y < 0 { view.contentOffset.y = 0 }
        }
      }
      view.touchScreen.play([.drag(by: CGVector(dx: -160, dy: 160), over: 0.12), .untilSettled()])
      return view.contentOffset
    }
    #expect(isClose(rest(holding: true).x, rest(holding: false).x, 0.51))
    #expect(rest(holding: true).y == 0)
  }

  @Test func `in the middle displace a deceleration`() {
    func rest(_ displacement: CGFloat) -> CGFloat {
      let (view, _) = list(9000)
      view.touchScreen.play([.flick(.up, velocity: 1500), .wait(0.2)])
      view.contentOffset.y += displacement
      view.touchScreen.advanceUntilSettled()
      return view.contentOffset.y
    }
    #expect(isClose(rest(250), rest(0) + 250, 0.51))
  }

  /// The other axis comes back from beyond its end then, and is not stopped there.
  @Test func `on one axis during an animated scroll let the other one return`() {
    let (view, _) = list()
    view.contentSize.width = 1200
    view.touchScreen.play([.flick(.right, velocity: 4000), .wait(0.02)])
    #expect(view.contentOffset.x < -60)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    view.touchScreen.advance(to: view.touchScreen.time + 0.1)
    view.contentOffset.y = 500
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset == CGPoint(x: 0, y: 500))
  }

  @Test func `during a page turn end on a page`() {
    let (view, _) = list(9000)
    view.isPagingEnabled = true
    view.touchScreen.play([.flick(.up, velocity: 900), .wait(0.1)])
    view.contentOffset.y += 37
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 844) == 0)
  }
}

@MainActor @Suite struct `A tap on the status bar` {
  /// A plane of 1,200 points in width, bouncing at its right end, 500 points down.
  func bouncing() -> (UIScrollView, Log) {
    let (view, log) = list()
    view.contentSize.width = 1200
    view.contentOffset.y = 500
    view.touchScreen.play([.flick(.left, velocity: 4000)])
    while view.contentOffset.x < 860 {
      view.touchScreen.advance(to: view.touchScreen.time + 1 / 120.0)
    }
    log.clear()
    return (view, log)
  }

  @Test func `during a sideways bounce returns both axes`() {
    let (view, log) = bouncing()
    view.touchScreen.tapStatusBar()
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset == CGPoint(x: 810, y: 0))
    #expect(log.entries.last?.text == "DidScrollToTop")
  }

  @Test(arguments: [30, -30]) func `goes to the top as it is when insets change`(change: CGFloat) {
    for isBouncing in [false, true] {
      let (view, log) = isBouncing ? bouncing() : list()
      view.contentInset.top = 40
      view.contentOffset.y = 500
      view.touchScreen.tapStatusBar()
      view.touchScreen.advance(to: view.touchScreen.time + 0.1)
      view.contentInset.top += change
      view.touchScreen.advanceUntilSettled()
      #expect(view.contentOffset == CGPoint(x: isBouncing ? 810 : 0, y: -40 - change))
      #expect(log.entries.last?.text == "DidScrollToTop")
    }
  }

  @Test func `leaves an animated scroll beyond the ends alone on its own axis only`() {
    let (view, _) = list()
    view.contentSize.width = 1200
    view.contentOffset.y = 500
    view.setContentOffset(CGPoint(x: 900, y: 0), animated: true)
    view.touchScreen.advance(to: 0.1)
    view.contentInset.top = 25
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset == CGPoint(x: 900, y: -25))
  }
}
