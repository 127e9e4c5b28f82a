public import Foundation
import ScrollworkGeometry

/// A type-erased layout: changing the wrapped type keeps the views' identity and state.
public struct AnyLayout: Layout {
  /// The type-erased cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  private let box: any AnyLayoutBox

  /// Wraps a layout.
  public init(_ layout: some Layout) { box = LayoutBox(layout: layout) }

  /// The properties of the wrapped layout.
  package var layoutProperties: LayoutProperties { box.layoutProperties }

  /// The cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews: subviews))
  }

  /// Updates the cache, or makes a new one if the wrapped layout's type has changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews: subviews)
  }

  /// The preferred spacing of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews: subviews, cache: &cache.value)
  }

  /// The size of the wrapped layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  /// Places the subviews by the wrapped layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  /// The explicit alignment of the wrapped layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
  }

  /// The explicit alignment of the wrapped layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.value)
  }
}

/// The methods of a layout with a type-erased cache.
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

  /// Runs `body` on the typed cache, or on a new one if the cache is of another layout's type.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Base.Cache) -> Result
  ) -> Result {
    var typed = cache as? Base.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = typed }
    return body(&typed)
  }
}
