// At 0.
import TinyConstraints
import UIKit

private func center(_ part: any Constrainable, in whole: any Constrainable) {
  part.centerX(to: whole)
  part.centerY(to: whole, offset: 20)
}

final class TinyController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (red, blue, green) = (UIView(), UIView(), UIView())
    (red.backgroundColor, blue.backgroundColor) = (.systemRed, .systemBlue)
    green.backgroundColor = .systemGreen
    view.addSubview(red)
    for part in [blue, green] { red.addSubview(part) }
    let insets: TinyEdgeInsets = .uniform(40)
    red.edgesToSuperview(excluding: LayoutEdge.bottom, insets: insets)
    red.height(300)
    center(blue, in: red)
    blue.size(CGSize(width: 100, height: 60))
    green.top(to: red, offset: 10, relation: ConstraintRelation.equal)
    green.leading(to: red)
    green.width(to: red, multiplier: 0.5)
    green.height(20)
  }
}

#Preview { TinyController() }
