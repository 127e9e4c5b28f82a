package import Foundation
import ScrollworkGeometry

/// Views layered over or under a base, the first of them, which alone determines size and guides.
package struct OverlayLayout: Layout {
  package var alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let base = subviews.first else { return }
    let dimensions = base.dimensions(in: proposal)
    base.place(
      leading: .zero, in: bounds, isRightToLeft: subviews.isRightToLeft, proposal: proposal)
    for subview in subviews.dropFirst() {
      let offered = ProposedViewSize(dimensions.size)
      let view = subview.dimensions(in: offered)
      subview.place(
        leading: CGPoint(
          x: dimensions[alignment.horizontal] - view[alignment.horizontal],
          y: dimensions[alignment.vertical] - view[alignment.vertical]),
        in: bounds, isRightToLeft: subviews.isRightToLeft, proposal: offered)
    }
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }
}
