import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// What recognizers told, in order.
@MainActor private final class Listener {
  var heard: [String] = []
  func told(_ recognizer: UIGestureRecognizer) {
    heard.append("\(recognizer.name ?? "") \(recognizer.state.rawValue)")
  }
  func plain() { heard.append("plain") }
}

/// A delegate with the rules of a test.
@MainActor private final class Rules: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var requires: UIGestureRecognizer?
  var isRequiredBy: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires === otherGestureRecognizer }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequiredBy === otherGestureRecognizer }
}

private final class Surface: UIView {
  var phases: [UITouch.Phase] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
  private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
}

/// A view of 200 × 200 points with recognizers, and touches on it.
@MainActor private final class Bench {
  let view = Surface(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let listener = Listener()

  @discardableResult func add<Kind: UIGestureRecognizer>(_ recognizer: Kind, _ name: String) -> Kind
  {
    recognizer.name = name
    recognizer.addTarget(listener, action: Selector(listener.told(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func tap(_ x: CGFloat = 50) {
    let screen = view.touchScreen
    screen.touchDown(at: CGPoint(x: x, y: 50), time: screen.time + 0.05)
    screen.touchUp(time: screen.time + 0.05)
  }

  /// Moves one finger along places at steps of some seconds.
  func drag(_ places: [(CGFloat, CGFloat)], step: Double = 0.05) {
    let screen = view.touchScreen
    for (index, place) in places.enumerated() {
      let (point, time) = (CGPoint(x: place.0, y: place.1), screen.time + step)
      if index == 0 {
        screen.touchDown(at: point, time: time)
      } else {
        screen.touchMoved(to: point, time: time)
      }
    }
    screen.touchUp(time: screen.time + step)
  }

  /// Moves two fingers between pairs of places.
  func pair(_ places: [(CGPoint, CGPoint)], _ body: () -> Void = {}) {
    let screen = view.touchScreen
    for (index, pair) in places.enumerated() {
      let time = screen.time + 0.05
      for (finger, place) in [pair.0, pair.1].enumerated() {
        if index == 0 {
          screen.touchDown(finger, at: place, time: time)
        } else {
          screen.touchMoved(finger, to: place, time: time)
        }
      }
    }
    body()
    for finger in 0...1 { screen.touchUp(finger, time: screen.time + 0.05) }
  }

  func rest() { view.touchScreen.advance(to: view.touchScreen.time + 1) }

  func take() -> [String] {
    defer { listener.heard = [] }
    return listener.heard
  }
}

/// Source: documented, the reference pages of `UIGestureRecognizer` and its delegate.
@MainActor @Suite struct `Conflicts of gestures` {
  private let bench = Bench()
  private let rules = Rules()

  @Test func `are decided by failure: one waits for another`() {
    let double = bench.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let single = bench.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    bench.tap()
    #expect(bench.take() == [])
    bench.rest()
    #expect(bench.take() == ["single 3"])
    bench.tap()
    bench.tap()
    bench.rest()
    #expect(bench.take() == ["double 3"])
  }

  @Test(arguments: [true, false]) func `are decided by delegates`(isOwn: Bool) {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe")
    if isOwn {
      (pan.delegate, rules.requires) = (rules, swipe)
    } else {
      (swipe.delegate, rules.isRequiredBy) = (rules, pan)
    }
    bench.drag([(50, 50), (80, 50), (120, 50)])
    #expect(bench.take() == ["swipe 3"])
    // Too slow for a swipe: once that has failed, the drag begins.
    bench.drag([(50, 50), (80, 50), (90, 50), (100, 50)], step: 0.3)
    #expect(bench.take().first == "pan 1")
  }

  @Test func `let one gesture win, or both`() {
    let pans = ["a", "b"].map { bench.add(UIPanGestureRecognizer(), $0) }
    bench.drag([(50, 50), (80, 50)])
    #expect(bench.take() == ["a 1", "a 3"])
    pans[1].delegate = rules
    rules.isSimultaneous = true
    bench.drag([(50, 50), (80, 50)])
    #expect(bench.take() == ["a 1", "b 1", "a 3", "b 3"])
    rules.begins = false
    bench.drag([(50, 50), (80, 50)])
    #expect(bench.take() == ["a 1", "a 3"] && pans[1].state == .failed)
    rules.receives = false
    bench.drag([(50, 50)])
    #expect(pans[1].numberOfTouches == 0)
  }

  @Test func `are as documented without rules of a delegate`() {
    final class Silent: UIGestureRecognizerDelegate {}
    let (silent, a, b) = (Silent(), UIGestureRecognizer(), UIGestureRecognizer())
    let delegate: any UIGestureRecognizerDelegate = silent
    #expect(delegate.gestureRecognizerShouldBegin(a))
    #expect(!delegate.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b))
    #expect(!delegate.gestureRecognizer(a, shouldRequireFailureOf: b))
    #expect(!delegate.gestureRecognizer(a, shouldBeRequiredToFailBy: b))
    bench.add(UITapGestureRecognizer(), "tap").delegate = silent
    bench.tap()
    #expect(bench.take() == ["tap 3"])
    #expect(a.delegate == nil && a.cancelsTouchesInView && a.isEnabled)
    #expect(!a.delaysTouchesBegan && a.delaysTouchesEnded)
    typealias State = UIGestureRecognizer.State
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == Array(0...5) && State.recognized == .ended)
  }

  @Test func `take touches from views, or leave or delay them`() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    bench.tap()
    #expect(bench.view.phases == [.began, .cancelled])
    tap.cancelsTouchesInView = false
    bench.view.phases = []
    bench.rest()
    bench.tap()
    #expect(bench.view.phases == [.began, .ended])
    // A recognized tap keeps the touch for itself, a failed one gives it to the view.
    tap.cancelsTouchesInView = true
    tap.delaysTouchesBegan = true
    bench.view.phases = []
    bench.rest()
    bench.tap()
    #expect(bench.view.phases == [])
    bench.rest()
    bench.drag([(10, 50), (100, 50)])
    #expect(bench.view.phases == [.began, .ended])
  }

  @Test func `concern only recognizers that are attached and enabled`() {
    let tap = UITapGestureRecognizer(target: bench.listener, action: Selector(bench.listener.plain))
    bench.view.addGestureRecognizer(tap)
    #expect(tap.view === bench.view && bench.view.gestureRecognizers?.count == 1)
    bench.tap()
    tap.isEnabled = false
    bench.tap()
    #expect(bench.take() == ["plain"])
    tap.isEnabled = true
    tap.removeTarget(bench.listener, action: nil)
    bench.tap()
    bench.view.removeGestureRecognizer(tap)
    bench.tap()
    #expect(
      bench.take() == [] && tap.view == nil && bench.view.gestureRecognizers?.isEmpty ?? false)
  }
}

/// A recognizer that notes when it is reset.
private final class Counting: UITapGestureRecognizer {
  var calls: [String] = []
  override func reset() { calls.append("reset") }
}

/// What each recognizer takes for its gesture.
@MainActor @Suite struct `Recognizers of gestures` {
  private let bench = Bench()

  @Test func `of taps count fingers, and know where they were`() {
    let tap = bench.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    bench.tap()
    #expect(bench.take() == [])
    bench.rest()
    var numbers: [CGFloat] = []
    bench.pair([(CGPoint(x: 50, y: 50), CGPoint(x: 70, y: 50))]) {
      let inner = UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
      bench.view.addSubview(inner)
      numbers = [
        CGFloat(tap.numberOfTouches), tap.location(in: bench.view).x, tap.location(in: nil).y,
        tap.location(ofTouch: 1, in: inner).x,
      ]
    }
    #expect(bench.take() == ["tap 3"] && numbers == [2, 60, 50, 60])
  }

  @Test func `of swipes know directions and fingers`() {
    typealias Direction = UISwipeGestureRecognizer.Direction
    let swipe = bench.add(UISwipeGestureRecognizer(), "swipe")
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    let ways: [(Direction, (CGFloat, CGFloat), UInt)] = [
      (.right, (170, 100), 1), (.left, (30, 100), 2), (.up, (100, 30), 4), (.down, (100, 170), 8),
    ]
    for (direction, end, number) in ways {
      #expect(direction.rawValue == number)
      for (other, place, _) in ways {
        swipe.direction = other
        bench.drag([(100, 100), end])
        #expect(bench.take() == (place == end ? ["swipe 3"] : []))
      }
    }
    swipe.direction = Direction(rawValue: 3)
    bench.drag([(100, 100), (30, 100)])
    #expect(bench.take() == ["swipe 3"])
    swipe.numberOfTouchesRequired = 2
    bench.drag([(100, 100), (30, 100)])
    #expect(bench.take() == [])
  }

  @Test func `of drags know fingers, displacement and velocity`() {
    let pan = bench.add(UIPanGestureRecognizer(), "pan")
    var (moves, speed): ([CGFloat], CGPoint) = ([], .zero)
    let screen = bench.view.touchScreen
    screen.touchDown(at: CGPoint(x: 50, y: 50))
    for step in 1...4 {
      screen.touchMoved(to: CGPoint(x: 50 + CGFloat(step) * 20, y: 50), time: Double(step) * 0.05)
      moves.append(pan.translation(in: bench.view).x)
      if step == 2 { pan.setTranslation(CGPoint(x: 5, y: 0), in: bench.view) }
    }
    speed = pan.velocity(in: bench.view)
    screen.touchUp(time: 0.25)
    #expect(moves == [0, 20, 25, 45])
    #expect(abs(speed.x - 400) < 1e-6 && speed.y == 0)
    pan.minimumNumberOfTouches = 2
    _ = bench.take()
    bench.drag([(50, 50), (90, 50)])
    #expect(bench.take() == [])
    let pair = [(50.0, 70.0), (80, 100), (90, 110)].map {
      (CGPoint(x: $0.0, y: 50), CGPoint(x: $0.1, y: 50))
    }
    bench.pair(pair)
    #expect(bench.take().first == "pan 1")
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 1)
    bench.pair(pair)
    #expect(bench.take() == [])
  }

  @Test func `of drags from an edge begin there`() {
    let edge = bench.add(UIScreenEdgePanGestureRecognizer(), "edge")
    let cases: [(UIRectEdge, (CGFloat, CGFloat), (CGFloat, CGFloat))] = [
      (.left, (5, 100), (50, 100)), (.right, (195, 100), (150, 100)),
      (.top, (100, 5), (100, 50)), (.bottom, (100, 195), (100, 150)),
    ]
    for (edges, start, end) in cases {
      edge.edges = edges
      bench.drag([start, end])
      #expect(bench.take() == ["edge 1", "edge 3"], "\(edges)")
      bench.drag([(100, 100), end])
      edge.edges = UIRectEdge.all.subtracting(edges)
      bench.drag([start, end])
      #expect(bench.take() == [], "\(edges)")
    }
    #expect(UIRectEdge(rawValue: 15) == .all)
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `of long presses know time, distance, taps and fingers`() {
    let press = bench.add(UILongPressGestureRecognizer(), "press")
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    press.minimumPressDuration = 0.1
    bench.drag([(50, 50), (55, 50)], step: 0.2)
    #expect(bench.take() == ["press 1", "press 2", "press 3"])
    press.allowableMovement = 3
    bench.drag([(50, 50), (55, 50), (56, 50)], step: 0.08)
    #expect(bench.take() == [])
    press.numberOfTapsRequired = 1
    bench.drag([(50, 50)], step: 0.2)
    #expect(bench.take() == [])
    bench.rest()
    bench.tap()
    bench.drag([(50, 50)], step: 0.2)
    #expect(bench.take() == ["press 1", "press 3"])
    press.numberOfTapsRequired = 0
    press.numberOfTouchesRequired = 2
    bench.rest()
    bench.drag([(50, 50)], step: 0.2)
    #expect(bench.take() == [])
  }

  @Test func `of pinches and rotations follow two fingers`() {
    let pinch: UIPinchGestureRecognizer = bench.add(UIPinchGestureRecognizer(), "pinch")
    let turn = UIRotationGestureRecognizer()
    #expect((pinch as UIPairGestureRecognizer).numberOfTouches == 0)
    var (scales, speeds): ([CGFloat], [CGFloat]) = ([], [])
    func span(_ length: CGFloat) -> (CGPoint, CGPoint) {
      (CGPoint(x: 100 - length / 2, y: 100), CGPoint(x: 100 + length / 2, y: 100))
    }
    bench.pair([span(40), span(80), span(160)]) {
      scales = [pinch.scale]
      speeds = [pinch.velocity]
      pinch.scale = 1
      scales.append(pinch.scale)
    }
    #expect(scales[0] > 1.9 && scales[1] == 1 && speeds[0] > 1)
    #expect(bench.take().first == "pinch 1")
    bench.view.removeGestureRecognizer(pinch)
    bench.add(turn, "turn")
    var angles: [CGFloat] = []
    bench.pair([
      (CGPoint(x: 50, y: 100), CGPoint(x: 150, y: 100)),
      (CGPoint(x: 50, y: 80), CGPoint(x: 150, y: 120)),
      (CGPoint(x: 60, y: 60), CGPoint(x: 140, y: 140)),
    ]) {
      angles = [turn.rotation, turn.velocity]
      turn.rotation = 0
      angles.append(turn.rotation)
    }
    #expect(angles[0] > 0.3 && angles[1] > 1 && abs(angles[2]) < 1e-9)
    #expect(bench.take().first == "turn 1")
  }

  @Test func `reset before the next gesture, and belong to scroll views too`() {
    let tap = bench.add(Counting(), "tap")
    bench.tap()
    bench.tap()
    #expect(tap.calls == ["reset", "reset"])
    let plain = UIGestureRecognizer(target: bench.listener, action: nil)
    #expect(plain.name == nil && plain.view == nil && plain.state == .possible)
    let scroll = UIScrollView()
    scroll.maximumZoomScale = 2
    #expect(scroll.panGestureRecognizer.view === scroll)
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
  }
}
