public import Foundation
package import ScrollworkGeometry

/// A proposed size that a container passes to a view; the view chooses its own size.
///
/// An unspecified dimension requests the ideal size, zero the minimum and infinity the maximum.
@frozen public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, in points; nil requests the ideal width.
  public var width: CGFloat?
  /// The proposed height, in points; nil requests the ideal height.
  public var height: CGFloat?

  /// Requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of two dimensions.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// A proposal of a specific size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal with unspecified dimensions replaced by those of `size`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along `axis`.
  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
