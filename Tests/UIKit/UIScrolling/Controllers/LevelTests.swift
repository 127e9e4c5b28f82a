import Foundation
import ScrollworkDrawing
import ScrollworkUIScrolling
import Testing

/// The levels of views: the screen's, and that of cards, popovers and alerts above it.
@MainActor @Suite struct `The level of an interface` {
  private let presenter = UIViewController()

  init() { presenter.view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)) }

  private func level(_ controller: UIViewController) -> UIUserInterfaceLevel {
    controller.traitCollection.userInterfaceLevel
  }

  /// A style, and the levels of a controller presented so by one on the base and the elevated level.
  @Test(arguments: [
    (
      UIModalPresentationStyle.automatic, UIUserInterfaceLevel.elevated,
      UIUserInterfaceLevel.elevated
    ),
    (.pageSheet, .elevated, .elevated), (.formSheet, .elevated, .elevated),
    (.popover, .elevated, .elevated), (.fullScreen, .base, .base), (.overFullScreen, .base, .base),
    (.overCurrentContext, .base, .elevated), (.custom, .base, .elevated),
  ])
  func `is that of the presentation`(
    style: UIModalPresentationStyle, onBase: UIUserInterfaceLevel, onElevated: UIUserInterfaceLevel
  ) {
    for isElevated in [false, true] {
      presenter.view.touchScreen.isElevated = isElevated
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      let child = UIView()
      presented.view.addSubview(child)
      presenter.present(presented, animated: false)
      #expect(level(presenter) == (isElevated ? .elevated : .base))
      #expect(level(presented) == (isElevated ? onElevated : onBase))
      #expect(child.traitCollection.userInterfaceLevel == level(presented))
      presented.dismiss(animated: false)
    }
  }

  @Test func `is one of the traits`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceLevel == .elevated)
    #expect(traits.horizontalSizeClass == .unspecified && traits.displayScale == 0)
    let base = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceLevel: .base)])
    #expect(traits != base && traits.hasDifferentColorAppearance(comparedTo: base))
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceLevel == .unspecified)
  }

  @Test func `selects the components of colors`() {
    let own = UIColor { $0.userInterfaceLevel == .elevated ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    let cases: [(UIColor, UITraitCollection, CGFloat)] = [
      (own, dark, 0), (own, elevated, 1), (.systemGroupedBackground, dark, 0),
      (.white, elevated, 1),
    ]
    for (color, traits, white) in cases {
      var found: CGFloat = -1
      color.resolvedColor(with: traits).getWhite(&found, alpha: nil)
      #expect(abs(found - white) < 1e-9)
    }
    var red: CGFloat = 0
    UIColor.systemGroupedBackground.resolvedColor(with: elevated)
      .getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 28.0 / 255)
  }
}
