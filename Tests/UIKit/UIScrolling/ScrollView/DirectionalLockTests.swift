import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `Directional lock` {
  /// A movement of 0.2 seconds, after a pause.
  struct Move {
    var dx: CGFloat
    var dy: CGFloat
    var pause = 0.0
  }

  /// The scroll distance on both axes after a drag through `moves`.
  private func scrolled(_ moves: [Move], isLocked: Bool = true) -> CGVector {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentSize = CGSize(width: 2000, height: 2000)
    view.contentOffset = CGPoint(x: 500, y: 500)
    view.isDirectionalLockEnabled = isLocked
    let screen = view.touchScreen
    var place = CGPoint(x: 150, y: 150)
    screen.touchDown(at: place)
    for move in moves {
      let start = screen.time + move.pause
      for step in 1...24 {
        screen.touchMoved(
          to: CGPoint(
            x: place.x + move.dx * CGFloat(step) / 24, y: place.y + move.dy * CGFloat(step) / 24),
          time: start + Double(step) / 120)
      }
      place = CGPoint(x: place.x + move.dx, y: place.y + move.dy)
    }
    return CGVector(dx: view.contentOffset.x - 500, dy: view.contentOffset.y - 500)
  }

  @Test func `keeps the initial axis of a drag without a pause`() {
    #expect(scrolled([Move(dx: 4, dy: -60), Move(dx: -80, dy: 0)]) == CGVector(dx: 0, dy: 50))
    #expect(scrolled([Move(dx: 4, dy: -60), Move(dx: -80, dy: 0, pause: 0.59)]).dx == 0)
  }

  @Test func `changes axis after a pause of 0.6 seconds`() {
    let turned = scrolled([Move(dx: 0, dy: -60), Move(dx: -80, dy: 0, pause: 0.6)])
    // The first 10 points after the pause decide the axis and do not scroll.
    #expect(turned.dy == 50)
    #expect(turned.dx > 66 && turned.dx <= 70)
  }

  @Test func `keeps the axis when a drag continues diagonally after a pause`() {
    let kept = scrolled([Move(dx: 0, dy: -60), Move(dx: -50, dy: -50, pause: 0.8)])
    #expect(kept == CGVector(dx: 0, dy: 100))
  }

  @Test func `changes axis without a jump`() {
    let before = scrolled([Move(dx: 0, dy: -60)])
    let after = scrolled([Move(dx: 0, dy: -60), Move(dx: -12, dy: 0, pause: 1)])
    #expect(abs(after.dx) <= 2.5 && after.dy == before.dy)
  }

  @Test func `is off by default`() {
    #expect(scrolled([Move(dx: 0, dy: -60), Move(dx: -40, dy: 0)], isLocked: false).dx == 40)
  }
}
