public import Foundation
import ScrollworkGeometry

/// A layout that arranges views in a horizontal line.
@frozen public struct HStackLayout: Layout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between adjacent views, in points; nil uses their preferred spacing.
  public var spacing: CGFloat?

  /// A horizontal stack; views are centered by default.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A stack along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, spacing: spacing, guide: alignment.key)
  }

  /// An empty cache.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// The spacing of the first and last view at the ends, and the union of all views' across.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    subviews.stackSpacing(along: .horizontal)
  }

  /// The sum of the views' widths and spacing, and the extent of their heights.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    cache.plan(proposal, subviews, algorithm).size
  }

  /// Places the views from leading to trailing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    cache.plan(proposal, subviews, algorithm).place(subviews, in: bounds)
  }
}
