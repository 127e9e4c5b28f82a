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
