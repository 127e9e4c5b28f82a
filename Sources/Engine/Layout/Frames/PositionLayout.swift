package import Foundation
package import ScrollworkGeometry

/// A container of the proposed size with the view's center at a fixed point.
package struct PositionLayout: UnaryLayout {
  /// The view's center, from the top leading corner.
  package var position: CGPoint

  package init(_ position: CGPoint) { self.position = position }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    proposal
  }

  package func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }

  package func start(of view: ViewDimensions, along axis: Axis, in size: CGSize) -> CGFloat {
    position[axis] - view.size[axis] / 2
  }
}
