public import Foundation
import ScrollworkGeometry

/// A layout that overlays views.
///
/// Each view is proposed the full size. The container has the size of the aligned views of the
/// highest priority; the others may extend beyond it.
@frozen public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// An overlaying stack; views are centered by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The extent of the aligned views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (width, height) = (
      extent(.horizontal, proposal, subviews), extent(.vertical, proposal, subviews)
    )
    return CGSize(
      width: width.upperBound - width.lowerBound, height: height.upperBound - height.lowerBound)
  }

  /// Places the views on their guides.
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

  /// The combined explicit guides of the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    innerGuide(guide.key, proposal, subviews)
  }

  /// The combined explicit guides of the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    innerGuide(guide.key, proposal, subviews)
  }

  /// Reads as few guides as possible, since each view may read those of its descendants.
  private func innerGuide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    let named = subviews.map { $0.dimensions(in: proposal) }.filter { $0[explicit: key] != nil }
    guard !named.isEmpty else { return nil }
    let low = extent(key.axis, proposal, subviews).lowerBound
    return key.combining(
      named.map { $0[key] - $0[alignment.key(along: key.axis)] - low })
  }

  /// The range of the highest-priority views, relative to the common guide.
  private func extent(
    _ axis: Axis, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> ClosedRange<CGFloat> {
    guard let highest = subviews.lazy.map(\.priority).max() else { return 0...0 }
    var (low, high): (CGFloat, CGFloat) = (.infinity, -.infinity)
    for subview in subviews where subview.priority == highest {
      let view = subview.dimensions(in: proposal)
      let start = -view[alignment.key(along: axis)]
      let end = start + view.size[axis]
      low = min(low, start)
      // A view without a limit has none on either side of a guide that is not its start.
      high = max(high, end.isNaN ? .infinity : end)
    }
    return low <= high ? low...high : 0...0
  }
}
