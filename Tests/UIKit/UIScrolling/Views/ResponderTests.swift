import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkUIScrolling
import Testing

/// Which methods were called, in order.
@MainActor private final class Calls {
  var methods: [String] = []

  func note(_ method: String = #function) { methods.append(method) }
}

private final class Card: UIView {
  let calls = Calls()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.note() }
}

private final class Knob: UIControl {
  let calls = Calls()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    calls.note("\(#function) \(isTracking)")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    calls.note("\(#function) \(isTracking)")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    calls.note("\(#function) \(isTracking)")
  }
}

private final class Asked: UIScrollView {
  let calls = Calls()
  var cancels = true

  override func touchesShouldCancel(in view: UIView) -> Bool {
    calls.note()
    return cancels
  }
}

private final class Controller: UIViewController {
  let calls = Calls()

  override func loadView() {
    calls.note()
    view = UIScrollView()
  }

  override func viewDidLoad() { calls.note() }
}

/// The methods that views and controllers override.
///
/// Source: documented, the reference pages of `UIResponder`, `UIScrollView` and `UIViewController`.
@MainActor @Suite struct `Methods to override` {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let place = CGPoint(x: 50, y: 50)

  @Test func `of a view receive its touches`() {
    let view = Card(frame: frame)
    let screen = view.touchScreen
    screen.touchDown(at: place)
    screen.touchMoved(to: CGPoint(x: 60, y: 50), time: 0.1)
    screen.touchUp(time: 0.2)
    #expect(
      view.calls.methods.filter { $0 != "touchesMoved(_:with:)" }
        == ["touchesBegan(_:with:)", "touchesEnded(_:with:)"])
    #expect(view.calls.methods.contains("touchesMoved(_:with:)"))
    view.calls.methods = []
    screen.touchDown(at: place, time: 1)
    screen.touchCancelled()
    #expect(view.calls.methods == ["touchesBegan(_:with:)", "touchesCancelled(_:with:)"])
  }

  @Test func `of a control begin and end its tracking`() {
    let knob = Knob(frame: frame)
    let screen = knob.touchScreen
    screen.touchDown(at: place)
    screen.touchUp(time: 0.2)
    screen.touchDown(at: place, time: 1)
    screen.touchCancelled()
    #expect(
      knob.calls.methods == [
        "touchesBegan(_:with:) true", "touchesEnded(_:with:) false", "touchesBegan(_:with:) true",
        "touchesCancelled(_:with:) false",
      ])
  }

  @Test(arguments: [true, false])
  func `of a scroll view decide whether a drag takes touches from the content`(cancels: Bool) {
    let view = Asked(frame: frame)
    view.contentSize.height = 1000
    view.addSubview(Card(frame: frame))
    view.cancels = cancels
    view.touchScreen.play([
      .drag(
        from: .point(CGPoint(x: 50, y: 90)), by: CGVector(dx: 0, dy: -60), press: 0.3, over: 0.3,
        hold: 0.2)
    ])
    #expect(view.calls.methods == ["touchesShouldCancel(in:)"])
    #expect((view.contentOffset.y > 0) == cancels)
  }

  @Test func `of a controller load its view when it is first asked for`() {
    let controller = Controller()
    #expect(controller.calls.methods == [])
    let view = controller.view
    #expect(view is UIScrollView && controller.view === view)
    #expect(controller.calls.methods == ["loadView()", "viewDidLoad()"])
  }
}

@MainActor @Suite struct `The identity of views and touches` {
  private final class Keeping: UIView {
    var touches: [UITouch] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches
    }
  }

  private func digest(_ hash: (inout Hasher) -> Void) -> Int {
    var hasher = Hasher()
    hash(&hasher)
    return hasher.finalize()
  }

  @Test func `of views is the object's`() {
    let (one, other) = (UIView(), UIView())
    #expect(one == one && !(one == other))
    #expect(digest { one.hash(into: &$0) } == digest { one.hash(into: &$0) })
    #expect(Set([one, other, one]).count == 2)
  }

  @Test func `of touches is the finger's`() {
    let view = Keeping(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.touchScreen.touchDown(at: CGPoint(x: 10, y: 10))
    view.touchScreen.touchUp(time: 0.1)
    view.touchScreen.touchDown(at: CGPoint(x: 10, y: 10), time: 1)
    let (one, other) = (view.touches[0], view.touches[1])
    #expect(one == one && !(one == other))
    #expect(digest { one.hash(into: &$0) } == digest { one.hash(into: &$0) })
  }

  /// Source: documented, the headers of UIKit.
  @Test func `of options is UIKit's bit mask`() {
    #expect(UIControl.Event.touchDown.rawValue == 1 && UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.touchUpOutside.rawValue == 128)
    #expect(UIControl.Event.touchCancel.rawValue == 256)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event(rawValue: 65) == [.touchDown, .touchUpInside])
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map { $0.rawValue } == [1, 2, 4, 8, 16, 32])
    #expect(UIView.AutoresizingMask(rawValue: 18) == [.flexibleWidth, .flexibleHeight])
  }
}
