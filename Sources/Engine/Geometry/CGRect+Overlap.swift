package import Foundation

extension CGRect {
  /// The common part of two rectangles, which may have no area; nil if they do not touch, or if a
  /// coordinate is not a number.
  ///
  /// Total, unlike Foundation's `intersection(_:)`, which stops the program where a coordinate is not a
  /// number.
  package func overlap(with other: CGRect) -> CGRect? {
    let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
    let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
    let edges = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    guard left <= right, top <= bottom, !edges.contains(where: \.isNaN) else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
