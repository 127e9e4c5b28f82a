package import Foundation

/// The horizontal or vertical dimension of the plane.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal dimension, positive to the right.
  case horizontal
  /// The vertical dimension, positive downward.
  case vertical

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bit mask: one bit for each axis.
    public let rawValue: Int8

    /// The set of the axes whose bits are set in `rawValue`.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    /// Whether `axis` is in the set.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }

    /// The set containing only `axis`.
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  /// The perpendicular axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// The coordinate along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The length along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGVector {
  /// The component along `axis`.
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }
}

extension CGRect {
  /// The minimum coordinate along `axis`: the left or top edge.
  package func min(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The maximum coordinate along `axis`: the right or bottom edge.
  package func max(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// The rectangle translated by `offset`.
  package func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}
