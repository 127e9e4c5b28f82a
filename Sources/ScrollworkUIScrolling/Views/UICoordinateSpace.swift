public import Foundation

/// A frame of reference.
@MainActor @preconcurrency public protocol UICoordinateSpace: AnyObject {
  /// The rectangle, in its own coordinates.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
