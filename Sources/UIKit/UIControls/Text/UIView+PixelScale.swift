import Foundation
import ScrollworkUIScrolling
import ScrollworkViews

extension UIView {
  /// The pixels of a point: of the scene that shows the view or, before one does, of the main screen.
  var pixelScale: CGFloat {
    max(1, touchScreen.host == nil ? UIScreen.main.scale : touchScreen.scale)
  }

  /// The length rounded up to whole pixels.
  func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
    (length * pixelScale - 0.001).rounded(.up) / pixelScale
  }
}
