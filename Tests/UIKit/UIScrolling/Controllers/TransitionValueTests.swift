import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkUIScrolling

/// Source: documented, the reference pages of the transitions and of sheets.
@MainActor @Suite struct `What a transition is made from` {
  @Test func `has views by the names of UIKit`() {
    let (one, other) = (UIViewController(), UIViewController())
    let views: [UITransitionContextViewKey: UIView] = [.from: one.view, .to: other.view]
    #expect(views[.from] === one.view && views[.to] === other.view && views.count == 2)
    #expect(UITransitionContextViewKey(rawValue: UITransitionContextViewKey.to.rawValue) == .to)
  }

  @Test func `animates beside a change of size`() {
    final class Turning: UIViewController {
      var lines: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        func note(_ step: String, _ context: any UIViewControllerTransitionCoordinatorContext) {
          lines.append("\(step) to \(Int(size.width)), animated \(context.isAnimated)")
        }
        coordinator.animate(
          alongsideTransition: { note("turns", $0) }, completion: { note("turned", $0) })
      }
    }
    let turning = Turning()
    turning.view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    turning.beginAppearanceTransition(true, animated: false)
    turning.endAppearanceTransition()
    turning.view.bounds.size = CGSize(width: 400, height: 200)
    turning.view.touchScreen.advanceUntilSettled()
    let words = turning.lines.map { $0.prefix { $0 != " " } }
    #expect(words == ["turns", "turned"] && turning.lines.allSatisfy { $0.contains("to 400") })
  }

  @Test func `is a height of a card that code computes`() throws {
    var largest: CGFloat = 0
    let resolver: (any UISheetDetentContext) -> CGFloat? = { context in
      largest = context.maximumDetentValue
      return context.maximumDetentValue / 4
    }
    let (presenter, shown) = (UIViewController(), UIViewController())
    presenter.view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    presenter.beginAppearanceTransition(true, animated: false)
    presenter.endAppearanceTransition()
    shown.sheetPresentationController?.detents = [.custom(resolver: resolver)]
    presenter.present(shown, animated: false)
    // A card leaves room above itself, and has the height that was computed.
    #expect(largest > 300 && largest <= 400)
    #expect(
      abs((shown.view.superview?.bounds.height ?? 0) - shown.view.frame.minY - largest / 4) < 1)
  }
}
