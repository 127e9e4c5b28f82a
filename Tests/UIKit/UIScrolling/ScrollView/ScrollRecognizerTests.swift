import Foundation
import ScrollworkGeometry
import ScrollworkScript
import Testing

@testable import ScrollworkUIScrolling

/// The recognizers of a scroll view's own gestures.
///
/// Source: documented, the reference pages of `UIScrollView` and `UIGestureRecognizer`.
@MainActor @Suite struct `The recognizers of a scroll view` {
  @MainActor private final class Target: NSObject {
    var heard: [String] = []
    func panned(_ pan: UIPanGestureRecognizer) { heard.append("pan \(pan.state.rawValue)") }
    func pinched(_ pinch: UIPinchGestureRecognizer) {
      let scale = (pinch.scale * 100).rounded() / 100
      heard.append("pinch \(pinch.state.rawValue) \(scale)")
    }
  }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 2000))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  /// A scroll view that decides about its own recognizer.
  private final class Deciding: UIScrollView, UIGestureRecognizerDelegate {
    var mayBegin = true
    var asked: [CGFloat] = []
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      asked.append((recognizer as? UIPanGestureRecognizer)?.translation(in: nil).y ?? 0)
      return mayBegin
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let view: Deciding
  private let target = Target()

  init() {
    view = Deciding(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 2000)
    root.addSubview(view)
  }

  private func drag(fromY start: CGFloat, fingers: Int = 1) {
    let screen = root.touchScreen
    for finger in 0..<fingers {
      screen.touchDown(finger, at: CGPoint(x: 50 + 40 * CGFloat(finger), y: start))
    }
    for step in 1...4 {
      let time = screen.time + 0.05
      screen.touchesMoved(
        (0..<fingers).map {
          ($0, CGPoint(x: 50 + 40 * CGFloat($0), y: start - 20 * CGFloat(step)))
        }, time: time)
    }
    for finger in 0..<fingers { screen.touchUp(finger, time: screen.time + 0.5) }
    screen.advanceUntilSettled()
  }

  @Test func `are among its recognizers, that of pinches if it can zoom`() {
    #expect(view.gestureRecognizers?.count == 1)
    #expect(view.gestureRecognizers?.first === view.panGestureRecognizer)
    #expect(view.panGestureRecognizer.view === view && view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    let pinch = view.pinchGestureRecognizer
    #expect(pinch != nil && view.gestureRecognizers?.last === pinch && pinch?.view === view)
    view.minimumZoomScale = 3
    #expect(view.pinchGestureRecognizer == nil && view.gestureRecognizers?.count == 1)
  }

  @Test func `drag nothing while they are disabled, and stop a drag`() {
    view.panGestureRecognizer.isEnabled = false
    drag(fromY: 150)
    #expect(view.contentOffset.y == 0)
    view.panGestureRecognizer.isEnabled = true
    view.panGestureRecognizer.addTarget(target, action: Selector(Target.panned))
    let screen = root.touchScreen
    screen.touchDown(at: CGPoint(x: 50, y: 150))
    screen.touchMoved(to: CGPoint(x: 50, y: 100), time: screen.time + 0.1)
    view.panGestureRecognizer.isEnabled = false
    #expect(target.heard == ["pan 1", "pan 4"] && !view.isDragging)
    let place = view.contentOffset.y
    screen.touchMoved(to: CGPoint(x: 50, y: 50), time: screen.time + 0.1)
    screen.touchUp()
    #expect(view.contentOffset.y == place && place > 0)
  }

  @Test func `begin with the number of fingers that they take`() {
    view.panGestureRecognizer.minimumNumberOfTouches = 2
    drag(fromY: 150)
    #expect(view.contentOffset.y == 0)
    drag(fromY: 150, fingers: 2)
    #expect(view.contentOffset.y > 50)
  }

  @Test func `ask the scroll view, which sees the displacement so far`() {
    view.mayBegin = false
    drag(fromY: 150)
    #expect(view.contentOffset.y == 0 && view.asked == [-20])
    view.mayBegin = true
    drag(fromY: 150)
    #expect(view.contentOffset.y > 50 && view.asked == [-20, -20])
  }

  @Test func `leave a drag that they do not begin to the scroll view around`() {
    let inner = Deciding(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 600)
    view.addSubview(inner)
    inner.mayBegin = false
    drag(fromY: 150)
    #expect(inner.contentOffset.y == 0 && view.contentOffset.y > 50)
  }

  @Test func `wait for those that must fail`() {
    let other = UIPanGestureRecognizer()
    root.addGestureRecognizer(other)
    view.panGestureRecognizer.require(toFail: other)
    drag(fromY: 150)
    #expect(view.contentOffset.y == 0)
    other.isEnabled = false
    drag(fromY: 150)
    #expect(view.contentOffset.y > 50)
  }

  @Test func `go on beside others if the scroll view, a delegate itself, lets them`() {
    let other = UIPanGestureRecognizer(target: target, action: Selector(Target.panned))
    root.addGestureRecognizer(other)
    drag(fromY: 150)
    #expect(view.contentOffset.y > 50)
    #expect(target.heard.first == "pan 1" && target.heard.last == "pan 3")
  }

  @Test func `follow touches on the view to which code attaches them`() {
    root.addGestureRecognizer(view.panGestureRecognizer)
    #expect(view.gestureRecognizers?.isEmpty == true)
    drag(fromY: 350)
    #expect(view.contentOffset.y > 50)
  }

  @Test func `tell targets of a pinch with its scale`() {
    let zooming = Zooming()
    view.delegate = zooming
    view.maximumZoomScale = 3
    view.pinchGestureRecognizer?.addTarget(target, action: Selector(Target.pinched))
    let screen = root.touchScreen
    screen.touchDown(0, at: CGPoint(x: 60, y: 100))
    screen.touchDown(1, at: CGPoint(x: 140, y: 100))
    screen.touchMoved(1, to: CGPoint(x: 160, y: 100), time: 0.1)
    screen.touchMoved(1, to: CGPoint(x: 180, y: 100), time: 0.2)
    let pinch = view.pinchGestureRecognizer
    #expect(pinch?.location(in: root).x == 120 && pinch?.numberOfTouches == 2)
    #expect(isClose(pinch?.velocity ?? 0, 2))
    screen.touchUp(1, time: 0.3)
    screen.touchUp(0, time: 0.3)
    // From 100 points apart, where the pinch begins, to 120.
    #expect(target.heard == ["pinch 1 1.0", "pinch 2 1.2", "pinch 3 1.2"])
    #expect(pinch?.state == .possible && isClose(view.zoomScale, 1.2))
    pinch?.isEnabled = false
    #expect(!view.canZoom)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test func `count as an answer to a touch where one of a view fires`() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    root.touchScreen.touchDown(at: CGPoint(x: 50, y: 50))
    #expect(!root.touchScreen.hasReceived(0))
    root.touchScreen.touchUp(time: 0.05)
    #expect(root.touchScreen.hasReceived(0))
  }
}

/// What moving content does besides.
@MainActor @Suite struct `A scroll view whose content moves` {
  private final class Centering: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// Source: documented: a change of the bounds' origin lays out a view.
  @Test func `is laid out, if its class may place views by the offset`() {
    let view = Centering(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.layoutIfNeeded()
    let before = view.layouts
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    view.touchScreen.advanceUntilSettled()
    #expect(view.layouts - before > 20)
  }

  /// Source: documented, the reference page of `UIScrollView.KeyboardDismissMode`.
  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.onDragWithAccessory, false),
  ])
  func `takes the keyboard from its first responder`(
    mode: UIScrollView.KeyboardDismissMode, isFirst: Bool
  ) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.keyboardDismissMode = mode
    let field = Field()
    view.addSubview(field)
    field.becomeFirstResponder()
    view.touchScreen.play([.drag(by: CGVector(dx: 0, dy: -50), over: 0.2)])
    #expect(field.isFirstResponder == isFirst)
  }
}
