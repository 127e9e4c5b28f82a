public import Foundation
import ScrollworkGeometry

/// A layout that puts views in a row.
@frozen public struct HStackLayout: Layout, Sendable {
  /// The guide on which the views are aligned.
  public var alignment: VerticalAlignment
  /// The distance between neighbors, in points; nil leaves it to the views.
  public var spacing: CGFloat?

  /// A row, centered unless said otherwise.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A row runs along the horizontal axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, spacing: spacing, guide: alignment.key)
  }

  /// No plans yet.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// The distances of the views at the row's ends and sides.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    subviews.stackSpacing(along: .horizontal)
  }

  /// The views' sizes and distances, added up.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    cache.plan(proposal, subviews, algorithm).size
  }

  /// Puts the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    cache.plan(proposal, subviews, algorithm).place(subviews, in: bounds)
  }
}
