import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A shape drawn in a rectangle inset by an amount.
struct ShrunkShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  /// Adapts the base shape to the inset rectangle, such as its corner radii.
  let adjust: @Sendable (Base) -> Base

  func path(in rect: CGRect) -> Path {
    adjust(base).path(in: rect.insetBy(dx: amount, dy: amount))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  func inset(by more: CGFloat) -> ShrunkShape<Self> {
    ShrunkShape<Self>(base: self, amount: more) { $0 }
  }
}
