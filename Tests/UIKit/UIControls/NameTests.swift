import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing

private final class Menus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "At \(Int(location.x))", children: [UIAction(title: "Open") { _ in }])
    }
  }
}

@MainActor @Suite struct `Everyday names of UIKit` {
  @Test func `a page is read as text with bold parts, links and lines`() throws {
    let page = Data("<style>p {}</style><p>A <b>bold</b> &amp; <i>new</i><br>line</p>".utf8)
    let text = try NSAttributedString(
      data: page, options: [.documentType: NSAttributedString.DocumentType.html])
    #expect(text.string == "A bold & new\nline\n")
    let font = text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 12)
  }

  @Test func `a long press opens a menu`() {
    let (controller, menus) = (UIViewController(), Menus())
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1 && interaction.view === view)
    let screen = controller.view.touchScreen
    screen.touchDown(at: CGPoint(x: 40, y: 50))
    screen.advance(to: 0.6)
    screen.touchUp(time: 0.7)
    let shown = controller.presentedViewController as? UIAlertController
    #expect(shown?.title == "At 40")
    view.removeInteraction(interaction)
    #expect(view.interactions.isEmpty)
  }

  @Test func `buttons of bars take titles, pictures and menus together`() {
    let item = UIBarButtonItem(
      title: "Add", image: .add, target: nil, action: nil, menu: UIMenu(title: "More"))
    #expect(item.title == "Add" && item.image != nil && item.menu?.title == "More")
    item.setBackgroundImage(.checkmark, for: .normal, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) != nil)
    item.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -100, vertical: 0), for: .default)
    #expect(item.titlePositionAdjustment.horizontal == -100)
  }

  @Test func `colors have a hue`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 1 / 3) < 0.01 && abs(saturation - 1) < 0.01 && abs(brightness - 0.5) < 0.01)
  }

  @Test func `functions of C make the values of Swift`() {
    let rect = CGRectMake(1, 2, 3, 4)
    #expect(rect == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [1, 2.5, 4])
    #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [2, 4, 6])
    #expect([CGRectGetWidth(rect), CGRectGetHeight(rect)] == [3, 4])
    #expect(CGRectInset(rect, 1, 1).equalTo(CGRectMake(2, 3, 1, 2)))
    #expect(CGRectOffset(rect, 1, 1).origin.equalTo(CGPointMake(2, 3)))
    #expect(CGRectContainsPoint(rect, CGPointMake(2, 3)) && CGRectIntersectsRect(rect, rect))
    #expect(CGSizeMake(1, 1).equalTo(CGSizeMake(1, 1)) && HUGE > 1e38)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4).right == 4)
    #expect(NSStringFromCGRect(rect) == "{{1.0, 2.0}, {3.0, 4.0}}")
    let turn = CGAffineTransformMakeRotation(0).concatenating(CGAffineTransformMakeScale(2, 2))
    #expect(turn.concatenating(CGAffineTransformMakeTranslation(0, 0)).a == 2)
    #expect(CGAffineTransformIdentity.isIdentity)
  }
}
