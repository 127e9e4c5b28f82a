/// A region of different pixels that are near each other.
public struct DifferenceCluster: Hashable, Sendable, Codable {
  /// The smallest rectangle with all its pixels.
  public let bounds: PixelBox
  /// The number of its different pixels.
  public let count: Int

  /// A region of `count` pixels.
  public init(bounds: PixelBox, count: Int) { (self.bounds, self.count) = (bounds, count) }
}

extension PixelMask {
  /// The regions of different pixels, the one with the most pixels first.
  ///
  /// Pixels up to `distance` columns and rows apart are in one region; from twice that on, they are
  /// only if others between them join them. Takes one pass over the mask.
  public func clusters(within distance: Int = 8) -> [DifferenceCluster] {
    precondition(distance > 0, "a distance of \(distance) px")
    guard let bounds else { return [] }
    var cells = ClusterCells(bounds, side: distance)
    for y in bounds.rows(of: size.height) {
      for x in bounds.columns(of: size.width)
      where marks[y &* size.width &+ x] == Mark.different.rawValue {
        cells.add(x, y)
      }
    }
    return cells.clusters().sorted { one, other in
      (other.count, one.bounds.y, one.bounds.x) < (one.count, other.bounds.y, other.bounds.x)
    }
  }
}
