package import Foundation

/// A coordinate of an offset snapped to the nearest device pixel; `scale` pixels make a point.
///
/// The whole part is kept; the fraction is rounded, halves to the even pixel. A scale that is not
/// above zero leaves the offset alone.
///
/// - Source: measured by others, in UIKit.
package func snapped(_ offset: CGFloat, scale: CGFloat) -> CGFloat {
  guard scale > 0 else { return offset }
  let whole = offset.rounded(.towardZero)
  return whole + ((offset - whole) * scale).rounded(.toNearestOrEven) / scale
}

/// A content offset snapped to the nearest device pixel; `scale` pixels make a point.
package func snapped(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
  CGPoint(x: snapped(offset.x, scale: scale), y: snapped(offset.y, scale: scale))
}
