public import Foundation
public import ScrollworkGeometry

/// A way of arranging views: how large they are together, and where each one stands.
///
/// Sizes depend on the proposal and the subviews alone, so they may be asked for in any order.
public protocol Layout: Animatable {
  /// What the layout computes once for all its methods; nothing unless it says otherwise.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What others should know about layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// What can be computed from the subviews alone.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings a cache up to date after the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the whole would like to keep from its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole when offered `proposal`.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Puts each subview in its place.
  ///
  /// `bounds` has the size answered for `proposal`, and need not begin at the origin. Places are told
  /// for text read from left to right; where it is not, the whole is mirrored.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  )

  /// Where the whole puts a guide itself, from the leading edge of `bounds`; nil for its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the whole puts a guide itself, from the top of `bounds`; nil for its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What others should know about a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which it lines views up, if there is one; spacers and dividers go by it.
  public var stackOrientation: Axis?

  /// Nothing in particular.
  public init() { stackOrientation = nil }

  package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// Nothing in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The widest of all subviews' distances on each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The subviews' own guides, brought together.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The subviews' own guides, brought together.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension Layout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}
