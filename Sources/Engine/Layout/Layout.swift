public import Foundation
public import ScrollworkGeometry

/// A type that arranges views: it determines the size of their container and the position of each.
///
/// Sizes depend on the proposal and the subviews alone, so they may be requested in any order.
public protocol Layout: Animatable {
  /// The type of data computed once for all methods; `Void` by default.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the data computed from the subviews alone.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred spacing of the container.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposed size.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview.
  ///
  /// `bounds` has the size returned for `proposal`; its origin need not be zero. Positions are for
  /// left-to-right layout; in a right-to-left environment the container is mirrored.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  )

  /// The container's own position of a guide, from the leading edge of `bounds`; nil for its
  /// default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The container's own position of a guide, from the top of `bounds`; nil for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout that its subviews depend on.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, which orients spacers and dividers; nil for other layouts.
  public var stackOrientation: Axis?

  /// The default properties, without a stack orientation.
  public init() { stackOrientation = nil }

  package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews' spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The combined explicit guides of the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The combined explicit guides of the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}
