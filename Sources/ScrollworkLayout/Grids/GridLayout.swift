public import Foundation
import ScrollworkGeometry

/// A layout that puts views in rows and columns.
///
/// Views of one `GridRow` stand in a row; any other view has a row to itself and takes all columns.
@frozen public struct GridLayout: Layout, Sendable {
  /// The guides on which cells are aligned where rows and columns say nothing else.
  public var alignment: Alignment
  /// The distance between columns, in points; nil leaves it to the views.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; nil leaves it to the views.
  public var verticalSpacing: CGFloat?

  /// A grid, its cells centered unless said otherwise.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  /// No plans yet.
  public func makeCache(subviews: Subviews) -> GridLayoutCache { GridLayoutCache() }

  /// The widths of the columns and the heights of the rows, added up.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayoutCache
  ) -> CGSize {
    cache.plan(proposal, subviews, self).size
  }

  /// Puts the views in their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout GridLayoutCache
  ) {
    cache.plan(proposal, subviews, self).place(subviews, in: bounds)
  }
}

/// The plans a grid has made, by what it was offered.
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
