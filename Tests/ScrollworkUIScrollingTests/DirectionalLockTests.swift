import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `A directional lock` {
  /// What a finger does: ways that it goes in 0.2 seconds each, and pauses before them.
  struct Way {
    var dx: CGFloat
    var dy: CGFloat
    var pause = 0.0
  }

  /// How far content has gone on both axes that is dragged so.
  private func gone(_ ways: [Way], isLocked: Bool = true) -> CGVector {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentSize = CGSize(width: 2000, height: 2000)
    view.contentOffset = CGPoint(x: 500, y: 500)
    view.isDirectionalLockEnabled = isLocked
    let screen = view.touchScreen
    var place = CGPoint(x: 150, y: 150)
    screen.touchDown(at: place)
    for way in ways {
      let start = screen.time + way.pause
      for step in 1...24 {
        screen.touchMoved(
          to: CGPoint(
            x: place.x + way.dx * CGFloat(step) / 24, y: place.y + way.dy * CGFloat(step) / 24),
          time: start + Double(step) / 120)
      }
      place = CGPoint(x: place.x + way.dx, y: place.y + way.dy)
    }
    return CGVector(dx: view.contentOffset.x - 500, dy: view.contentOffset.y - 500)
  }

  @Test func `keeps the axis on which a drag began, whatever it does without a pause`() {
    #expect(gone([Way(dx: 4, dy: -60), Way(dx: -80, dy: 0)]) == CGVector(dx: 0, dy: 50))
    #expect(gone([Way(dx: 4, dy: -60), Way(dx: -80, dy: 0, pause: 0.59)]).dx == 0)
  }

  @Test func `opens again after a pause of 0.6 seconds`() {
    let turned = gone([Way(dx: 0, dy: -60), Way(dx: -80, dy: 0, pause: 0.6)])
    // The first 10 points after the pause say where it goes, and are not followed.
    #expect(turned.dy == 50)
    #expect(turned.dx > 66 && turned.dx <= 70)
  }

  @Test func `stays as it was where a drag goes on aslant after a pause`() {
    let kept = gone([Way(dx: 0, dy: -60), Way(dx: -50, dy: -50, pause: 0.8)])
    #expect(kept == CGVector(dx: 0, dy: 100))
  }

  @Test func `never jumps as it opens`() {
    let before = gone([Way(dx: 0, dy: -60)])
    let after = gone([Way(dx: 0, dy: -60), Way(dx: -12, dy: 0, pause: 1)])
    #expect(abs(after.dx) <= 2.5 && after.dy == before.dy)
  }

  @Test func `is none where it is not asked for`() {
    #expect(gone([Way(dx: 0, dy: -60), Way(dx: -40, dy: 0)], isLocked: false).dx == 40)
  }
}
