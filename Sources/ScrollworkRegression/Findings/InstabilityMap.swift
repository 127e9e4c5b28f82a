import Foundation
public import ScrollworkDrawing

/// Where the pictures of two reels differ, and how often: a grid of cells over a picture, with the
/// number of differing pixels in each over all stills.
public struct InstabilityMap: Hashable, Sendable, Codable {
  /// The number of cells in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The side of a cell, in pixels; cells at the trailing and the bottom edge may be smaller.
  public let cell: Int
  /// The width and the height of the pictures, in pixels.
  public let picture: [Int]
  /// The number of compared stills.
  public private(set) var stills = 0
  /// The number of differing pixels of each cell over all stills, row after row.
  public private(set) var counts: [Int]

  /// A map of no stills.
  ///
  /// - Parameters:
  ///   - pictureWidth: The width of the pictures, in pixels.
  ///   - pictureHeight: The height of the pictures, in pixels.
  ///   - columns: The greatest number of cells in a row.
  public init(pictureWidth: Int, pictureHeight: Int, columns: Int = 24) {
    let columns = max(1, columns)
    picture = [max(1, pictureWidth), max(1, pictureHeight)]
    cell = (picture[0] + columns - 1) / columns
    width = (picture[0] + cell - 1) / cell
    height = (picture[1] + cell - 1) / cell
    counts = Array(repeating: 0, count: width * height)
  }

  /// Adds stills whose pictures are the same.
  public mutating func addEqual(_ count: Int = 1) { stills += count }

  /// Adds a still whose pixels differ where `isDifferent` says so for their column and row.
  public mutating func add(where isDifferent: (_ x: Int, _ y: Int) -> Bool) {
    stills += 1
    for y in 0..<picture[1] {
      let row = y / cell * width
      for x in 0..<picture[0] where isDifferent(x, y) { counts[row + x / cell] += 1 }
    }
  }

  /// Adds a still with the pictures of both reels; pixels that only one of them has differ.
  public mutating func add(old: Pixels, new: Pixels) {
    if old == new { return addEqual() }
    old.data.withUnsafeBytes { first in
      new.data.withUnsafeBytes { second in
        add { x, y in
          guard x < old.width, x < new.width, y < old.height, y < new.height else {
            return x < old.width && y < old.height || x < new.width && y < new.height
          }
          let (one, other) = (4 * (y * old.width + x), 4 * (y * new.width + x))
          return first.loadUnaligned(fromByteOffset: one, as: UInt32.self)
            != second.loadUnaligned(fromByteOffset: other, as: UInt32.self)
        }
      }
    }
  }

  /// The share of a cell's pixels that differ, over all stills, 0 … 1.
  public func share(column: Int, row: Int) -> Double {
    let across = min(cell, picture[0] - column * cell)
    let down = min(cell, picture[1] - row * cell)
    let pixels = across * down * stills
    return pixels > 0 ? Double(counts[row * width + column]) / Double(pixels) : 0
  }
}
