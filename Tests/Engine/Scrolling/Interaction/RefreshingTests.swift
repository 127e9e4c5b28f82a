import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import Testing

@testable import ScrollworkScrolling

@Suite struct `What shows of a refresh` {
  private func look(
    _ pull: CGFloat, _ time: Double = 1, _ refreshing: Refreshing? = nil, touch: Double? = 0
  ) -> RefreshSpinner? {
    RefreshSpinner(pull: pull, at: time, refreshing: refreshing, lastTouch: touch)
  }

  @Test(
    arguments: [
      (0, nil), (30, nil), (38.75, 1), (65, 4), (91.25, 7), (100, 8), (300, 8),
    ] as [(CGFloat, Double?)])
  func `spokes come one by one as content is pulled`(pull: CGFloat, spokes: Double?) {
    #expect(look(pull)?.spokes == spokes)
    #expect(look(pull)?.step == nil)
  }

  @Test func `the control hangs above the content, then stays at the edge`() {
    #expect(
      [20, 45, 60, 90].map { look($0, 1, Refreshing(since: 0.5))?.place } == [-10, 15, 30, 30])
  }

  @Test func `the spokes turn by one in each eighth of a second`() {
    let refreshing = Refreshing(since: 1)
    #expect([1, 1.1, 1.125, 2, 61].map { look(60, $0, refreshing)?.step } == [0, 0, 1, 8, 480])
    #expect(look(0, 2, refreshing) == nil)
  }

  @Test func `in the end they shrink, and a finger that is still there brings no others`() {
    let over = Refreshing(since: 1).over(at: 2)
    #expect(look(60, 1.9, over)?.scale == 1)
    #expect(abs((look(60, 2.15, over)?.scale ?? 0) - 0.5) < 1e-9)
    #expect(look(120, 2.31, over, touch: 0.5) == nil)
    #expect(look(120, 2.5, over, touch: 2.4)?.spokes == 8)
  }

  @Test func `while it goes on the content may rest lower, and nothing else changes`() {
    let free = ScrollDynamics(
      container: CGSize(width: 100, height: 500), content: CGSize(width: 100, height: 2000),
      insets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    let held = free.holding(Refreshing.height)
    #expect(free.range(.vertical) == -20...1510)
    #expect(held.range(.vertical) == -80...1510)
    #expect(held.holding(0).range(.vertical) == free.range(.vertical))
    #expect(held.geometry(at: .zero).contentInsets.top == 80)
  }

  @Test func `a finger goes on as it did, and leaves content where it is held`() {
    let free = ScrollDynamics(
      container: CGSize(width: 100, height: 500), content: CGSize(width: 100, height: 2000))
    let finger = FingerPath(down: 0, at: .zero)
      .moving(by: CGVector(dx: 0, dy: 250), over: 0.5).holding(for: 0.2)
    let plain = free.segments(for: finger, from: .zero)
    let held = free.segments(for: finger, from: .zero, lettingGo: free.holding(60))
    #expect(plain[..<2] == held[..<2])
    #expect(plain.last?.offset(at: 9).y == 0)
    #expect(held.last?.offset(at: 9).y == -60)
  }

  @Test func `a touch begins where the finger came down, however often it was looked at anew`() {
    var track = ScrollTrack(offset: .zero)
    #expect(track.lastTouch(upTo: 5) == nil)
    for (start, end, phase) in [
      (1, 2, .tracking), (2, 3, .interacting), (3, 4, .interacting), (4, 5, .decelerating),
      (7, 8, .tracking),
    ] as [(Double, Double, ScrollPhase)] {
      track.append(ScrollSegment(resting: .zero, from: start, to: end, phase: phase))
    }
    #expect(
      [0.5, 1, 2.5, 3.5, 4.5, 6, 7.5].map { track.lastTouch(upTo: $0) }
        == [nil, 1, 1, 1, 1, 1, 7])
  }
}
