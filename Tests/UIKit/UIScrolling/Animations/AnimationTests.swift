import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `Animations of UIKit views` {
  @Test func `move what is seen, and change the view at once`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    var isFinished = false
    UIView.animate(
      withDuration: 1, delay: 0.5, options: .curveLinear,
      animations: {
        view.center.x = 105
        view.alpha = 0
      }, completion: { isFinished = $0 })
    #expect(view.alpha == 0)
    #expect(view.presentation(at: 0.25).center.x == 5)
    #expect(abs(view.presentation(at: 1).center.x - 55) < 1e-9)
    #expect(abs(view.presentation(at: 1).alpha - 0.5) < 1e-9)
    root.touchScreen.advance(to: 1.4)
    #expect(!isFinished)
    root.touchScreen.advance(to: 1.6)
    #expect(isFinished)
    #expect(view.presentation(at: 2).center.x == 105)
  }
}
