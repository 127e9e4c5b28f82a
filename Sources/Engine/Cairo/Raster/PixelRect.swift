import Foundation

/// A rectangle of whole device pixels; never of negative size.
struct PixelRect: Hashable, Sendable {
  var x, y, width, height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle that contains all usable pixel coordinates.
  static let everywhere = PixelRect(
    x: -1_000_000_000_000, y: -1_000_000_000_000, width: 2_000_000_000_000,
    height: 2_000_000_000_000)

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// The pixels that `rect` intersects, within `limit`.
  ///
  /// The coordinates of `rect` may be of any size; only those within `limit` become integers.
  init(touching rect: CGRect, within limit: PixelRect) {
    let x0 = max(rect.minX.rounded(.down), CGFloat(limit.x))
    let y0 = max(rect.minY.rounded(.down), CGFloat(limit.y))
    let x1 = min(rect.maxX.rounded(.up), CGFloat(limit.maxX))
    let y1 = min(rect.maxY.rounded(.up), CGFloat(limit.maxY))
    guard !rect.isNull, x1 > x0, y1 > y0 else {
      self = .empty
      return
    }
    self.init(x: Int(x0), y: Int(y0), width: Int(x1 - x0), height: Int(y1 - y0))
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (x0, y0) = (max(x, other.x), max(y, other.y))
    let (x1, y1) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return x1 > x0 && y1 > y0
      ? PixelRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .empty
  }

  /// The smallest rectangle that contains both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty || other.isEmpty { return isEmpty ? other : self }
    let (x0, y0) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func grown(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
