import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkUIScrolling
import TestSupport
import Testing

@MainActor @Suite struct `Repeated flicks` {
  /// The distances from each release to the rest that it alone would lead to: flicks of 300 points in
  /// 0.2 seconds, each `pause` after the one before.
  func reaches(
    _ flicks: Int, pause: Double = 0.3, distance: CGFloat = 300, length: CGFloat = 90_000,
    configure: (UIScrollView) -> Void = { _ in }, between: (UIScrollView, Int) -> Void = { _, _ in }
  ) -> [CGFloat] {
    let (view, log) = list(length)
    configure(view)
    var reaches: [CGFloat] = []
    log.onEvent = { view, text in
      if text.hasPrefix("WillEndDragging") {
        let target = text.split(separator: " ").last.flatMap { Double($0) } ?? 0
        reaches.append(CGFloat(target) - view.contentOffset.y)
      }
    }
    for flick in 0..<flicks {
      between(view, flick)
      view.touchScreen.play([
        .drag(by: CGVector(dx: 0, dy: -distance), over: Double(distance) / 1500), .wait(pause),
      ])
    }
    return reaches
  }

  func isBoosted(_ reaches: [CGFloat]) -> Bool {
    guard let first = reaches.first, let last = reaches.last else { return false }
    return last > 1.5 * first
  }

  /// Source: the published constants: 1.9 from the fourth on, and growing.
  @Test func `go farther from the fourth on`() {
    let reaches = reaches(6)
    let factors = reaches.map { Double($0 / reaches[0]) }
    #expect(isClose(factors[1], 1, 0.01) && isClose(factors[2], 1, 0.01))
    #expect(isClose(factors[3], 1.9, 0.01))
    #expect(isClose(factors[4], 1.9 + 1.35, 0.01))
    #expect(isClose(factors[5], 1.9 + 1.35 + 1.8, 0.02))
  }

  /// 110 points less the slop of 10 are 100 of 240.
  @Test func `go less far after a short drag`() {
    let reaches = reaches(4, distance: 110)
    #expect(isClose(Double(reaches[3] / reaches[0]), 1 + 100.0 / 240, 0.01))
  }

  @Test func `are bounded`() {
    let reaches = reaches(20, length: 9_000_000)
    #expect(isClose(Double((reaches.last ?? 0) / reaches[0]), 16, 0.05))
  }

  @Test func `start anew after a pause, at rest, after a slow release and after a turn`() {
    #expect(!isBoosted(reaches(4, pause: 1.01)))
    #expect(isBoosted(reaches(4, pause: 0.99)))
    #expect(!isBoosted(reaches(4, between: { view, _ in view.stopScrollingAndZooming() })))
    #expect(
      !isBoosted(
        reaches(
          4,
          between: { view, flick in
            if flick == 2 {
              view.touchScreen.play([.drag(by: CGVector(dx: 0, dy: -100), over: 0.25)])
            }
          }
        ).suffix(2)))
    #expect(
      !isBoosted(
        reaches(
          4,
          between: { view, flick in
            if flick == 2 { view.touchScreen.play([.flick(.down, velocity: 900)]) }
          }
        ).suffix(2)))
  }

  @Test func `start anew after a drag that pauses on its way`() {
    let (view, _) = list(90_000)
    let screen = view.touchScreen
    func flick(pausing: Bool) -> CGFloat {
      let place = CGPoint(x: 195, y: 700)
      screen.touchDown(at: place)
      for step in 1...24 {
        screen.touchMoved(
          to: CGPoint(x: 195, y: 700 - 12 * CGFloat(step)),
          time: screen.time + (pausing && step == 12 ? 0.2 : 1.0 / 120))
      }
      let start = view.contentOffset.y
      screen.touchUp()
      let rest = view.contentOffset(at: .infinity).y - start
      screen.advance(to: screen.time + 0.2)
      return rest
    }
    let first = flick(pausing: false)
    _ = flick(pausing: false)
    _ = flick(pausing: false)
    #expect(isClose(flick(pausing: true), first, 1))
  }

  /// 33 points for 1,000 points per second, of which some 1,370 are left: the boost counts up to the
  /// end only.
  @Test func `bounce as one flick does`() {
    let (view, _) = list(1700 + 844)
    for _ in 0..<4 {
      view.touchScreen.play([.drag(by: CGVector(dx: 0, dy: -300), over: 0.2), .wait(0.1)])
    }
    let times = (0...200).map { view.touchScreen.time - 0.1 + Double($0) / 120 }
    let overshoot = (times.map { view.contentOffset(at: $0).y }.max() ?? 0) - 1700
    #expect(overshoot > 35 && overshoot < 50, "\(overshoot)")
  }

  @Test func `are plain where that is asked for, with pages and on trackpads`() {
    #expect(!isBoosted(reaches(5, configure: { $0.touchScreen.boostsRepeatedFlicks = false })))
    let (view, _) = list(90_000)
    view.isPagingEnabled = true
    for _ in 0..<5 {
      view.touchScreen.play([.drag(by: CGVector(dx: 0, dy: -300), over: 0.2), .wait(0.3)])
    }
    view.touchScreen.advanceUntilSettled()
    #expect(isClose(view.contentOffset.y, 5 * 844, 1e-6))
  }

  @Test func `go as far as in SwiftUI's scroll views`() {
    let (view, _) = list(90_000)
    var (track, streak) = (ScrollTrack(offset: .zero), FlickStreak())
    for flick in 0..<5 {
      let down = Double(flick) * 0.5
      let finger = FingerPath(down: down, at: CGPoint(x: 195, y: 600))
        .moving(by: CGVector(dx: 0, dy: -300), over: 0.2)
      view.touchScreen.play(finger)
      streak.touch(at: down, on: track)
      track.append(
        contentsOf: view.engine.segments(
          for: finger, from: track.offset(at: down), catching: true, after: streak))
      streak = view.engine.streak(after: streak, finger, on: .finger)
    }
    view.touchScreen.advanceUntilSettled()
    #expect(streak.count == 5 && streak.boost > 3)
    #expect(isClose(view.contentOffset.y, track.offset(at: .infinity).y, 3))
  }
}
