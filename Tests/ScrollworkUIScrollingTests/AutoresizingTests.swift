import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

@MainActor @Suite struct `A view of UIKit that gets another size` {
  /// Where a view stands, 20 from the left and 30 wide in 100, when that becomes 200.
  private func place(_ mask: UIView.AutoresizingMask) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    return inner.frame
  }

  @Test func `takes along what is in it, each part by its share`() {
    #expect(place([]) == CGRect(x: 20, y: 20, width: 30, height: 30))
    #expect(place([.flexibleWidth]) == CGRect(x: 20, y: 20, width: 130, height: 30))
    #expect(place([.flexibleLeftMargin, .flexibleTopMargin]).origin == CGPoint(x: 120, y: 120))
    #expect(
      place([.flexibleRightMargin, .flexibleBottomMargin])
        == CGRect(x: 20, y: 20, width: 30, height: 30))
    // 20 and 50 of the 70 beside it.
    let both = place([.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight])
    #expect(abs(both.minX - (20 + 100 * 20 / 70.0)) < 1e-9 && both.height == 130)
  }

  @Test func `grows from nothing`() {
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

  @Test func `is asked to lay out what is in it`() {
    let view = Counting(frame: .zero)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.count == 1)
  }

  private final class Controller: UIViewController {
    var isLoaded = false

    override func loadView() { view = UIScrollView() }
    override func viewDidLoad() { isLoaded = true }
  }

  @Test func `may have a controller, which makes it when it is asked for`() {
    let controller = Controller()
    #expect(!controller.isLoaded)
    #expect(controller.view is UIScrollView && controller.isLoaded)
    let plain = UIViewController()
    #expect(plain.view === plain.view)
  }

  @Test func `has indicators with round ends`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.flashScrollIndicators()
    #expect(view.scrollIndicator(.vertical, at: 0.5)?.radius == 1.5)
  }
}
