package import Foundation

extension CGRect {
  /// Whether all of another rectangle is in this one, edges included.
  ///
  /// `contains(_:)` of Foundation compares a union, whose far edges are rounded.
  package func encloses(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
