import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `Nested UIScrollViews` {
  /// A page of 4,000 points with a shelf that scrolls sideways and a list, both with logs.
  @MainActor struct Nest {
    let page: UIScrollView
    let pageLog: Log
    let shelf = Logged(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    let inner = Logged(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
    var screen: TouchScreen { page.touchScreen }

    init(innerLength: CGFloat = 600) {
      (page, pageLog) = list()
      shelf.contentSize = CGSize(width: 1200, height: 200)
      inner.contentSize = CGSize(width: 390, height: innerLength)
      for view in [shelf, inner] {
        view.delegate = view.log
        page.addSubview(view)
      }
    }

    /// A point in the middle of a view, wherever the page is.
    func middle(of view: UIView) -> CGPoint {
      view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Moves a finger down by steps of one point and time.
    func drag(
      _ finger: Int = 0, from place: CGPoint, by step: CGVector, count: Int, lift: Bool = true
    ) {
      screen.touchDown(finger, at: place)
      for index in 1...count {
        screen.touchMoved(
          finger,
          to: CGPoint(
            x: place.x + step.dx * CGFloat(index), y: place.y + step.dy * CGFloat(index)),
          time: screen.time + 1.0 / 120)
      }
      if lift { screen.touchUp(finger) }
    }

    /// Lets the page bounce at its top, and stops in the middle of it.
    func bounce() {
      screen.play([
        .flick(.down, velocity: 2500, from: .point(CGPoint(x: 195, y: 750))), .wait(0.03),
      ])
      #expect(page.contentOffset.y < -60 && page.isDecelerating)
    }
  }

  // MARK: Stopped in a bounce

  @Test func `a tap on an inner one in a bounce lets the outer one return`() {
    let nest = Nest()
    nest.bounce()
    nest.screen.touchDown(at: nest.middle(of: nest.shelf))
    let place = nest.page.contentOffset
    #expect(nest.page.isTracking && !nest.page.isDecelerating)
    nest.screen.advance(to: nest.screen.time + 0.3)
    #expect(nest.page.contentOffset == place)
    nest.screen.touchUp()
    #expect(!nest.page.isTracking)
    nest.screen.advanceUntilSettled()
    #expect(nest.page.contentOffset == .zero && nest.shelf.contentOffset == .zero)
  }

  @Test func `a flick of an inner one in a bounce lets the outer one return`() {
    let nest = Nest()
    nest.bounce()
    let finger = nest.middle(of: nest.shelf)
    nest.drag(from: finger, by: CGVector(dx: -12, dy: 0), count: 8, lift: false)
    // Let go as soon as the inner one follows the finger.
    #expect(nest.shelf.isDragging && nest.page.isDecelerating && !nest.page.isTracking)
    nest.screen.touchUp()
    nest.screen.advanceUntilSettled()
    #expect(nest.page.contentOffset == .zero && nest.shelf.contentOffset.x > 200)
  }

  @Test func `a page turn that a touch on an inner one stops is completed`() {
    let nest = Nest()
    nest.page.isPagingEnabled = true
    nest.screen.play([.flick(.up, velocity: 900, from: .point(CGPoint(x: 195, y: 800)))])
    nest.screen.advance(to: nest.screen.time + 0.05)
    nest.screen.touchDown(at: nest.middle(of: nest.inner))
    nest.screen.touchUp(time: nest.screen.time + 0.1)
    nest.screen.advanceUntilSettled()
    #expect(nest.page.contentOffset.y.truncatingRemainder(dividingBy: 844) == 0)
  }

  @Test func `a trackpad push along an axis that is fixed lets a bounce go on`() {
    let nest = Nest()
    nest.bounce()
    nest.screen.play([
      .wheel(by: CGVector(dx: 90, dy: 0), at: .point(CGPoint(x: 195, y: 780)), over: 0.2)
    ])
    nest.screen.advanceUntilSettled()
    #expect(nest.page.contentOffset == .zero && !nest.page.isTracking)
  }

  @Test func `a view that is removed in a bounce returns at once`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (page, log) = list()
    root.addSubview(page)
    root.touchScreen.play([
      .flick(.down, velocity: 2500, from: .point(CGPoint(x: 195, y: 400))), .wait(0.03),
    ])
    #expect(page.contentOffset.y < -60)
    page.removeFromSuperview()
    #expect(page.contentOffset == .zero && log.count("DidEndDecelerating") == 1)
  }

  // MARK: Handing on

  @Test func `content caught in its bounce and dragged back does not jump`() {
    let nest = Nest()
    // The list bounces at its bottom.
    nest.drag(from: nest.middle(of: nest.inner), by: CGVector(dx: 0, dy: -3), count: 20)
    nest.inner.transfersVerticalScrollingToParent = false
    nest.screen.advanceUntilSettled()
    let start = nest.page.contentOffset.y
    nest.drag(from: nest.middle(of: nest.inner), by: CGVector(dx: 0, dy: -15), count: 10)
    nest.screen.advance(to: nest.screen.time + 0.02)
    nest.inner.transfersVerticalScrollingToParent = true
    let (inner, page) = (nest.inner.contentOffset.y, nest.page.contentOffset.y)
    #expect(inner > 340 && page == start)
    let place = nest.middle(of: nest.inner)
    nest.screen.touchDown(at: place)
    let caught = nest.inner.contentOffset.y
    var last = caught
    for step in 1...200 {
      nest.screen.touchMoved(
        to: CGPoint(x: place.x, y: place.y + 3 * CGFloat(step)), time: nest.screen.time + 1.0 / 120)
      let now = nest.inner.contentOffset.y
      #expect(now <= last && last - now <= 3.5, "step \(step)")
      #expect(nest.page.contentOffset.y == page, "step \(step)")
      last = now
    }
    #expect(caught > 340 && last < 300)
    nest.screen.touchUp()
  }

  @Test func `caught content that has returned hands on at its end again`() {
    let nest = Nest()
    nest.inner.contentOffset.y = 330
    let place = CGPoint(x: 195, y: 450)
    nest.screen.touchDown(at: place)
    func move(_ y: CGFloat) {
      nest.screen.touchMoved(
        to: CGPoint(x: 195, y: 450 + y), time: nest.screen.time + 1.0 / 60)
    }
    move(60)
    move(140)
    #expect(nest.inner.contentOffset.y < 300 && nest.inner.isDragging)
    let left = 300 - nest.inner.contentOffset.y
    move(140 - left)
    #expect(nest.inner.contentOffset.y == 300 && nest.page.contentOffset.y == 0)
    move(100 - left)
    #expect(nest.page.isDragging && isClose(nest.page.contentOffset.y, 40, 0.5))
    #expect(nest.inner.contentOffset.y == 300)
  }

  @Test func `the event that recognizes a drag hands its excess on`() {
    let nest = Nest()
    nest.inner.contentOffset.y = 280
    let place = nest.middle(of: nest.inner)
    nest.screen.touchDown(at: place)
    nest.screen.touchMoved(to: CGPoint(x: place.x, y: place.y - 60), time: 0.02)
    // Ten points of slop, twenty of the list, thirty of the page.
    #expect(nest.inner.contentOffset.y == 300 && nest.page.contentOffset.y == 30)
    nest.screen.touchUp(time: 0.5)
    nest.screen.advanceUntilSettled()
    #expect(nest.inner.contentOffset.y == 300 && nest.page.contentOffset.y == 30)
  }

  @Test func `an event hands its excess on through several`() {
    let nest = Nest()
    let innermost = Logged(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    innermost.contentSize = CGSize(width: 390, height: 220)
    nest.inner.addSubview(innermost)
    nest.inner.contentOffset.y = 290
    let place = nest.middle(of: innermost)
    nest.screen.touchDown(at: place)
    nest.screen.touchMoved(to: CGPoint(x: place.x, y: place.y - 70), time: 0.02)
    #expect(
      [innermost, nest.inner, nest.page].map(\.contentOffset.y) == [20, 300, 30])
  }

  // MARK: Two fingers

  @Test func `a second finger on an inner one joins the drag of the outer one`() {
    let nest = Nest(innerLength: 300)
    nest.drag(from: CGPoint(x: 100, y: 780), by: CGVector(dx: 0, dy: -5), count: 10, lift: false)
    #expect(nest.page.isDragging)
    let place = nest.middle(of: nest.inner)
    nest.screen.touchDown(1, at: place)
    for step in 1...10 {
      nest.screen.touchMoved(
        1, to: CGPoint(x: place.x, y: place.y - CGFloat(step) * 6),
        time: nest.screen.time + 1.0 / 120)
    }
    #expect(nest.pageLog.count("WillBeginDragging") == 1)
    // The midpoint has moved by half the second finger's way.
    #expect(isClose(nest.page.contentOffset.y, 70, 1e-6))
    nest.screen.touchUp(0)
    #expect(nest.page.isDragging && !nest.page.isDecelerating)
    nest.screen.advance(to: nest.screen.time + 0.3)
    nest.screen.touchUp(1)
    nest.screen.advanceUntilSettled()
    #expect(nest.pageLog.count("WillBeginDragging") == 1)
    #expect(nest.pageLog.entries.filter { $0.text.hasPrefix("DidEndDragging") }.count == 1)
    #expect(isClose(nest.page.contentOffset.y, 70, 0.5))
  }

  @Test func `fingers that rest on an inner one join when the outer one is dragged`() {
    let nest = Nest()
    nest.screen.touchDown(1, at: nest.middle(of: nest.shelf))
    nest.drag(from: CGPoint(x: 100, y: 780), by: CGVector(dx: 0, dy: -8), count: 12, lift: false)
    nest.screen.touchUp(0)
    #expect(nest.page.isDragging && !nest.page.isDecelerating && !nest.shelf.isTracking)
    nest.screen.touchUp(1, time: nest.screen.time + 0.5)
    nest.screen.advanceUntilSettled()
    #expect(nest.pageLog.count("WillBeginDragging") == 1)
    #expect(!nest.page.isTracking && !nest.page.isDragging)
  }

  @Test func `a finger on an inner one that cannot follow joins the outer one's`() {
    let nest = Nest(innerLength: 300)
    nest.inner.delaysContentTouches = false
    let place = nest.middle(of: nest.inner)
    nest.screen.touchDown(1, at: place)
    nest.screen.touchDown(0, at: CGPoint(x: 100, y: 780))
    nest.screen.touchMoved(1, to: CGPoint(x: place.x, y: place.y - 30), time: 0.1)
    nest.screen.touchMoved(0, to: CGPoint(x: 100, y: 700), time: 0.2)
    nest.screen.touchUp(0, time: 0.3)
    #expect(nest.page.isDragging)
    #expect(nest.pageLog.count("WillBeginDragging") == 1)
    nest.screen.touchUp(1, time: 0.6)
    #expect(nest.pageLog.entries.filter { $0.text.hasPrefix("DidEndDragging") }.count == 1)
  }

  @Test func `a trackpad does not take content from a finger`() {
    let nest = Nest()
    nest.drag(from: CGPoint(x: 100, y: 780), by: CGVector(dx: 0, dy: -5), count: 10, lift: false)
    nest.screen.play([
      .wheel(by: CGVector(dx: 0, dy: 90), at: .point(CGPoint(x: 195, y: 780)), over: 0.2)
    ])
    #expect(nest.pageLog.count("WillBeginDragging") == 1 && nest.page.isDragging)
    nest.screen.touchUp()
    #expect(nest.pageLog.entries.filter { $0.text.hasPrefix("DidEndDragging") }.count == 1)
  }
}
