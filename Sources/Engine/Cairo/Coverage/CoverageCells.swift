import CPixels

/// The exact coverage of pixels by polygons, by the nonzero rule.
///
/// A cell tells how much more of its pixel is covered than of the pixel to its left, so that the sum of
/// a row's cells up to a pixel is its coverage. Each edge of a polygon changes only the cells it
/// crosses: the area between the edge and the right side of a pixel goes to its cell, the rest to the
/// next one. Opposite edges that share points cancel.
///
/// Areas are integers and crossings are rounded to them, so that pixels are equal on every machine, and
/// depend on neither the frame nor the order of edges.
///
/// - Source: documented, the signed areas of FreeType's `ftgrays.c`; unlike there, coordinates have
///   1/256 of a pixel instead of 1/64.
struct CoverageCells: ~Copyable {
  /// The fraction bits of coordinates; `pixels_add_coverage` knows them too.
  static let fraction: Int32 = 8
  private static let one: Int32 = 1 << fraction
  /// Twice the area right of an edge of height 1 at the left side of a pixel: cells have twice the area,
  /// so that they are integers.
  private static let twice = 2 * one

  private var cells: UnsafeMutablePointer<Int32>
  private var room: Int
  private var width: Int32 = 0
  private var height: Int32 = 0
  /// The top left corner in units of the cells.
  private(set) var corner: (x: Int32, y: Int32) = (0, 0)
  var pen = Pen()

  /// The number of cells in a row: an edge in the last pixel also changes the cell behind it.
  private var rowLength: Int { Int(width) + 1 }

  init() {
    room = 4096
    cells = .allocate(capacity: room)
    cells.initialize(repeating: 0, count: room)
  }

  deinit { cells.deallocate() }

  /// Begins an empty drawing of the pixels in `frame`; all cells must have been taken.
  mutating func begin(_ frame: PixelRect) {
    (width, height) = (Int32(frame.width), Int32(frame.height))
    corner = (Int32(frame.x) << Self.fraction, Int32(frame.y) << Self.fraction)
    let count = rowLength * frame.height
    guard count > room else { return }
    cells.deallocate()
    room = max(count, 2 * room)
    cells = .allocate(capacity: room)
    cells.initialize(repeating: 0, count: room)
  }

  /// Adds the coverage of a row to `bytes`, up to 255, and clears the row.
  func take(row y: Int, addingTo bytes: UnsafeMutablePointer<UInt8>) {
    pixels_add_coverage(bytes, row(Int32(y)), Int(width))
  }

  private func row(_ y: Int32) -> UnsafeMutablePointer<Int32> { cells + Int(y) * rowLength }

  /// Adds an edge, from and to a point in 1/256 of a pixel from the top left corner.
  func addEdge(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    if y0 < y1 {
      addFalling(x0, y0, x1, y1, sign: 1)
    } else if y1 < y0 {
      addFalling(x1, y1, x0, y0, sign: -1)
    }
  }

  /// Adds an edge whose second point is the lower one.
  private func addFalling(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, sign: Int32) {
    let first = max(0, y0 >> Self.fraction)
    let last = min(height &- 1, (y1 &- 1) >> Self.fraction)
    guard first <= last else { return }
    if y0 >> Self.fraction == (y1 &- 1) >> Self.fraction {
      addPiece(x0, x1, height: y1 &- y0, to: row(first), sign: sign)
      return
    }
    // Each crossing is computed from the upper point, so that it does not depend on the first row.
    let slope = Double(x1 &- x0) / Double(y1 &- y0)
    func crossing(_ y: Int32) -> Int32 { x0 &+ rounded(Double(y &- y0) * slope) }
    var y = max(y0, first << Self.fraction)
    var x = y == y0 ? x0 : crossing(y)
    for number in first...last {
      let nextY = min(y1, (number &+ 1) << Self.fraction)
      let nextX = nextY == y1 ? x1 : crossing(nextY)
      addPiece(x, nextX, height: nextY &- y, to: row(number), sign: sign)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds the piece of an edge within a row.
  private func addPiece(
    _ x0: Int32, _ x1: Int32, height: Int32, to row: UnsafeMutablePointer<Int32>, sign: Int32
  ) {
    let (left, right) = (min(x0, x1), max(x0, x1))
    let column = left >> Self.fraction
    if column == (max(left, right &- 1)) >> Self.fraction {
      addPart(left, right, sign &* height, in: column, to: row)
      return
    }
    let slope = Double(height) / Double(right &- left)
    /// The height of the piece left of a column.
    func climb(_ column: Int32) -> Int32 {
      rounded(Double(column << Self.fraction &- left) * slope)
    }
    let last = min(width &- 1, (right &- 1) >> Self.fraction)
    var number = column
    var passed: Int32 = 0
    if column < 0 {
      // All that is left of the frame covers whole rows.
      number = 0
      passed = right <= 0 ? height : climb(0)
      row[0] &+= sign &* passed &* Self.twice
    }
    while number <= last {
      let start = number << Self.fraction
      let end = start &+ Self.one
      let next = end >= right ? height : climb(number &+ 1)
      addPart(max(left, start), min(right, end), sign &* (next &- passed), in: number, to: row)
      (number, passed) = (number &+ 1, next)
    }
  }

  /// Adds an edge within a column; `height` is negative where the edge rises.
  private func addPart(
    _ left: Int32, _ right: Int32, _ height: Int32, in column: Int32,
    to row: UnsafeMutablePointer<Int32>
  ) {
    guard column < width else { return }
    guard column >= 0 else {
      row[0] &+= height &* Self.twice
      return
    }
    let origin = column << Self.fraction
    let behind = height &* ((left &- origin) &+ (right &- origin))
    row[Int(column)] &+= height &* Self.twice &- behind
    row[Int(column) + 1] &+= behind
  }

  /// The nearest integer, of halves the even one.
  private func rounded(_ value: Double) -> Int32 { Int32(truncatingIfNeeded: value.nearestInteger) }
}

extension Double {
  /// The nearest integer, of halves the even one, for numbers within ±2⁵¹.
  ///
  /// A sum with 1.5 · 2⁵² leaves no fraction bits; a processor without an instruction to round
  /// would call a function.
  var nearestInteger: Int64 {
    let large = 6_755_399_441_055_744.0
    return Int64(bitPattern: (self + large).bitPattern) &- Int64(bitPattern: large.bitPattern)
  }
}
