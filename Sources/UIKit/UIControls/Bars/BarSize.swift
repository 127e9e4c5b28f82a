import Foundation
import ScrollworkUIScrolling
import ScrollworkViews

extension UIView {
  /// The size of a bar in an available size: the standard height, and the available width; without
  /// one the width of the superview, or that of the screen.
  ///
  /// - Source: the heights are documented; the width of a bar without one is chosen, so that the
  ///   usual `sizeToFit()` of a new bar shows it.
  func barSize(in available: CGSize, height: CGFloat) -> CGSize {
    var width = available.width
    if !(width > 0 && width.isFinite) { width = superview?.bounds.width ?? 0 }
    if width <= 0 { width = UIScreen.main.bounds.width }
    return CGSize(width: width, height: height)
  }
}
