/// Sums over windows of two pictures that slide from pixel to pixel, exact in integers.
struct WindowSums {
  private let pair: PixelPair
  private let radius: Int
  private let rows: Range<Int>
  private let columns: Range<Int>
  /// The sums over the rows of the windows, of each column.
  private var columnSums: [Moments]

  /// Sums over the windows whose middles are in `rows` and `columns`, which are `radius` from the
  /// edge.
  init(_ pair: PixelPair, radius: Int, rows: Range<Int>, columns: Range<Int>) {
    (self.pair, self.radius, self.rows, self.columns) = (pair, radius, rows, columns)
    let width = columns.isEmpty ? 0 : columns.count + 2 * radius
    columnSums = [Moments](repeating: Moments(), count: width)
  }

  /// The sum of 1 less the similarity over all windows and the three channels, and the greatest of
  /// them.
  mutating func losses() -> (sum: Double, greatest: Double) {
    guard !rows.isEmpty, !columns.isEmpty else { return (0, 0) }
    var (sum, greatest) = (0.0, 0.0)
    for shift in [UInt32(0), 8, 16] {
      columnSums = [Moments](repeating: Moments(), count: columnSums.count)
      for y in rows.lowerBound - radius..<rows.lowerBound + radius { add(y, 1, shift) }
      for y in rows {
        add(y + radius, 1, shift)
        loseRow(y, &sum, &greatest)
        add(y - radius, -1, shift)
      }
    }
    return (sum, greatest)
  }

  /// Adds a row, or with -1 takes it away.
  private mutating func add(_ y: Int, _ sign: Int32, _ shift: UInt32) {
    let start = y * pair.width + columns.lowerBound - radius
    for index in columnSums.indices {
      let (old, new) = (pair.old[start + index], pair.new[start + index])
      columnSums[index].add(Self.channel(old, shift), Self.channel(new, shift), sign)
    }
  }

  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> Int32 {
    if pixel >= 0xFF00_0000 { return Int32(truncatingIfNeeded: (pixel &>> shift) & 0xFF) }
    let (red, green, blue) = RGBA(pixel).onWhite
    return Int32(shift == 0 ? red : shift == 8 ? green : blue)
  }

  private func loseRow(_ y: Int, _ sum: inout Double, _ greatest: inout Double) {
    var window = Moments()
    for index in 0..<2 * radius { window.add(columnSums[index], 1) }
    let count = (2 * radius + 1) * (2 * radius + 1)
    for x in columns {
      let left = x - columns.lowerBound
      window.add(columnSums[left + 2 * radius], 1)
      if !pair.isIgnored(x, y) {
        let loss = 1 - window.similarity(of: Double(count))
        sum += loss
        greatest = max(greatest, loss)
      }
      window.add(columnSums[left], -1)
    }
  }
}

/// Sums of the channels of two pictures, of their squares and of their products.
struct Moments {
  private var (one, other): (Int32, Int32) = (0, 0)
  private var (oneSquared, otherSquared, product): (Int32, Int32, Int32) = (0, 0, 0)

  /// Adds a pixel, or with -1 takes it away.
  mutating func add(_ one: Int32, _ other: Int32, _ sign: Int32) {
    self.one &+= sign &* one
    self.other &+= sign &* other
    oneSquared &+= sign &* one &* one
    otherSquared &+= sign &* other &* other
    product &+= sign &* one &* other
  }

  /// Adds sums, or with -1 takes them away.
  mutating func add(_ sums: Moments, _ sign: Int32) {
    one &+= sign &* sums.one
    other &+= sign &* sums.other
    oneSquared &+= sign &* sums.oneSquared
    otherSquared &+= sign &* sums.otherSquared
    product &+= sign &* sums.product
  }

  /// The structural similarity of a window of `count` pixels.
  func similarity(of count: Double) -> Double {
    // (0.01 · 255)² and (0.03 · 255)².
    let (c1, c2) = (6.5025, 58.5225)
    // Of one pixel there is no covariance.
    let sample = count > 1 ? count / (count - 1) : 0
    let (mean, otherMean) = (Double(one) / count, Double(other) / count)
    let variance = sample * (Double(oneSquared) / count - mean * mean)
    let otherVariance = sample * (Double(otherSquared) / count - otherMean * otherMean)
    let covariance = sample * (Double(product) / count - mean * otherMean)
    let upper = (2 * mean * otherMean + c1) * (2 * covariance + c2)
    let lower = (mean * mean + otherMean * otherMean + c1) * (variance + otherVariance + c2)
    return upper / lower
  }
}
