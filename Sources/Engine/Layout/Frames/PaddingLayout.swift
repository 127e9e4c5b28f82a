package import Foundation
package import ScrollworkGeometry

/// Padding around a view.
package struct PaddingLayout: UnaryLayout {
  /// The default length of `padding()`, on every edge.
  ///
  /// - Source: documented by example in many Apple samples; 16 points on iOS.
  package static let standard: CGFloat = 16

  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.total(.horizontal), 0) },
      height: proposal.height.map { max($0 - insets.total(.vertical), 0) })
  }

  package func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(size.width + insets.total(.horizontal), 0),
      height: max(size.height + insets.total(.vertical), 0))
  }

  package var movedEdges: Edge.Set {
    [
      insets.top == 0 ? [] : .top, insets.leading == 0 ? [] : .leading,
      insets.bottom == 0 ? [] : .bottom, insets.trailing == 0 ? [] : .trailing,
    ]
  }

  package func start(of view: ViewDimensions, along axis: Axis, in size: CGSize) -> CGFloat {
    insets.start(axis)
  }
}
