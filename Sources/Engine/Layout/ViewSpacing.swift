public import Foundation
public import ScrollworkGeometry

/// The preferred distances of a view from its neighbors.
///
/// For each edge a view has either an explicit distance or the default.
public struct ViewSpacing: Equatable, Sendable {
  /// The distance between two views if neither has an explicit one.
  ///
  /// - Source: measured by others (OpenSwiftUI): 8 points.
  package static let standard: CGFloat = 8

  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// Zero distance on every edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The default distance on every edge.
  public init() {}

  /// A distance for each edge; nil is the default.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Zero distance along `axis` and the default across it: the spacing of a spacer.
  package static func zero(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
      : ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
  }

  /// Increases the distances of `edges` to at least those of `other`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(Edge.top) { top = Self.maximum(top, other.top) }
    if edges.contains(Edge.leading) { leading = Self.maximum(leading, other.leading) }
    if edges.contains(Edge.bottom) { bottom = Self.maximum(bottom, other.bottom) }
    if edges.contains(Edge.trailing) { trailing = Self.maximum(trailing, other.trailing) }
  }

  /// The spacing with the distances of `edges` increased to at least those of `other`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance between this view and the next, in points.
  ///
  /// The larger of the two explicit distances; `standard` if there is none.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    guard let end else { return start ?? Self.standard }
    return max(end, start ?? end)
  }

  /// The spacing with the distances of `edges` replaced by those of `other`.
  package func replacing(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
    ViewSpacing(
      top: edges.contains(Edge.top) ? other.top : top,
      leading: edges.contains(Edge.leading) ? other.leading : leading,
      bottom: edges.contains(Edge.bottom) ? other.bottom : bottom,
      trailing: edges.contains(Edge.trailing) ? other.trailing : trailing)
  }

  private static func maximum(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard a != nil || b != nil else { return nil }
    let widest = max(a ?? standard, b ?? standard)
    return widest == standard && (a == nil || b == nil) ? nil : widest
  }
}
