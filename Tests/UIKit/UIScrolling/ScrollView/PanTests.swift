import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// The recognizer of a scroll view's own drags.
@MainActor @Suite struct `The pan recognizer of a scroll view` {
  @MainActor private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    func panned(_ pan: UIPanGestureRecognizer) { note("pan", pan) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      note("begin", scrollView.panGestureRecognizer)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("end", scrollView.panGestureRecognizer)
    }
    private func note(_ word: String, _ pan: UIPanGestureRecognizer) {
      heard.append("\(word) \(pan.state.rawValue) \(Int(pan.translation(in: nil).y))")
    }
  }

  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let listener = Listener()

  init() {
    view.contentSize = CGSize(width: 200, height: 2000)
    view.panGestureRecognizer.addTarget(listener, action: Selector(Listener.panned))
    view.delegate = listener
  }

  @Test func `tells its targets of a drag that the view follows`() {
    let (screen, pan) = (view.touchScreen, view.panGestureRecognizer)
    screen.touchDown(at: CGPoint(x: 50, y: 150))
    screen.touchMoved(to: CGPoint(x: 50, y: 120), time: 0.1)
    #expect(pan.location(in: view.superview).y == 120 && pan.numberOfTouches == 1)
    screen.touchMoved(to: CGPoint(x: 50, y: 100), time: 0.15)
    #expect(pan.velocity(in: nil).y < -100)
    screen.touchUp(time: 0.15)
    #expect(
      listener.heard == ["begin 1 -20", "pan 1 -20", "pan 2 -40", "end 3 -40", "pan 3 -40"])
    // Content has moved as far.
    #expect(pan.state == .possible && pan.translation(in: nil).y == -40)
  }

  @Test func `keeps its displacement when a finger is added, and tells of the system's end`() {
    let screen = view.touchScreen
    screen.touchDown(at: CGPoint(x: 50, y: 150))
    screen.touchMoved(to: CGPoint(x: 50, y: 120), time: 0.1)
    screen.touchDown(1, at: CGPoint(x: 80, y: 40), time: 0.2)
    screen.touchMoved(to: CGPoint(x: 50, y: 100), time: 0.3)
    #expect(listener.heard.last == "pan 2 -30")
    screen.touchUp(1, time: 0.4)
    screen.touchCancelled(time: 0.5)
    #expect(listener.heard.last == "pan 4 -30")
  }

  @Test func `keeps another recognizer that must wait for it back only during a drag`() {
    let taps = Taps()
    let tap = UITapGestureRecognizer(target: taps, action: Selector(Taps.tapped))
    tap.require(toFail: view.panGestureRecognizer)
    view.addGestureRecognizer(tap)
    let screen = view.touchScreen
    screen.touchDown(at: CGPoint(x: 50, y: 150))
    screen.touchMoved(to: CGPoint(x: 50, y: 120), time: 0.1)
    screen.touchUp(time: 0.2)
    screen.advanceUntilSettled()
    #expect(taps.count == 0)
    screen.touchDown(at: CGPoint(x: 50, y: 150))
    screen.touchUp()
    #expect(taps.count == 1)
  }

  @MainActor private final class Taps: NSObject {
    var count = 0
    func tapped() { count += 1 }
  }
}
