import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `UIView autoresizing` {
  /// The frame of a view at 20, 30 wide in a superview of 100, after that grows to 200.
  private func place(_ mask: UIView.AutoresizingMask) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    return inner.frame
  }

  @Test func `resizes subviews in proportion to their flexible parts`() {
    #expect(place([]) == CGRect(x: 20, y: 20, width: 30, height: 30))
    #expect(place([.flexibleWidth]) == CGRect(x: 20, y: 20, width: 130, height: 30))
    #expect(place([.flexibleLeftMargin, .flexibleTopMargin]).origin == CGPoint(x: 120, y: 120))
    #expect(
      place([.flexibleRightMargin, .flexibleBottomMargin])
        == CGRect(x: 20, y: 20, width: 30, height: 30))
    // The margins of 20 and 50 share the growth.
    let both = place([.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight])
    #expect(abs(both.minX - (20 + 100 * 20 / 70.0)) < 1e-9 && both.height == 130)
  }

  @Test func `resizes from an empty frame`() {
    let outer = UIScrollView()
    let inner = UIView(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 70)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 70))
    #expect(outer.clipsToBounds && !inner.clipsToBounds && inner.alpha == 1)
  }

  private final class Counting: UIView {
    var count = 0

    override func layoutSubviews() { count += 1 }
  }

  @Test func `calls layoutSubviews when the size changes`() {
    let view = Counting(frame: .zero)
    view.layoutIfNeeded()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layoutIfNeeded()
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.count == 2)
    let space: any UICoordinateSpace = view
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private final class Controller: UIViewController {
    var isLoaded = false

    override func loadView() { view = UIScrollView() }
    override func viewDidLoad() { isLoaded = true }
  }

  @Test func `a view controller loads its view on first access`() {
    let controller = Controller()
    #expect(!controller.isLoaded)
    #expect(controller.view is UIScrollView && controller.isLoaded)
    let plain = UIViewController()
    #expect(plain.view === plain.view)
  }

  @Test func `scroll indicators have round ends`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.flashScrollIndicators()
    #expect(view.scrollIndicator(.vertical, at: 0.5)?.radius == 1.5)
  }
}
