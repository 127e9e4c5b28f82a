/// A rectangle of pixels; y grows downward.
public struct PixelBox: Hashable, Sendable, Codable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// A rectangle; one of no or negative width or height is empty.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The number of pixels.
  var area: Int { isEmpty ? 0 : width * height }

  /// Whether there is no pixel in it.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The columns within a picture of `width`.
  func columns(of width: Int) -> Range<Int> { Self.range(x, self.width, in: width) }

  /// The rows within a picture of `height`.
  func rows(of height: Int) -> Range<Int> { Self.range(y, self.height, in: height) }

  /// The rectangle with `margin` pixels more on every side, within a picture of that size.
  func expanded(by margin: Int, within width: Int, _ height: Int) -> PixelBox {
    let (left, top) = (max(0, x - margin), max(0, y - margin))
    return PixelBox(
      x: left, y: top, width: min(width, x + self.width + margin) - left,
      height: min(height, y + self.height + margin) - top)
  }

  /// The smallest rectangle with both in it.
  func union(_ other: PixelBox) -> PixelBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  private static func range(_ start: Int, _ count: Int, in limit: Int) -> Range<Int> {
    let (end, overflows) = start.addingReportingOverflow(max(0, count))
    let first = min(max(0, start), limit)
    return first..<max(first, overflows ? limit : min(end, limit))
  }
}

extension PixelBox: CustomStringConvertible {
  /// For example `12 × 40 px at 30, 112`.
  public var description: String { "\(width) × \(height) px at \(x), \(y)" }
}
