import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `UIView geometry and touches` {
  @Test func `frame follows center, bounds and transform`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    view.center.x = 160
    #expect(view.frame.minX == 110)
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 135, y: 20, width: 50, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == CGRect(x: 110, y: 20, width: 100, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    view.frame = CGRect(x: CGFloat.nan, y: 5, width: -3, height: CGFloat.infinity)
    #expect(view.frame == CGRect(x: 0, y: 5, width: 0, height: 0))
    #expect(UIView().frame == .zero && UIView().tag == 0)
  }

  @Test func `has one superview, never itself or a descendant`() {
    let (root, other, child) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    root.insertSubview(other, at: 0)
    #expect(root.subviews.map { $0 === other } == [true, false])
    other.addSubview(child)
    #expect(root.subviews.count == 1 && child.superview === other)
    #expect(child.isDescendant(of: root) && !root.isDescendant(of: child))
    child.addSubview(root)
    #expect(root.superview == nil)
    child.removeFromSuperview()
    #expect(child.superview == nil && other.subviews.isEmpty)
  }

  @Test func `hit testing skips hidden and disabled views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(child)
    let place = CGPoint(x: 60, y: 60)
    #expect(root.hitTest(place, with: nil) === child)
    #expect(child.point(inside: CGPoint(x: 99, y: 0), with: nil))
    #expect(!child.point(inside: CGPoint(x: 100, y: 0), with: nil))
    #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) == nil)
    #expect(child.convert(CGPoint(x: 60, y: 60), from: root) == CGPoint(x: 10, y: 10))
    #expect(
      child.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: root)
        == CGRect(x: 50, y: 50, width: 5, height: 5))
    child.isUserInteractionEnabled = false
    #expect(root.hitTest(place, with: nil) === root)
  }

  @Test func `has safe area insets, and stops motion when it changes screens`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.touchScreen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = UIScrollView(frame: CGRect(x: 0, y: 20, width: 390, height: 824))
    view.contentSize.height = 2000
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    view.touchScreen.advance(to: 0.1)
    #expect(view.safeAreaInsets == .zero)
    root.addSubview(view)
    // Another screen has another time: motion has stopped.
    #expect(view.touchScreen === root.touchScreen && !view.isScrollAnimating)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 34, right: 0))
    #expect(root.safeAreaInsets.top == 47)
  }

  @Test func `receives touches with location and previous location`() {
    final class Noting: UIView {
      var phases: [UITouch.Phase] = []
      var moves: [CGPoint] = []
      func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first else { return }
        phases.append(touch.phase)
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: nil))
        moves.append(CGPoint(x: now.x, y: before.y))
        #expect(touch.view === self && event?.allTouches == touches)
        #expect(event?.timestamp == touch.timestamp)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = Noting(frame: CGRect(x: 100, y: 0, width: 200, height: 844))
    root.addSubview(view)
    let screen = root.touchScreen
    screen.touchDown(at: CGPoint(x: 110, y: 50))
    screen.touchMoved(to: CGPoint(x: 130, y: 70), time: 0.1)
    screen.touchUp(time: 0.2)
    screen.touchDown(at: CGPoint(x: 110, y: 50), time: 1)
    screen.touchCancelled()
    #expect(view.phases == [.began, .moved, .ended, .began, .cancelled])
    #expect(view.phases.map(\.rawValue) == [0, 1, 3, 0, 4])
    #expect(view.moves.prefix(2) == [CGPoint(x: 10, y: 50), CGPoint(x: 30, y: 50)])
  }

  @Test func `a control highlights only when enabled`() {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.touchScreen.touchDown(at: CGPoint(x: 5, y: 5))
    #expect(button.isHighlighted && button.isTracking)
    button.touchScreen.touchCancelled()
    #expect(!button.isHighlighted)
    button.isEnabled = false
    button.touchScreen.touchDown(at: CGPoint(x: 5, y: 5))
    #expect(!button.isHighlighted)
  }
}

@MainActor @Suite struct `Remaining UIKit names` {
  @Test func `properties and methods work as documented`() {
    #expect(UIEdgeInsets() == .zero)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.bottom == 3 && insets.right == 4 && insets.left == 2)
    let (view, _) = list()
    view.scrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(view.horizontalScrollIndicatorInsets.top == 5)
    #expect(view.verticalScrollIndicatorInsets.top == 5)
    view.bounces = false
    #expect(!view.bouncesHorizontally && !view.bouncesVertically)
    view.bouncesVertically = true
    #expect(!view.bounces)
    view.bounces = true
    view.touchScreen.play([.flick(.up, velocity: 2000), .wait(0.1)])
    view.stopScrollingAndZooming()
    let place = view.contentOffset
    view.touchScreen.advanceUntilSettled()
    #expect(view.contentOffset == place && !view.isDecelerating)
    #expect(view.contentVelocity(at: view.touchScreen.time) == .zero)
    typealias Style = UIScrollView.IndicatorStyle
    #expect([Style.default, .black, .white].map(\.rawValue) == [0, 1, 2])
    typealias Mode = UIScrollView.KeyboardDismissMode
    #expect(
      [Mode.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory]
        .map(\.rawValue) == [0, 1, 2, 3, 4])
    typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
    #expect(
      [Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func `a screen has a scale, an appearance and a keyboard`() {
    let (view, _) = list()
    let screen = view.touchScreen
    screen.scale = 3
    screen.touchDown(at: CGPoint(x: 195, y: 400))
    screen.touchMoved(to: CGPoint(x: 195, y: 380.5), time: 0.1)
    #expect(isClose(view.contentOffset.y * 3, 29, 1e-9))
    screen.isDark = true
    #expect(view.scrollIndicator(.vertical, at: screen.time)?.white == 1)
    view.indicatorStyle = .black
    #expect(view.scrollIndicator(.vertical, at: screen.time)?.white == 0)
    screen.keyboardHeight = 300
    screen.dismissKeyboard()
    #expect(screen.keyboardHeight == 0)
    // A trackpad scroll also pages.
    view.isPagingEnabled = true
    screen.touchUp()
    screen.advanceUntilSettled()
    #expect(view.contentOffset.y == 0)
  }

  @Test func `an axis without bounce stops at its edge while the other stretches`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 800, height: 2000)
    view.bouncesHorizontally = false
    view.touchScreen.touchDown(at: CGPoint(x: 100, y: 100))
    view.touchScreen.touchMoved(to: CGPoint(x: 200, y: 200), time: 0.1)
    #expect(view.contentOffset.x == 0 && view.contentOffset.y < -30)
    let small = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    small.alwaysBounceHorizontal = true
    small.touchScreen.touchDown(at: CGPoint(x: 100, y: 100))
    small.touchScreen.touchMoved(to: CGPoint(x: 200, y: 200), time: 0.1)
    #expect(small.contentOffset.x < -30 && small.contentOffset.y == 0)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    inner.contentSize.width = 800
    inner.transfersHorizontalScrollingToParent = false
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    outer.contentSize.width = 3000
    outer.contentOffset.x = 100
    outer.addSubview(inner)
    outer.touchScreen.play([.drag(by: CGVector(dx: 100, dy: 0), over: 0.2, hold: 0.2)])
    #expect(outer.contentOffset.x == 100)
  }
}
