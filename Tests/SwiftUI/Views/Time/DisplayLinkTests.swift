import Foundation
import ScrollworkDrawing
import ScrollworkScript
import ScrollworkUIScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What is told of pictures and of timers, in the time of a scene.
@MainActor private final class Clock: NSObject {
  var pictures: [CFTimeInterval] = []
  var fast = 0
  var paused = 0
  var timers: [TimeInterval] = []

  func picture(_ link: CADisplayLink) {
    pictures.append(link.timestamp)
    if pictures.count == 2 { link.invalidate() }
  }
  func fastPicture(_ link: CADisplayLink) {
    fast += 1
    if fast == 6 { link.remove(from: .main, forMode: .common) }
  }
  func pausedPicture() { paused += 1 }
  func timer(_ timer: Timer) { timers.append(timer.timeInterval) }
}

private struct Ticking: View {
  let clock: Clock

  var body: some View {
    Color.red.onAppear {
      let slow = CADisplayLink(target: clock, selector: Selector(clock.picture(_:)))
      slow.preferredFramesPerSecond = 30
      slow.add(to: .main, forMode: .common)
      CADisplayLink(target: clock, selector: Selector(clock.fastPicture(_:)))
        .add(to: .main, forMode: .common)
      let paused = CADisplayLink(target: clock, selector: Selector(clock.pausedPicture))
      paused.isPaused = true
      paused.add(to: .main, forMode: .common)
      Timer.scheduledTimer(
        timeInterval: 0.25, target: clock, selector: Selector(clock.timer(_:)), userInfo: nil,
        repeats: true)
    }
  }
}

/// Source: documented, the reference page of `CADisplayLink`.
@MainActor @Suite struct `Display links and timers with targets` {
  @Test func `follow the time of the scene`() {
    let clock = Clock()
    let stage = Stage(script: [.wait(1)]) { Ticking(clock: clock) }
    _ = stage.duration
    #expect(clock.pictures.map { Int(($0 * 60).rounded()) } == [2, 4])
    #expect(clock.fast == 6 && clock.paused == 0)
    #expect((3...4).contains(clock.timers.count) && Set(clock.timers) == [0.25])
  }

  @Test func `tell the time of the next picture`() {
    let link = CADisplayLink(target: Clock(), selector: "picture")
    let picture: CFTimeInterval = 1.0 / 60
    #expect(link.duration == picture && link.timestamp == 0 && !link.isPaused)
    #expect(link.targetTimestamp == picture)
    link.preferredFramesPerSecond = 20
    #expect(link.targetTimestamp == 3 * picture)
  }
}
