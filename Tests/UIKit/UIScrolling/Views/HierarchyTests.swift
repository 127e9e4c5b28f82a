import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// Which methods were called, in order.
@MainActor private final class Calls {
  var names: [String] = []

  func note(_ name: String = #function) { names.append(String(name.prefix { $0 != "(" })) }

  /// The names since the last time.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

/// A view that notes what it is told.
private final class Noting: UIView {
  let calls = Calls()

  override func didAddSubview(_ subview: UIView) { calls.note() }
  override func willRemoveSubview(_ subview: UIView) { calls.note() }
  override func willMove(toSuperview newSuperview: UIView?) { calls.note() }
  override func didMoveToSuperview() { calls.note() }
  override func tintColorDidChange() { calls.note() }
  override func safeAreaInsetsDidChange() { calls.note() }
  override func layoutMarginsDidChange() { calls.note() }
  override func contentDidChange() { calls.note() }
  override func layoutSubviews() { calls.note() }
  override func willMove(toWindow newWindow: UIWindow?) { calls.note("willMove to window") }
  override func didMoveToWindow() { calls.note() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
}

/// The hierarchy of views.
///
/// Source: documented, the reference page of `UIView`.
@MainActor @Suite struct `A hierarchy of views` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let views = (0..<3).map { _ in UIView() }

  init() {
    for (index, view) in views.enumerated() {
      view.tag = index + 1
      root.addSubview(view)
    }
  }

  private var order: [Int] { root.subviews.map(\.tag) }

  @Test func `has an order from back to front`() {
    root.bringSubviewToFront(views[0])
    #expect(order == [2, 3, 1])
    root.sendSubviewToBack(views[2])
    #expect(order == [3, 2, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order == [1, 2, 3])
    let new = UIView()
    new.tag = 9
    root.insertSubview(new, aboveSubview: views[0])
    #expect(order == [1, 9, 2, 3])
    root.insertSubview(new, belowSubview: views[0])
    #expect(order == [9, 1, 2, 3])
    #expect(root.viewWithTag(2) === views[1] && root.viewWithTag(7) == nil)
    #expect(root.viewWithTag(0) === root)
  }

  @Test func `tells views that come and go`() {
    let (holder, view, window) = (Noting(), Noting(), UIWindow())
    holder.addSubview(view)
    #expect(view.calls.take() == ["willMove", "didMoveToSuperview"])
    #expect(holder.calls.take().contains("didAddSubview"))
    window.addSubview(holder)
    #expect(
      view.calls.take().filter { $0.lowercased().hasSuffix("window") } == [
        "willMove to window", "didMoveToWindow",
      ])
    holder.calls.names = []
    view.removeFromSuperview()
    #expect(holder.calls.take().first == "willRemoveSubview")
    #expect(
      view.calls.take() == [
        "willMove", "willMove to window", "didMoveToSuperview", "didMoveToWindow",
      ])
  }

  @Test func `tells views of tints, safe areas, margins and content`() {
    let view = Noting()
    root.addSubview(view)
    root.layoutIfNeeded()
    view.calls.names = []
    root.tintColor = .systemRed
    #expect(view.tintColor == .systemRed && view.calls.take() == ["tintColorDidChange"])
    view.tintColor = .systemGreen
    #expect(view.calls.take() == ["tintColorDidChange"])
    root.tintColor = nil
    #expect(root.tintColor == .systemBlue && view.tintColor == .systemGreen)
    #expect(view.calls.take().isEmpty)
    root.touchScreen.safeAreaInsets.top = 10
    #expect(view.calls.take() == ["safeAreaInsetsDidChange"])
    view.layoutMargins = .zero
    #expect(view.calls.take() == ["layoutMarginsDidChange"])
    view.contentMode = .redraw
    view.setNeedsDisplay()
    view.setNeedsDisplay(.zero)
    view.bounds.size = CGSize(width: 8, height: 8)
    #expect(view.calls.take() == Array(repeating: "contentDidChange", count: 4))
    root.layoutIfNeeded()
    #expect(view.calls.take() == ["layoutSubviews"])
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.calls.take() == ["layoutSubviews"])
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 12))
    #expect(views[0].sizeThatFits(CGSize(width: 5, height: 5)) == .zero)
  }

  @Test func `resizes subviews only if it is to`() {
    let view = views[0]
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    view.autoresizingMask = .flexibleWidth
    root.autoresizesSubviews = false
    root.bounds.size.width = 200
    #expect(view.frame.width == 100)
    root.autoresizesSubviews = true
    root.bounds.size.width = 300
    #expect(view.frame.width == 200)
  }

  @Test func `converts rectangles between its views`() {
    views[0].frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    views[1].frame = CGRect(x: 30, y: 20, width: 50, height: 50)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(views[1].convert(rect, from: views[0]) == rect.offsetBy(dx: -20, dy: 0))
    #expect(views[1].convert(rect, from: nil) == rect.offsetBy(dx: -30, dy: -20))
    #expect(rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 2, right: 1)).size.height == 1)
  }

  @Test func `has layers of the classes that views choose`() {
    final class Curve: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Curve().layer is CAShapeLayer && Curve.layerClass is CAShapeLayer.Type)
    let layer = root.layer
    #expect(root.layer === layer && UIView.layerClass == CALayer.self)
    #expect(views[0].layer.superlayer === layer && layer.superlayer == nil)
  }

  /// Source: documented: the defaults of properties that assistive technologies read.
  @Test func `tells assistive technologies what code says, and nothing by itself`() {
    let view = UIView()
    let words = [
      view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue,
      view.accessibilityIdentifier,
    ]
    #expect(words.allSatisfy { $0 == nil } && !view.isAccessibilityElement)
    view.accessibilityLabel = "Heart"
    view.accessibilityHint = "Likes it"
    view.accessibilityValue = "On"
    view.accessibilityIdentifier = "like"
    view.isAccessibilityElement = true
    #expect(view.accessibilityLabel == "Heart" && view.accessibilityHint == "Likes it")
    #expect(view.accessibilityValue == "On" && view.accessibilityIdentifier == "like")
    #expect(view.isAccessibilityElement && view.isOpaque && view.mask == nil)
  }

  @Test func `has the content modes of UIKit`() {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
    #expect(UIView().contentMode == .scaleToFill)
  }
}

/// A controller that notes the touches that views pass on.
private final class Listening: UIViewController {
  let calls = Calls()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
}

/// The chain of responders, and the one that has the keyboard.
@MainActor @Suite struct `The chain of responders` {
  private final class Field: UIView {
    var mayResign = true
    let bar = UIView()
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override var inputAccessoryView: UIView? { bar }
  }

  private let controller = UIViewController()
  private let one = Field()
  private let other = Field()

  init() {
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [one, other] { controller.view.addSubview(view) }
  }

  @Test func `goes from views to controllers`() {
    #expect(one.next === controller.view && controller.view.next === controller)
    #expect(controller.next == nil && UIResponder().next == nil)
    let parent = UIViewController()
    parent.addChild(controller)
    #expect(controller.next === parent)
  }

  @Test func `has one first responder`() {
    #expect(!controller.view.becomeFirstResponder() && !controller.view.canBecomeFirstResponder)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(other.becomeFirstResponder() && !one.isFirstResponder && other.isFirstResponder)
    other.mayResign = false
    #expect(!one.becomeFirstResponder() && !other.resignFirstResponder())
    #expect(!controller.view.endEditing(false) && other.isFirstResponder)
    other.mayResign = true
    #expect(controller.view.endEditing(true) && !other.isFirstResponder)
    #expect(one.resignFirstResponder() && one.canResignFirstResponder)
    #expect(one.inputView == nil && one.inputAccessoryView === one.bar)
    #expect(UIResponder().inputAccessoryView == nil)
  }

  @Test func `passes touches on`() {
    let controller = Listening()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: controller.view.bounds)
    controller.view.addSubview(inner)
    let screen = controller.view.touchScreen
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    screen.touchMoved(to: CGPoint(x: 55, y: 50), time: 0.1)
    screen.touchUp(time: 0.2)
    screen.touchDown(at: CGPoint(x: 50, y: 50), time: 1)
    screen.touchCancelled()
    #expect(
      controller.calls.take() == [
        "touchesBegan", "touchesMoved", "touchesEnded", "touchesBegan", "touchesCancelled",
      ])
  }
}

/// Several fingers on views.
@MainActor @Suite struct `Touches of several fingers` {
  private final class Pad: UIView {
    var counts: [Int] = []
    var taps: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(touches.count)
      taps += touches.map(\.tapCount)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts.append(-touches.count)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let left = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let right = Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  init() { for view in [left, right] { root.addSubview(view) } }

  private func press(_ places: [CGFloat]) {
    for (finger, x) in places.enumerated() {
      root.touchScreen.touchDown(finger, at: CGPoint(x: x, y: 50))
    }
    for finger in places.indices { root.touchScreen.touchUp(finger, time: root.touchScreen.time) }
  }

  @Test func `reach views that take them`() {
    left.addGestureRecognizer(UIPinchGestureRecognizer())
    press([20, 80])
    #expect(left.counts == [1, -1] && !left.isMultipleTouchEnabled)
    left.counts = []
    left.isMultipleTouchEnabled = true
    press([20, 80])
    #expect(left.counts == [1, 1, -1, -1])
  }

  @Test func `reach a view that takes them alone only without others`() {
    press([50, 150])
    #expect(left.counts == [1, -1] && right.counts == [1, -1])
    right.isExclusiveTouch = true
    press([50, 150])
    #expect(left.counts.count == 4 && right.counts.count == 2)
    press([150, 50])
    #expect(left.counts.count == 4 && right.counts.count == 4)
  }

  @Test func `count taps in quick succession`() {
    for _ in 0..<2 { press([50]) }
    root.touchScreen.advance(to: 2)
    press([50])
    #expect(left.taps == [1, 2, 1])
  }
}
