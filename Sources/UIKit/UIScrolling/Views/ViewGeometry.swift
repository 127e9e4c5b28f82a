import Foundation
import ScrollworkGeometry

/// The size of a view, and its place in the superview.
struct ViewGeometry: Hashable {
  /// The size of the bounds.
  var size = CGSize.zero
  /// The place of the anchor point, in the superview's coordinates.
  var center = CGPoint.zero
  /// The transform around the center.
  var transform = CGAffineTransform.identity
  /// The point of the unit square that is at the center.
  var anchor = CGPoint(x: 0.5, y: 0.5)

  /// The geometry of a view that was not transformed, with a frame.
  init(frame: CGRect) {
    size = frame.size.sanitized
    center = CGPoint(
      x: frame.origin.x.sanitized + size.width / 2, y: frame.origin.y.sanitized + size.height / 2)
  }

  /// The bounding box of the transformed bounds, in the superview's coordinates.
  var frame: CGRect {
    let corner = CGRect(
      x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width,
      height: size.height)
    return corner.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// The size and the center of a view whose frame is `frame`.
  func placed(in frame: CGRect) -> (size: CGSize, center: CGPoint) {
    let wanted = frame.size.sanitized
    let unit = CGSize(width: 1, height: 1).applying(transform)
    let size = CGSize(
      width: unit.width == 0 ? wanted.width : wanted.width / abs(unit.width),
      height: unit.height == 0 ? wanted.height : wanted.height / abs(unit.height))
    let center = CGPoint(
      x: frame.origin.x.sanitized + wanted.width * anchor.x,
      y: frame.origin.y.sanitized + wanted.height * anchor.y)
    return (size, center)
  }

  /// The transform to the superview from coordinates that begin at the corner of the bounds.
  var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -size.width * anchor.x, y: -size.height * anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
