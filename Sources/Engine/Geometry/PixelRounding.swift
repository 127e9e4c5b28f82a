package import Foundation

extension CGFloat {
  /// A length rounded up to whole device pixels, where `scale` pixels make a point.
  ///
  /// A length that is more than whole pixels by rounding alone, up to a millionth of a pixel, stays.
  package func ceiled(toScale scale: CGFloat) -> CGFloat {
    (self * scale - 1e-6).rounded(.up) / scale
  }
}
