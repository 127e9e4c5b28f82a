public import Foundation
import ScrollworkGeometry

/// A layout that arranges views in a vertical line.
@frozen public struct VStackLayout: Layout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent views, in points; nil uses their preferred spacing.
  public var spacing: CGFloat?

  /// A vertical stack; views are centered by default.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A stack along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .vertical, spacing: spacing, guide: alignment.key)
  }

  /// An empty cache.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// The spacing of the first and last view at the ends, and the union of all views' across.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    subviews.stackSpacing(along: .vertical)
  }

  /// The sum of the views' heights and spacing, and the extent of their widths.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    cache.plan(proposal, subviews, algorithm).size
  }

  /// Places the views from top to bottom.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    cache.plan(proposal, subviews, algorithm).place(subviews, in: bounds)
  }
}
