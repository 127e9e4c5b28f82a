public import Foundation
import ScrollworkGeometry

/// A layout that puts views on top of each other.
///
/// Each view is offered all there is. The size is that of the aligned views of the highest
/// priority; the others may reach beyond it.
@frozen public struct ZStackLayout: Layout, Sendable {
  /// The guides on which the views are aligned.
  public var alignment: Alignment

  /// A pile, centered unless said otherwise.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The extent of the aligned views together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (width, height) = (
      extent(.horizontal, proposal, subviews), extent(.vertical, proposal, subviews)
    )
    return CGSize(
      width: width.upperBound - width.lowerBound, height: height.upperBound - height.lowerBound)
  }

  /// Puts the views on their guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (left, top) = (
      extent(.horizontal, proposal, subviews), extent(.vertical, proposal, subviews)
    )
    for subview in subviews {
      let view = subview.dimensions(in: proposal)
      subview.place(
        leading: CGPoint(
          x: -view[alignment.horizontal] - left.lowerBound,
          y: -view[alignment.vertical] - top.lowerBound),
        in: bounds, isRightToLeft: subviews.isRightToLeft, proposal: proposal)
    }
  }

  /// The views' own guides, brought together.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    innerGuide(guide.key, proposal, subviews)
  }

  /// The views' own guides, brought together.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    innerGuide(guide.key, proposal, subviews)
  }

  /// Asks the views for no more guides than it must, since each may hold others that hold others.
  private func innerGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    let named = subviews.map { $0.dimensions(in: proposal) }.filter { $0[explicit: key] != nil }
    guard !named.isEmpty else { return nil }
    let low = extent(key.axis, proposal, subviews).lowerBound
    return key.combining(
      named.map { $0[key] - $0[alignment.key(along: key.axis)] - low })
  }

  /// The range around the views that decide, seen from where all guides meet.
  private func extent(
    _ axis: Axis, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> ClosedRange<CGFloat> {
    guard let highest = subviews.lazy.map(\.priority).max() else { return 0...0 }
    var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for subview in subviews where subview.priority == highest {
      let view = subview.dimensions(in: proposal)
      let start = -view[alignment.key(along: axis)]
      low = min(low, start)
      high = max(high, start + view.size[axis])
    }
    return low <= high ? low...high : 0...0
  }
}
