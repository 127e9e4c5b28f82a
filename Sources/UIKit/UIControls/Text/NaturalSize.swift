import Foundation
import ScrollworkUIScrolling

extension UIView {
  /// The intrinsic size, with the lengths of `available` for those that the view has not.
  ///
  /// - Source: chosen, for controls whose documentation names a height and no width.
  func naturalSize(in available: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    return CGSize(
      width: natural.width < 0 ? available.width : natural.width,
      height: natural.height < 0 ? available.height : natural.height)
  }
}
