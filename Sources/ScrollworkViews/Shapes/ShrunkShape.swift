import Foundation
import ScrollworkGeometry
import ScrollworkLayout

/// A shape drawn a little smaller in the same place.
struct ShrunkShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  /// The base as it is drawn in the smaller rectangle.
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
