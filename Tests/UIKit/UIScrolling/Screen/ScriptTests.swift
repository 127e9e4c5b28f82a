import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

/// Gesture scripts of scenes, played on a UIScrollView.
@MainActor @Suite struct `Gesture scripts on a TouchScreen` {
  @Test func `wheel, trackpad and status bar steps`() {
    let (view, _) = list(10_000)
    let screen = view.touchScreen
    #expect(screen.play([.wheel(by: CGVector(dx: 0, dy: 120)), .untilSettled()]).isEmpty)
    #expect(isClose(view.contentOffset.y, 120, 0.01))
    screen.play([.wheel(by: CGVector(dx: 0, dy: 300), over: 0.5), .untilSettled()])
    // Released at 600 points a second, it decelerates.
    #expect(view.contentOffset.y > 420 + 200)
    screen.play([.statusBarTap, .untilSettled()])
    #expect(view.contentOffset == .zero)
  }

  @Test func `pinch steps`() {
    let (view, _) = zoomable()
    let rest = view.touchScreen.play([
      .pinch(at: .unit(.center), scale: 2, over: 0.4, curve: .easeInOut), .untilSettled(),
    ])
    #expect(rest.isEmpty)
    #expect(view.zoomScale > 1.4 && view.zoomScale < 2)
  }

  @Test func `refuses a step with a number out of range`() {
    let (view, _) = list(10_000)
    let steps: GestureScript = [
      .drag(by: CGVector(dx: 0, dy: -300), over: 1e8), .wait(1e17), .wait(0.5),
    ]
    #expect(view.touchScreen.play(steps) == Array(steps.steps.prefix(2)))
    #expect(view.touchScreen.time == 0.5 && view.contentOffset == .zero)
    #expect(
      steps.validate().map(\.description) == [
        "step 1: the duration of the drag is 100000000; expected 0.01 to 60 seconds",
        "step 2: the duration of the wait is 100000000000000000; expected 0 to 600 seconds",
      ])
  }

  @Test func `returns steps that do not apply`() {
    let (view, _) = list(10_000)
    let steps: GestureScript = [
      .tap(.view("a")), .pinch(at: .view("a"), scale: 2, over: 1), .mark("here"), .rotate,
      .wheel(by: CGVector(dx: 0, dy: 1), at: .view("b")),
    ]
    #expect(view.touchScreen.play(steps) == steps.steps)
    #expect(view.contentOffset == .zero)
  }
}
