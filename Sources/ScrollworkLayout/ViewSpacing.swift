public import Foundation
public import ScrollworkGeometry

/// The distances a view would like to keep from its neighbors.
///
/// For each edge a view either names a distance or leaves it at the default.
public struct ViewSpacing: Equatable, Sendable {
  /// What two views keep from each other when neither names a distance.
  ///
  /// - Source: measured by others (OpenSwiftUI): 8 points.
  package static let standard: CGFloat = 8

  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// No distance on any edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The default distance on every edge.
  public init() {}

  /// A distance for each edge; nil is the default.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance along `axis`, the default across it: what a spacer asks for.
  package static func zero(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
      : ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
  }

  /// Widens the distances of `edges` to those of `other`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(Edge.top) { top = Self.wider(top, other.top) }
    if edges.contains(Edge.leading) { leading = Self.wider(leading, other.leading) }
    if edges.contains(Edge.bottom) { bottom = Self.wider(bottom, other.bottom) }
    if edges.contains(Edge.trailing) { trailing = Self.wider(trailing, other.trailing) }
  }

  /// The spacing with the distances of `edges` widened to those of `other`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance to keep between this view and the one after it, in points.
  ///
  /// The larger of the two named distances; ``standard`` when neither names one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard let end else { return start ?? Self.standard }
    return max(end, start ?? end)
  }

  /// The spacing with the distances of `edges` taken from `other`.
  package func replacing(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
    ViewSpacing(
      top: edges.contains(Edge.top) ? other.top : top,
      leading: edges.contains(Edge.leading) ? other.leading : leading,
      bottom: edges.contains(Edge.bottom) ? other.bottom : bottom,
      trailing: edges.contains(Edge.trailing) ? other.trailing : trailing)
  }

  private static func wider(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard a != nil || b != nil else { return nil }
    let widest = max(a ?? standard, b ?? standard)
    return widest == standard && (a == nil || b == nil) ? nil : widest
  }
}
