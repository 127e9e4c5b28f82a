import Foundation
public import ScrollworkGeometry

extension EdgeInsets {
  /// The safe area of a phone without a home button, upright: 59 points around the camera, 34 for
  /// the bar at the bottom.
  ///
  /// For a canvas of 393 × 852 points.
  ///
  /// - Source: measured by others, on the iPhones 14 Pro, 15 and 16.
  public static let phone = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
}
