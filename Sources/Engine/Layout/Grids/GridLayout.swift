public import Foundation
import ScrollworkGeometry

/// A layout that arranges views in rows and columns.
///
/// The views of one `GridRow` share a row; any other view has a row of its own and spans all
/// columns.
@frozen public struct GridLayout: Layout, Sendable {
  /// The default alignment of cells.
  public var alignment: Alignment
  /// The distance between columns, in points; nil uses the views' preferred spacing.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil uses the views' preferred spacing.
  public var verticalSpacing: CGFloat?

  /// A grid; cells are centered by default.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  /// An empty cache.
  public func makeCache(subviews: Subviews) -> GridLayoutCache { GridLayoutCache() }

  /// The sum of the columns' widths and of the rows' heights, with their spacing.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache
  ) -> CGSize {
    cache.plan(proposal, subviews, self).size
  }

  /// Places the views in their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout GridLayoutCache
  ) {
    cache.plan(proposal, subviews, self).place(subviews, in: bounds)
  }
}

/// The cached plans of a grid, by proposed size.
public struct GridLayoutCache {
  private var plans: [ProposedViewSize: StackPlan] = [:]

  init() {}

  mutating func plan(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ layout: GridLayout
  ) -> StackPlan {
    if let plan = plans[proposal] { return plan }
    let plan = GridAlgorithm(
      subviews, alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
      verticalSpacing: layout.verticalSpacing
    ).plan(proposal)
    plans[proposal] = plan
    return plan
  }
}
