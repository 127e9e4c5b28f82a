public import Foundation

/// An area with coordinates of its own.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// The area, in its own coordinates.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
