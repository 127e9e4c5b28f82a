import Foundation
package import ScrollworkGeometry

/// A view fixed at its ideal size along some axes.
package struct FixedSizeLayout: UnaryLayout {
  package var axes: Axis.Set

  package init(_ axes: Axis.Set) { self.axes = axes }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}
