import Foundation
import ScrollworkGeometry
import ScrollworkStage

/// An effect in parts, at the center of its view: how far it moves, scales and turns it.
struct EffectParts: Hashable {
  let translation: CGPoint
  let scale: CGPoint
  /// Clockwise, −180 … 180.
  let degrees: Double

  /// The parts of a view's effect.
  init(_ child: ChildReport) { self.init(child.effect.map, size: child.frame.size) }

  /// The parts of a transform of a view; in perspective, those of its center.
  init(_ map: ProjectionTransform, size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    func image(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: center.x + dx, y: center.y + dy).applying(map)
    }
    let middle = image(0, 0)
    translation = CGPoint(x: middle.x - center.x, y: middle.y - center.y)
    // The derivatives at the center.
    let (a, b) = (image(0.5, 0).x - image(-0.5, 0).x, image(0.5, 0).y - image(-0.5, 0).y)
    let (c, d) = (image(0, 0.5).x - image(0, -0.5).x, image(0, 0.5).y - image(0, -0.5).y)
    let determinant = a * d - b * c
    // A mirror image to the side is a negative horizontal scale rather than a half turn.
    let isMirrored = a < 0 && determinant < 0
    let width = hypot(a, b) * (isMirrored ? -1 : 1)
    scale = CGPoint(x: width, y: width == 0 ? hypot(c, d) : determinant / width)
    let turn = isMirrored ? atan2(-b, -a) : atan2(b, a)
    degrees = width == 0 ? 0 : turn * 180 / .pi
  }
}
