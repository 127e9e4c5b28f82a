import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `A recognizer of swipes` {
  @MainActor private final class Listener {
    var count = 0
    func swiped() { count += 1 }
  }

  @Test(arguments: [
    (UISwipeGestureRecognizerDirection.right, CGVector(dx: 80, dy: 0)),
    (.left, CGVector(dx: -80, dy: 0)), (.up, CGVector(dx: 0, dy: -80)),
    (.down, CGVector(dx: 0, dy: 80)),
  ])
  func `recognizes its direction alone`(way: UISwipeGestureRecognizerDirection, step: CGVector) {
    let all: [UISwipeGestureRecognizerDirection] = [.right, .left, .up, .down]
    let heard = all.filter { direction in
      let (view, listener) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Listener()
      )
      let swipe = UISwipeGestureRecognizer(target: listener, action: Selector(listener.swiped))
      // Source: documented, the default is to the right.
      #expect(swipe.direction == .right)
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
      let screen = view.touchScreen
      screen.touchDown(at: CGPoint(x: 100, y: 100))
      screen.touchMoved(to: CGPoint(x: 100 + step.dx, y: 100 + step.dy), time: 0.1)
      screen.touchUp(time: 0.2)
      return listener.count == 1
    }
    #expect(heard == [way])
  }
}
