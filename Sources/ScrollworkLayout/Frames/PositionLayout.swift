package import Foundation
package import ScrollworkGeometry

/// All the room that is offered, with the middle of a view at some point of it.
package struct PositionLayout: UnaryLayout {
  /// From the leading top corner.
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
