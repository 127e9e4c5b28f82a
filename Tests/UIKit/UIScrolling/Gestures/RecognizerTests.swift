import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `Gesture recognizers` {
  /// What recognizers told, in order.
  @MainActor final class Listener {
    var heard: [String] = []
    func tapped() { heard.append("tap") }
    func panned(_ pan: UIPanGestureRecognizer) {
      heard.append("pan \(pan.state.rawValue) \(Int(pan.translation(in: nil).x))")
    }
    func pressed(_ press: UILongPressGestureRecognizer) {
      heard.append("press \(press.state.rawValue)")
    }
  }

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let listener = Listener()
  private let place = CGPoint(x: 50, y: 50)

  @Test func `recognize a tap, and no tap after a long way`() {
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: listener, action: Selector(listener.tapped)))
    let screen = view.touchScreen
    screen.touchDown(at: place)
    screen.touchUp(time: 0.1)
    screen.touchDown(at: place, time: 1)
    screen.touchMoved(to: CGPoint(x: 150, y: 50), time: 1.1)
    screen.touchUp(time: 1.2)
    #expect(listener.heard == ["tap"])
  }

  @Test func `follow a drag from its recognition on`() {
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: listener, action: Selector(listener.panned(_:))))
    let screen = view.touchScreen
    screen.touchDown(at: place)
    screen.touchMoved(to: CGPoint(x: 70, y: 50), time: 0.1)
    screen.touchMoved(to: CGPoint(x: 90, y: 50), time: 0.2)
    screen.touchUp(time: 0.3)
    #expect(listener.heard == ["pan 1 0", "pan 2 20", "pan 3 20"])
  }

  @Test func `recognize a long press after half a second`() {
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: listener, action: Selector(listener.pressed(_:))))
    let screen = view.touchScreen
    screen.touchDown(at: place)
    screen.advance(to: 0.4)
    #expect(listener.heard.isEmpty)
    screen.advance(to: 0.6)
    screen.touchUp(time: 0.7)
    #expect(listener.heard == ["press 1", "press 3"])
  }
}
