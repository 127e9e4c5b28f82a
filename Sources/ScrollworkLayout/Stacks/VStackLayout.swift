public import Foundation
import ScrollworkGeometry

/// A layout that puts views in a column.
@frozen public struct VStackLayout: Layout, Sendable {
  /// The guide on which the views are aligned.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors, in points; nil leaves it to the views.
  public var spacing: CGFloat?

  /// A column, centered unless said otherwise.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A column runs along the vertical axis.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  private var algorithm: StackAlgorithm {
    StackAlgorithm(axis: .vertical, spacing: spacing, guide: alignment.key)
  }

  /// No plans yet.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// The distances of the views at the column's ends and sides.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    subviews.stackSpacing(along: .vertical)
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
