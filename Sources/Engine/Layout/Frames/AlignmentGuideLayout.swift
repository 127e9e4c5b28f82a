package import Foundation
package import ScrollworkGeometry

/// A view with one explicit guide.
package struct AlignmentGuideLayout: UnaryLayout {
  package var key: AlignmentKey
  /// The position of the guide, from the leading edge or the top, computed from the view's
  /// dimensions.
  package var value: (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    (self.key, self.value) = (key, value)
  }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    proposal
  }

  package func start(of view: ViewDimensions, along axis: Axis, in size: CGSize) -> CGFloat { 0 }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    explicitAlignment(of: guide.key, in: proposal, subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    explicitAlignment(of: guide.key, in: proposal, subviews)
  }

  private func explicitAlignment(
    of key: AlignmentKey, in proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    guard let view = subviews.first?.dimensions(in: proposal) else { return nil }
    return key == self.key ? value(view) : view[explicit: key]
  }
}
