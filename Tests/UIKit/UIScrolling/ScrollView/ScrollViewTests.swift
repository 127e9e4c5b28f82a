import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `A UIScrollView` {
  @Test func `has the documented defaults`() {
    let view = UIScrollView()
    #expect(view.contentSize == .zero && view.contentOffset == .zero)
    #expect(view.contentInset == .zero && view.adjustedContentInset == .zero)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.isScrollEnabled && !view.isDirectionalLockEnabled && !view.isPagingEnabled)
    #expect(view.scrollsToTop && view.bounces && view.bouncesZoom)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.decelerationRate == .normal && view.indicatorStyle == .default)
    #expect(view.scrollIndicatorInsets == .zero)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.transfersVerticalScrollingToParent && view.transfersHorizontalScrollingToParent)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  /// Source: a published measurement on iOS 18.6.
  @Test func `travels 1,020 points after a drag of 389 in 0.3 seconds`() {
    let (view, _) = list(10_000)
    view.touchScreen.play([
      .drag(by: CGVector(dx: 0, dy: -389), over: 0.3), .untilSettled(),
    ])
    #expect(isClose(view.contentOffset.y, 1020, 1020 * 0.005))
  }

  @Test func `travels a fifth as far at the fast rate`() {
    let (view, _) = list(10_000)
    view.decelerationRate = .fast
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(isClose(view.contentOffset.y, 190 + 0.99 * 1.99 / 0.01, 0.5))
  }

  @Test func `moves like a SwiftUI scroll view`() {
    let (view, _) = list(10_000)
    let finger = FingerPath(down: 0, at: CGPoint(x: 195, y: 500))
      .moving(by: CGVector(dx: 0, dy: -300), over: 0.25, curve: .easeIn)
    view.touchScreen.play(finger)
    var track = ScrollTrack(offset: .zero)
    track.append(contentsOf: view.engine.segments(for: finger, from: .zero))
    for step in 0...400 {
      let time = Double(step) / 120
      #expect(
        isClose(view.contentOffset(at: time).y, track.offset(at: time).y, 0.26), "at \(time)")
    }
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 4000.0, false, 47.0, 34.0, 0.0),
    (.scrollableAxes, 4000, false, 47, 34, 0), (.scrollableAxes, 300, false, 0, 0, 0),
    (.scrollableAxes, 300, true, 47, 34, 0), (.never, 4000, false, 0, 0, 0),
    (.always, 300, false, 47, 34, 20),
  ]) func `adjusts its content inset by its behavior`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, length: Double, always: Bool,
    top: Double, bottom: Double, left: Double
  ) {
    let (view, _) = list(length)
    view.alwaysBounceVertical = always
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    view.touchScreen.safeAreaInsets = UIEdgeInsets(top: 47, left: 20, bottom: 34, right: 20)
    #expect(
      view.adjustedContentInset
        == UIEdgeInsets(top: 10 + top, left: 1 + left, bottom: 2 + bottom, right: 3 + left))
    #expect(view.contentOffset.y == CGFloat(-10 - top))
  }

  @Test func `has the safe area insets that reach into it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIScrollView(frame: CGRect(x: 0, y: 30, width: 390, height: 400))
    view.contentSize.height = 1000
    root.addSubview(view)
    root.touchScreen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 17, left: 0, bottom: 0, right: 0))
    #expect(view.contentOffset.y == -17)
  }

  @Test func `locks to the axis nearly along which a drag begins`() {
    func place(_ translation: CGVector, locks: Bool) -> CGPoint {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      view.contentSize = CGSize(width: 2000, height: 2000)
      view.contentOffset = CGPoint(x: 500, y: 500)
      view.isDirectionalLockEnabled = locks
      view.touchScreen.play([.drag(by: translation, over: 0.3, hold: 0.2), .untilSettled()])
      return view.contentOffset
    }
    // 19 and 21 degrees from the axis, and both mirrored at the diagonal.
    #expect(place(CGVector(dx: 100, dy: -34), locks: true).y == 500)
    #expect(place(CGVector(dx: 100, dy: -39), locks: true).y > 500)
    #expect(place(CGVector(dx: -34, dy: 100), locks: true).x == 500)
    #expect(place(CGVector(dx: -39, dy: 100), locks: true).x > 500)
    #expect(place(CGVector(dx: 100, dy: -34), locks: false).y > 500)
  }

  @Test func `pages by its own size, one page at a time, with and without insets`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 390 * 5, height: 844)
    view.contentInset.left = 20
    view.isPagingEnabled = true
    #expect(view.contentOffset.x == -20)
    view.touchScreen.play([.flick(.left, velocity: 3000), .untilSettled()])
    #expect(view.contentOffset.x == 370)
    view.touchScreen.play([
      .drag(by: CGVector(dx: -150, dy: 0), over: 0.4, hold: 0.2), .untilSettled(),
    ])
    #expect(view.contentOffset.x == 370)
    view.touchScreen.play([
      .drag(by: CGVector(dx: -250, dy: 0), over: 0.4, hold: 0.2), .untilSettled(),
    ])
    #expect(view.contentOffset.x == 760)
  }

  @Test func `stretches further under a trackpad, and from the first point on`() {
    func place(by hand: (TouchScreen) -> Void) -> CGFloat {
      let (view, _) = list()
      hand(view.touchScreen)
      return view.contentOffset.y
    }
    let center = CGPoint(x: 195, y: 400)
    let finger = place { screen in
      screen.touchDown(at: center)
      screen.touchMoved(to: CGPoint(x: 195, y: 510), time: 0.1)
    }
    #expect(finger == -51.5)
    let view = list().0
    var lowest: CGFloat = 0
    let log = Log()
    view.delegate = log
    log.onEvent = { view, event in
      if event == "DidScroll" { lowest = min(lowest, view.contentOffset.y) }
    }
    view.touchScreen.trackpad(
      at: center, through: [(CGVector(dx: 0, dy: 0), 0), (CGVector(dx: 0, dy: 100), 0.1)],
      liftAt: 0.3)
    #expect(lowest == -66)
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset == .zero)
    #expect(log.text.hasPrefix("WillBeginDragging\nDidScroll\nWillEndDragging"))
  }

  @Test func `scrolls by wheel notches, within its range`() {
    let (view, log) = list()
    let screen = view.touchScreen
    let center = CGPoint(x: 195, y: 400)
    screen.wheel(at: center, by: CGVector(dx: 0, dy: 100))
    screen.advance(to: 0.1)
    screen.wheel(at: center, by: CGVector(dx: 0, dy: 100))
    screen.advanceUntilSettled()
    #expect(view.contentOffset.y == 200)
    #expect(log.text == "DidScroll")
    screen.wheel(at: center, by: CGVector(dx: 0, dy: -900))
    screen.advanceUntilSettled()
    #expect(view.contentOffset.y == 0)
    screen.wheel(at: center, by: CGVector(dx: 0, dy: CGFloat.nan))
    #expect(view.contentOffset.y == 0)
  }

  @Test func `continues dragging and decelerating when content grows`() {
    let (view, _) = list(1000)
    let screen = view.touchScreen
    screen.touchDown(at: CGPoint(x: 195, y: 700))
    screen.touchMoved(to: CGPoint(x: 195, y: 590), time: 0.1)
    #expect(view.contentOffset.y == 100)
    view.contentSize.height = 5000
    screen.touchMoved(to: CGPoint(x: 195, y: 290), time: 0.2)
    #expect(view.contentOffset.y == 400)
    screen.touchUp()
    screen.advanceUntilSettled()
    // A flick that would bounce continues when content is added meanwhile.
    view.contentSize.height = view.contentOffset.y + 844 + 50
    screen.play([.flick(.up, velocity: 2000), .wait(0.02)])
    let (before, speed) = (view.contentOffset.y, view.contentVelocity(at: screen.time).dy)
    view.contentSize.height = 20_000
    #expect(isClose(view.contentOffset.y, before, 0.5))
    #expect(view.contentVelocity(at: screen.time).dy >= speed - 1)
    screen.advanceUntilSettled()
    #expect(view.contentOffset.y > before + 300)
  }

  @Test func `returns into range when content shrinks`() {
    let (view, log) = list()
    view.contentOffset.y = 3000
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 156)
    view.contentOffset.y = 100
    view.touchScreen.play([.flick(.up, velocity: 3000), .wait(0.05)])
    view.contentSize.height = 900
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset.y == 56)
    #expect(log.entries.last?.text == "DidEndDecelerating")
  }

  @Test func `continues a deceleration from an offset that is set`() {
    let (view, log) = list(20_000)
    let screen = view.touchScreen
    screen.play([.flick(.up, velocity: 2000), .wait(0.2)])
    let (place, speed) = (view.contentOffset.y, view.contentVelocity(at: screen.time).dy)
    view.contentOffset.y = place + 5000
    #expect(view.contentOffset.y == place + 5000 && view.isDecelerating)
    #expect(isClose(view.contentVelocity(at: screen.time).dy, speed, 1e-6))
    view.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    #expect(!view.isDecelerating && log.entries.last?.text == "DidScroll")
    #expect(log.count("DidEndDecelerating") == 1)
    screen.advanceUntilSettled()
    #expect(view.contentOffset.y == 700)
  }

  @Test func `keeps an animation that the delegate starts at the end of a drag`() {
    let (view, log) = list()
    log.onEvent = { view, event in
      if event.hasPrefix("DidEndDragging") {
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      }
    }
    view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled()])
    #expect(view.contentOffset.y == 1000)
    #expect(log.entries.last?.text == "DidEndScrollingAnimation")
    #expect(log.count("WillBeginDecelerating") == 0)
  }

  @Test func `scrolls to the top only if it alone has scrollsToTop`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let views = [0, 400].map { top in
      let view = UIScrollView(frame: CGRect(x: 0, y: CGFloat(top), width: 390, height: 400))
      view.contentSize.height = 1000
      view.contentOffset.y = 100
      root.addSubview(view)
      return view
    }
    root.touchScreen.tapStatusBar()
    root.touchScreen.advanceUntilSettled()
    #expect(views.map(\.contentOffset.y) == [100, 100])
    views[0].scrollsToTop = false
    root.touchScreen.tapStatusBar()
    root.touchScreen.advanceUntilSettled()
    #expect(views.map(\.contentOffset.y) == [100, 0])
    views[0].scrollsToTop = true
    views[1].isHidden = true
    root.touchScreen.tapStatusBar()
    root.touchScreen.advanceUntilSettled()
    #expect(views.map(\.contentOffset.y) == [0, 0])
  }

  @Test func `transfers a drag past its edge to the parent`() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.contentSize = CGSize(width: 390, height: 3000)
    outer.contentOffset.y = 300
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 844))
    inner.contentSize = CGSize(width: 390, height: 2000)
    outer.addSubview(inner)
    // The inner view is at its top: a drag downward transfers to the outer one, a drag upward does
    // not.
    outer.touchScreen.play([.drag(by: CGVector(dx: 0, dy: 110), over: 0.3, hold: 0.2)])
    #expect(outer.contentOffset.y == 200 && inner.contentOffset.y == 0)
    outer.touchScreen.play([.drag(by: CGVector(dx: 0, dy: -110), over: 0.3, hold: 0.2)])
    #expect(outer.contentOffset.y == 200 && inner.contentOffset.y == 100)
    inner.contentOffset.y = 0
    inner.transfersVerticalScrollingToParent = false
    outer.touchScreen.play([
      .drag(by: CGVector(dx: 0, dy: 110), over: 0.3, hold: 0.2), .untilSettled(),
    ])
    #expect(outer.contentOffset.y == 200 && inner.contentOffset.y == 0)
  }

  @Test func `transfers a drag that reaches its edge, without a jump`() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.contentSize = CGSize(width: 1170, height: 844)
    outer.isPagingEnabled = true
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    inner.contentSize = CGSize(width: 450, height: 844)
    outer.addSubview(inner)
    let (log, outerLog) = (Log(), Log())
    (inner.delegate, outer.delegate) = (log, outerLog)
    outer.touchScreen.play([.drag(by: CGVector(dx: -300, dy: 0), over: 0.3)])
    // Ten points of slop, sixty in the inner view, the rest in the outer one.
    #expect(inner.contentOffset.x == 60 && outer.contentOffset.x == 230)
    #expect(log.entries.last?.text == "DidEndDragging false")
    #expect(outerLog.entries.first?.text == "WillBeginDragging")
    outer.touchScreen.advanceUntilSettled()
    #expect(outer.contentOffset.x == 390 && inner.contentOffset.x == 60)
    // Where the outer view has no room either, the inner one bounces.
    outer.contentOffset.x = 0
    outer.touchScreen.touchDown(at: CGPoint(x: 100, y: 100))
    outer.touchScreen.touchMoved(to: CGPoint(x: 370, y: 100))
    #expect(outer.contentOffset.x == 0 && inner.contentOffset.x < -50)
  }

  @Test func `shows indicators while scrolling and when flashed`() throws {
    let (view, _) = list()
    let screen = view.touchScreen
    #expect(view.scrollIndicator(.vertical, at: 0) == nil)
    screen.play([.flick(.up, velocity: 2000), .wait(0.3)])
    let bar = try #require(view.scrollIndicator(.vertical, at: screen.time))
    #expect(bar.opacity == 1 && bar.white == 0 && isClose(bar.alpha, 0.349, 1e-3))
    #expect(isClose(bar.frame.height, 838 * 844.0 / 4000, 1e-6) && bar.frame.width == 3)
    #expect(bar.frame.maxX == 387)
    #expect(view.scrollIndicator(.horizontal, at: screen.time) == nil)
    screen.advanceUntilSettled()
    screen.advance(to: screen.time + 1)
    #expect(view.scrollIndicator(.vertical, at: screen.time) == nil)
    view.indicatorStyle = .white
    view.verticalScrollIndicatorInsets.top = 100
    view.flashScrollIndicators()
    let flash = try #require(view.scrollIndicator(.vertical, at: screen.time + 0.5))
    #expect(flash.white == 1 && isClose(flash.alpha, 0.502, 1e-3) && flash.opacity == 1)
    #expect(flash.frame.minY >= 103)
    view.showsVerticalScrollIndicator = false
    #expect(view.scrollIndicator(.vertical, at: screen.time + 0.5) == nil)
  }

  @Test func `dismisses the keyboard by its mode`() {
    func height(_ mode: UIScrollView.KeyboardDismissMode, to y: CGFloat) -> (CGFloat, CGFloat) {
      let (view, _) = list()
      view.keyboardDismissMode = mode
      let screen = view.touchScreen
      screen.keyboardHeight = 300
      screen.touchDown(at: CGPoint(x: 195, y: 400))
      screen.touchMoved(to: CGPoint(x: 195, y: y), time: 0.2)
      let during = screen.keyboardHeight
      screen.touchUp(time: 0.4)
      return (during, screen.keyboardHeight)
    }
    #expect(height(.none, to: 744) == (300, 300))
    #expect(height(.onDrag, to: 744) == (0, 0))
    #expect(height(.onDragWithAccessory, to: 405) == (300, 300))
    // The keyboard follows the finger, and is dismissed if more than half of it is offscreen.
    #expect(height(.interactive, to: 500) == (300, 300))
    #expect(height(.interactive, to: 744) == (100, 0))
    #expect(height(.interactiveWithAccessory, to: 644) == (200, 300))
  }
}
