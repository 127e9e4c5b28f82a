public import Foundation
package import ScrollworkGeometry

/// The size a container offers a view; a view decides for itself what it makes of it.
///
/// A missing dimension asks for the ideal size, zero for the smallest and infinity for the largest.
@frozen public struct ProposedViewSize: Hashable, Sendable {
  /// The offered width, in points; nil asks for the ideal one.
  public var width: CGFloat?
  /// The offered height, in points; nil asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer of two dimensions.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// An offer of just this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer as a size, with `size` standing in for what is missing.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The offer along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
