package import Foundation
package import ScrollworkGeometry

/// A frame of a fixed width, height or both.
///
/// - Source: documented, `frame(width:height:alignment:)`.
package struct FrameLayout: UnaryLayout {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment

  /// A frame; a nil dimension is the view's own.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package var movedEdges: Edge.Set {
    [width == nil ? [] : .horizontal, height == nil ? [] : .vertical]
  }

  package func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
