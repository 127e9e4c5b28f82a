package import Foundation
package import ScrollworkGeometry

/// A frame with lengths relative to the nearest container.
package struct ContainerRelativeFrameLayout: UnaryLayout {
  package var axes: Axis.Set
  package var alignment: Alignment
  /// The length along an axis in `axes`, in points.
  package var length: (Axis) -> CGFloat

  package init(
    axes: Axis.Set, length: @escaping (Axis) -> CGFloat, alignment: Alignment = .center
  ) {
    (self.axes, self.length, self.alignment) = (axes, length, alignment)
  }

  private var frame: FrameLayout {
    FrameLayout(
      width: axes.contains(Axis.horizontal) ? length(.horizontal) : nil,
      height: axes.contains(Axis.vertical) ? length(.vertical) : nil, alignment: alignment)
  }

  package func offer(
    _ proposal: ProposedViewSize, to subview: LayoutSubview
  ) -> ProposedViewSize {
    frame.offer(proposal, to: subview)
  }

  package func size(around size: CGSize, in proposal: ProposedViewSize) -> CGSize {
    frame.size(around: size, in: proposal)
  }
}

/// The arithmetic of equal columns in a container.
package enum ContainerRelativeLength {
  /// The length of `span` of `count` equal columns with `spacing` between them, in points.
  ///
  /// Never negative; a `count` or `span` below one counts as one.
  ///
  /// - Source: documented, `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  package static func length(
    container: CGFloat, count: Int, span: Int, spacing: CGFloat
  ) -> CGFloat {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    let column = (container - spacing * (count - 1)) / count
    return max(column * span + spacing * (span - 1), 0)
  }
}
