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
    let (both, most) = (min(old.width, new.width), max(old.width, new.width))
    let rows = min(old.height, new.height)
    stills += 1
    old.data.withUnsafeBytes { first in
      new.data.withUnsafeBytes { second in
        for y in 0..<rows {
          let (one, other) = (4 * y * old.width, 4 * y * new.width)
          // Rows that are the same, which most are, are compared at once.
          if old.row(y, both) != new.row(y, both) {
            for x in 0..<both {
              let word = first.loadUnaligned(fromByteOffset: one + 4 * x, as: UInt32.self)
              if word != second.loadUnaligned(fromByteOffset: other + 4 * x, as: UInt32.self) {
                mark(x, y)
              }
            }
          }
          for x in both..<most { mark(x, y) }
        }
      }
    }
    let taller = old.height > new.height ? old : new
    for y in rows..<taller.height {
      for x in 0..<taller.width { mark(x, y) }
    }
  }

  /// Counts a pixel, unless it is beyond the pictures of the map.
  private mutating func mark(_ x: Int, _ y: Int) {
    guard x < picture[0], y < picture[1] else { return }
    counts[y / cell * width + x / cell] += 1
  }

  /// The share of a cell's pixels that differ, over all stills, 0 … 1.
  public func share(column: Int, row: Int) -> Double {
    let across = min(cell, picture[0] - column * cell)
    let down = min(cell, picture[1] - row * cell)
    let pixels = across * down * stills
    return pixels > 0 ? Double(counts[row * width + column]) / Double(pixels) : 0
  }
}

extension Pixels {
  /// The bytes of the first pixels of a row.
  fileprivate func row(_ y: Int, _ count: Int) -> Data {
    let start = data.startIndex + 4 * y * width
    return data[start..<start + 4 * count]
  }
}
