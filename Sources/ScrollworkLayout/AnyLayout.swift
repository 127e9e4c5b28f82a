public import Foundation
import ScrollworkGeometry

/// A layout of any type: changing the type inside keeps the views' identity and state.
public struct AnyLayout: Layout {
  /// The cache of whatever layout is inside.
  public struct Cache {
    fileprivate var value: Any
  }

  private let box: any AnyLayoutBox

  /// Wraps a layout.
  public init(_ layout: some Layout) { box = LayoutBox(layout: layout) }

  /// What others should know about the layout inside.
  package var layoutProperties: LayoutProperties { box.layoutProperties }

  /// The cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews: subviews))
  }

  /// Brings the cache up to date, or makes it anew when another type of layout has moved in.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews: subviews)
  }

  /// The distances the layout inside would like to keep.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews: subviews, cache: &cache.value)
  }

  /// The size of the layout inside.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  /// Lets the layout inside place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
  }
}

/// The methods of a layout with its cache as any value.
private protocol AnyLayoutBox {
  var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, subviews: LayoutSubviews)
  func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any)
  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Any
  ) -> CGFloat?
}

private struct LayoutBox<Base: Layout>: AnyLayoutBox {
  let layout: Base

  var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Any, subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: LayoutSubviews, cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Runs `body` on the cache, made anew when it is of another layout's type.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Base.Cache) -> Result
  ) -> Result {
    var typed = cache as? Base.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = typed }
    return body(&typed)
  }
}
