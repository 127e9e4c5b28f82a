import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkUIScrolling
import TestSupport
import Testing

/// What each option of a scroll view changes.
///
/// Source: documented, the reference page of `UIScrollView`.
@MainActor @Suite struct `The options of a UIScrollView` {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { view.contentSize = CGSize(width: 390, height: 4000) }

  /// Where the content is while a finger that moved so is still down.
  private func held(_ translation: CGVector) -> CGPoint {
    let screen = view.touchScreen
    let (place, time) = (CGPoint(x: 195, y: 400), screen.time + 1)
    screen.touchDown(at: place, time: time)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      screen.touchMoved(
        to: CGPoint(x: place.x + translation.dx * part, y: place.y + translation.dy * part),
        time: time + 0.05 * Double(step))
    }
    defer {
      screen.touchUp(time: time + 1)
      screen.advanceUntilSettled()
    }
    return view.contentOffset
  }

  @Test func `bounces: whether content goes past its edge`() {
    #expect(held(CGVector(dx: 0, dy: 200)).y < 0)
    view.bounces = false
    #expect(held(CGVector(dx: 0, dy: 200)).y == 0)
  }

  @Test func `alwaysBounceVertical: whether short content bounces, too`() {
    view.contentSize.height = 300
    #expect(held(CGVector(dx: 0, dy: 200)).y == 0)
    view.alwaysBounceVertical = true
    #expect(held(CGVector(dx: 0, dy: 200)).y < 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `alwaysBounceHorizontal: whether narrow content bounces, too`() {
    #expect(held(CGVector(dx: 200, dy: 0)).x == 0)
    view.alwaysBounceHorizontal = true
    #expect(held(CGVector(dx: 200, dy: 0)).x < 0)
    #expect(view.contentOffset.x == 0)
  }

  @Test func `bouncesVertically and bouncesHorizontally: each axis by itself`() {
    view.contentSize.width = 2000
    view.bouncesVertically = false
    #expect(held(CGVector(dx: 0, dy: 200)).y == 0)
    #expect(held(CGVector(dx: 200, dy: 0)).x < 0)
    view.bouncesVertically = true
    view.bouncesHorizontally = false
    #expect(held(CGVector(dx: 0, dy: 200)).y < 0)
    #expect(held(CGVector(dx: 200, dy: 0)).x == 0)
  }

  @Test func `isScrollEnabled: whether fingers scroll, not whether code does`() {
    view.isScrollEnabled = false
    #expect(held(CGVector(dx: 0, dy: -200)).y == 0)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(view.contentOffset.y == 30)
    view.isScrollEnabled = true
    #expect(held(CGVector(dx: 0, dy: -200)).y > 30)
  }

  @Test func `isPagingEnabled: whether scrolls end at pages`() {
    view.touchScreen.play([.flick(.up, velocity: 3000), .untilSettled()])
    #expect(view.contentOffset.y > 1000)
    view.contentOffset.y = 0
    view.isPagingEnabled = true
    view.touchScreen.play([.flick(.up, velocity: 3000), .untilSettled()])
    #expect(view.contentOffset.y == 844)
  }

  @Test func `decelerationRate: the part of the velocity that is left after a millisecond`() {
    view.contentSize.height = 100_000
    let rates = [
      UIScrollView.DecelerationRate.fast, UIScrollView.DecelerationRate(rawValue: 0.995), .normal,
    ]
    let ways = rates.map { rate in
      view.contentOffset.y = 0
      view.decelerationRate = rate
      view.touchScreen.play([.flick(.up, velocity: 2000), .untilSettled(limit: 20)])
      return view.contentOffset.y
    }
    #expect(rates[1].rawValue == 0.995)
    #expect(ways[0] < ways[1] && ways[1] < ways[2], "\(ways)")
  }

  /// Drags an inner view, which is at its end, on past it.
  private func outerOffset(_ axis: Axis, transfers: Bool) -> CGFloat {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let (outer, inner) = (UIScrollView(frame: frame), UIScrollView(frame: frame))
    let long =
      axis == .vertical ? CGSize(width: 390, height: 3000) : CGSize(width: 3000, height: 844)
    (outer.contentSize, inner.contentSize) = (long, long)
    outer.addSubview(inner)
    inner.transfersVerticalScrollingToParent = transfers || axis == .horizontal
    inner.transfersHorizontalScrollingToParent = transfers || axis == .vertical
    inner.contentOffset =
      axis == .vertical ? CGPoint(x: 0, y: 3000 - 844) : CGPoint(x: 3000 - 390, y: 0)
    let way = axis == .vertical ? CGVector(dx: 0, dy: -200) : CGVector(dx: -200, dy: 0)
    outer.touchScreen.play([.drag(by: way, over: 0.4, hold: 0.2), .untilSettled()])
    return axis == .vertical ? outer.contentOffset.y : outer.contentOffset.x
  }

  @Test func `transfersVerticalScrollingToParent: whether a drag at the end moves what is around`()
  {
    #expect(outerOffset(.vertical, transfers: true) > 100)
    #expect(outerOffset(.vertical, transfers: false) == 0)
  }

  @Test func `transfersHorizontalScrollingToParent: the same from side to side`() {
    #expect(outerOffset(.horizontal, transfers: true) > 100)
    #expect(outerOffset(.horizontal, transfers: false) == 0)
  }

  @Test func `showsVerticalScrollIndicator and showsHorizontalScrollIndicator`() {
    view.contentSize.width = 2000
    view.flashScrollIndicators()
    let axes: [Axis] = [.vertical, .horizontal]
    func shown() -> [Bool] { axes.map { view.scrollIndicator($0, at: 0.4) != nil } }
    #expect(shown() == [true, true])
    view.showsHorizontalScrollIndicator = false
    #expect(shown() == [true, false])
    view.showsVerticalScrollIndicator = false
    #expect(shown() == [false, false])
  }

  @Test func `indicatorStyle: dark, light, or by the screen`() throws {
    view.flashScrollIndicators()
    func white() throws -> CGFloat {
      try #require(view.scrollIndicator(.vertical, at: 0.4)).white
    }
    view.indicatorStyle = .white
    #expect(try white() == 1)
    view.indicatorStyle = .black
    #expect(try white() == 0)
    view.indicatorStyle = .default
    #expect(try white() == 0)
    view.touchScreen.isDark = true
    #expect(try white() == 1)
  }

  @Test func `scrollIndicatorInsets: how far the indicators keep away from the edges`() throws {
    view.contentSize.width = 2000
    view.flashScrollIndicators()
    func bar(_ axis: Axis) throws -> ScrollIndicator {
      try #require(view.scrollIndicator(axis, at: 0.4))
    }
    let plain: (ScrollIndicator, ScrollIndicator) = (try bar(.vertical), try bar(.horizontal))
    view.scrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    #expect(try bar(.vertical).frame.minY == plain.0.frame.minY + 100)
    #expect(view.verticalScrollIndicatorInsets.top == 100)
    view.horizontalScrollIndicatorInsets.left = 40
    #expect(try bar(.horizontal).frame.minX == plain.1.frame.minX + 40)
  }

  @Test func `automaticallyAdjustsScrollIndicatorInsets: whether they keep to the safe area`()
    throws
  {
    view.touchScreen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    view.flashScrollIndicators()
    func top() throws -> CGFloat {
      try #require(view.scrollIndicator(.vertical, at: 0.4)).frame.minY
    }
    let inside = try top()
    view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(try top() == inside - 47)
  }
}
