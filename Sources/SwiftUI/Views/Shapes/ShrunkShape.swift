import Foundation
import ScrollworkGeometry

/// A shape drawn in a rectangle inset by an amount, which takes the proposed size.
///
/// - Source: measured on Apple's frameworks: an inset circle and one with a stroked border are no
///   squares.
struct ShrunkShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  /// Adapts the base shape to the inset rectangle, such as its corner radii.
  let adjust: @Sendable (Base) -> Base

  func path(in rect: CGRect) -> Path {
    adjust(base).path(in: rect.insetBy(dx: amount, dy: amount))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func inset(by more: CGFloat) -> ShrunkShape<Self> {
    ShrunkShape<Self>(base: self, amount: more) { $0 }
  }
}
