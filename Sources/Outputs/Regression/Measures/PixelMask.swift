/// The pixels of a picture that differ from another's.
public struct PixelMask: Hashable, Sendable {
  /// What a measure says of a pixel.
  public enum Mark: UInt8, Hashable, Sendable {
    /// No difference, or one below the threshold.
    case same
    /// A difference.
    case different
    /// A difference that comes from antialiasing, and does not count.
    case antialiased
  }

  /// The size of the picture.
  public let size: PixelSize
  /// A mark for each pixel, row after row.
  let marks: [UInt8]
  /// The number of different pixels, without those of antialiasing.
  public let count: Int
  /// The number of pixels whose difference comes from antialiasing.
  public let antialiasedCount: Int
  /// The smallest rectangle with all different pixels; nil if there are none.
  public let bounds: PixelBox?

  /// The mark of a pixel within the picture.
  public subscript(x: Int, y: Int) -> Mark {
    precondition(
      (0..<size.width).contains(x) && (0..<size.height).contains(y), "(\(x), \(y)) is outside")
    return Mark(rawValue: marks[y * size.width + x]) ?? .same
  }
}

extension PixelMask {
  /// Collects marks.
  struct Builder {
    private let size: PixelSize
    private var marks: [UInt8]
    private var antialiasedCount = 0
    private var count = 0
    private var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)

    /// No marks yet.
    init(_ size: PixelSize) {
      self.size = size
      marks = [UInt8](repeating: 0, count: size.width * size.height)
    }

    /// Marks a pixel, which has no mark yet.
    mutating func mark(_ mark: Mark, _ x: Int, _ y: Int) {
      marks[y &* size.width &+ x] = mark.rawValue
      guard mark == .different else {
        antialiasedCount &+= 1
        return
      }
      count &+= 1
      (left, right) = (min(left, x), max(right, x))
      (top, bottom) = (min(top, y), max(bottom, y))
    }

    /// The marks made.
    var mask: PixelMask {
      let box = PixelBox(x: left, y: top, width: right &- left &+ 1, height: bottom &- top &+ 1)
      return PixelMask(
        size: size, marks: marks, count: count, antialiasedCount: antialiasedCount,
        bounds: count == 0 ? nil : box)
    }
  }
}
