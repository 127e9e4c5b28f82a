public import Foundation
public import ScrollworkGeometry

/// The preferred distances of a view from its neighbors.
///
/// A view declares distances for each edge by kind of neighborhood: from text to text, below and above a
/// text, and the default kind. Two neighbors are as far apart as the larger of the distances that both
/// declare of one kind.
///
/// - Source: measured on Apple's frameworks: the distances between texts of all styles, and of a text above
///   and below another view, which a text declares and any view accepts.
public struct ViewSpacing: Equatable, Sendable {
  /// The distance between two views that declare none of the same kind.
  ///
  /// - Source: measured on Apple's frameworks: 8 points.
  package static let standard: CGFloat = 8

  private var top: EdgeSpacing
  private var leading: EdgeSpacing
  private var bottom: EdgeSpacing
  private var trailing: EdgeSpacing

  /// Zero distance on every edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The default distance on every edge, or that of a text above or below.
  public init() {
    (top, bottom) = (EdgeSpacing(belowText: 0), EdgeSpacing(aboveText: 0))
    (leading, trailing) = (EdgeSpacing(), EdgeSpacing())
  }

  /// A distance for each edge, of the default kind; nil is the default.
  package init(top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?) {
    self.init()
    if let top { self.top = EdgeSpacing(standard: top) }
    if let leading { self.leading = EdgeSpacing(standard: leading) }
    if let bottom { self.bottom = EdgeSpacing(standard: bottom) }
    if let trailing { self.trailing = EdgeSpacing(standard: trailing) }
  }

  /// The distances of a text.
  ///
  /// `toText` is the distance from a text above, `above` from another view above it, `below` from one below
  /// it. Sideways a text has the default distance.
  package init(textToText toText: CGFloat, above: CGFloat, below: CGFloat) {
    top = EdgeSpacing(textToText: toText, aboveText: above)
    bottom = EdgeSpacing(textToText: 0, belowText: below)
    (leading, trailing) = (EdgeSpacing(), EdgeSpacing())
  }

  /// The distances of a control: the default kind, and those of a text above or below.
  package static let control: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top.standard, spacing.bottom.standard) = (standard, standard)
    (spacing.leading.standard, spacing.trailing.standard) = (standard, standard)
    return spacing
  }()

  /// Zero distance along `axis` and the default across it: the spacing of a spacer.
  package static func zero(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
      : ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
  }

  /// Increases the distances of `edges` to at least those of `other`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(Edge.top) { top.formUnion(other.top) }
    if edges.contains(Edge.leading) { leading.formUnion(other.leading) }
    if edges.contains(Edge.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(Edge.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The spacing with the distances of `edges` increased to at least those of `other`.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// The distance between this view and the next, in points.
  ///
  /// The largest of the distances that both declare of one kind. If they declare none of the same kind, the
  /// distance of the default kind that one of them declares; else `standard`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// The spacing with the distances of `edges` replaced by those of `other`.
  package func replacing(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
    var copy = self
    if edges.contains(Edge.top) { copy.top = other.top }
    if edges.contains(Edge.leading) { copy.leading = other.leading }
    if edges.contains(Edge.bottom) { copy.bottom = other.bottom }
    if edges.contains(Edge.trailing) { copy.trailing = other.trailing }
    return copy
  }

  /// The spacing with the default distances on `edges`, which a frame or padding moves away from the content.
  ///
  /// A spacer keeps its own.
  ///
  /// - Source: measured by others (OpenSwiftUI).
  package func reset(_ edges: Edge.Set) -> ViewSpacing {
    self == .zero ? self : replacing(edges, from: ViewSpacing())
  }
}

/// The preferred distances of one edge by kind of neighborhood, in points; nil declares none.
private struct EdgeSpacing: Equatable, Sendable {
  /// The default kind.
  var standard: CGFloat?
  /// Between two texts.
  var textToText: CGFloat?
  /// Between a view and the text below it.
  var aboveText: CGFloat?
  /// Between a text and the view below it.
  var belowText: CGFloat?

  mutating func formUnion(_ other: EdgeSpacing) {
    standard = Self.unionOfStandard(standard, other.standard)
    textToText = Self.larger(textToText, other.textToText)
    aboveText = Self.larger(aboveText, other.aboveText)
    belowText = Self.larger(belowText, other.belowText)
  }

  func distance(to next: EdgeSpacing) -> CGFloat {
    let shared = [
      Self.shared(textToText, next.textToText), Self.shared(aboveText, next.aboveText),
      Self.shared(belowText, next.belowText), Self.shared(standard, next.standard),
    ]
    return shared.lazy.compactMap(\.self).max() ?? Self.larger(standard, next.standard)
      ?? ViewSpacing.standard
  }

  private static func shared(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a, let b else { return nil }
    return max(a, b)
  }

  private static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a else { return b }
    return max(a, b ?? a)
  }

  /// A view that declares none is as far away as one that declares the standard distance.
  private static func unionOfStandard(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard a != nil || b != nil else { return nil }
    let widest = max(a ?? ViewSpacing.standard, b ?? ViewSpacing.standard)
    return widest == ViewSpacing.standard && (a == nil || b == nil) ? nil : widest
  }
}
