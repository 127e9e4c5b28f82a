// At 0.
import PureLayout
import UIKit

final class PinController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (red, blue) = (UIView(), UIView())
    (red.backgroundColor, blue.backgroundColor) = (.systemRed, .systemBlue)
    let (edge, axis, dimension) = (ALEdge.top, ALAxis.vertical, ALDimension.width)
    for part in [red, blue] {
      part.configureForAutoLayout()
      view.addSubview(part)
    }
    red.autoPinEdge(toSuperviewEdge: edge, withInset: 60)
    red.autoAlignAxis(toSuperviewAxis: axis)
    red.autoSetDimension(dimension, toSize: 200)
    red.autoSetDimension(.height, toSize: 80)
    blue.autoPinEdge(.top, to: .bottom, of: red, withOffset: 10)
    blue.autoPinEdge(.leading, to: .leading, of: red)
    blue.autoMatch(.width, to: .width, of: red)
    blue.autoMatch(.height, to: .width, of: red)
  }
}

#Preview { PinController() }
