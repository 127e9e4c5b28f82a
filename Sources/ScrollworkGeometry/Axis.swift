package import Foundation

/// One of the two directions of the plane.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical

  /// Any of no, one or both axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8

    /// A set of the axes whose bits are on.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Left to right.
    public static let horizontal = Set(rawValue: 1)
    /// Top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// Whether `axis` is in the set.
    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }

    /// The set of just `axis`.
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }

  /// The other axis.
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
  /// The extent along `axis`.
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
  /// The near edge along `axis`.
  package func min(_ axis: Axis) -> CGFloat { axis == .horizontal ? minX : minY }

  /// The far edge along `axis`.
  package func max(_ axis: Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// This rectangle moved by `offset`.
  package func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}
