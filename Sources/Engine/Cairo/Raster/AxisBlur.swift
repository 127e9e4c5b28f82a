import CPixels
import Foundation

/// A Gaussian blur along one axis: downsampling to cells, convolution, and sampling at the output
/// pixels.
struct AxisBlur {
  /// The interpolation of an output pixel between two blurred cells, `part` of 256 from the second.
  struct Sample {
    /// The first of the two cells, or -1 outside of the blurred cells.
    var index: Int
    var part: UInt32
  }

  /// The distribution of an input pixel over two neighboring cells, which preserves its position.
  ///
  /// Of twice the factor, `part` goes to the second cell.
  struct Share {
    var cell: Int
    var part: Int
  }

  /// Pixels per cell.
  let factor: Int
  /// The distribution of each input pixel.
  let shares: [Share]
  /// The number of cells before and after blurring; the latter includes one clear cell at each end.
  let cellCount, blurredCount: Int
  let outputCount: Int
  let samples: [Sample]
  /// The kernel weights, which sum to 65,536; the middle one belongs to the cell itself.
  private let weights: [UInt32]

  /// Creates a blur of `count` pixels starting at `from`, sampled at `outputCount` pixels starting
  /// at `to`.
  ///
  /// If `isWithin`, the output lies within the input and the kernel is cut to its length, with the
  /// weights scaled up: for ratios of blurred components, however wide the blur.
  ///
  /// - Source: chosen. Cells are as large as leaves the sigma five cells or more, and kernels end
  ///   at three and a half sigmas; with both a blur stays within 1/255 of a direct convolution,
  ///   with four cells or three sigmas it does not.
  init(
    sigma: CGFloat, offset: CGFloat = 0, from: Int, count: Int, to: Int, _ outputCount: Int,
    isWithin: Bool = false
  ) {
    var factor = 1
    let largest = isWithin ? min(count / 8, Self.largestFactor) : Self.largestFactor
    while sigma / CGFloat(factor * 2) >= 5, factor * 2 <= largest { factor *= 2 }
    // The first cell; centers of cells are half a cell after their edges, in units of half a pixel.
    let first = Self.quotient(2 * from + 1 - factor, 2 * factor)
    shares = (0..<count).map { [factor] pixel in
      let place = 2 * (from + pixel) + 1 - factor - first * 2 * factor
      return Share(cell: place / (2 * factor), part: place % (2 * factor))
    }
    let cellCount = (shares.last?.cell ?? 0) + (factor == 1 ? 1 : 2)
    // Distribution and interpolation blur as well: subtract their variance.
    let size = CGFloat(factor)
    let phase = offset - offset.rounded(.down)
    let between = 1 / 6 + 1 / (12 * size * size)
    let variance = sigma * sigma / (size * size) - (factor == 1 ? phase * (1 - phase) : 2 * between)
    weights = Self.gaussian(variance: variance, reach: isWithin ? cellCount : nil)
    let reach = weights.count / 2
    let margin = reach + 1
    blurredCount = cellCount + 2 * margin
    samples = (0..<outputCount).map { [blurredCount] pixel in
      let place = (CGFloat(to + pixel) + 0.5 - offset) / size - 0.5 - CGFloat(first - margin)
      let steps = (place * 256).rounded()
      guard steps >= 0, steps < CGFloat((blurredCount - 1) * 256) else {
        return Sample(index: -1, part: 0)
      }
      return Sample(index: Int(steps) / 256, part: UInt32(Int(steps) % 256))
    }
    self.factor = factor
    self.cellCount = cellCount
    self.outputCount = outputCount
  }

  /// The largest cell, in pixels, for which the sum of a column fits into 32 bits.
  private static let largestFactor = 2048

  /// The quotient rounded down, for any sign.
  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    (number - ((number % divisor) + divisor) % divisor) / divisor
  }

  /// The weights of a Gaussian, rounded so that they are equal on every machine.
  ///
  /// With a `reach` the kernel ends there, and the largest weights that meet that many cells sum to
  /// 65,536.
  private static func gaussian(variance: CGFloat, reach most: Int?) -> [UInt32] {
    guard variance > 0.01 else { return [65536] }
    let whole = Int((3.5 * variance.squareRoot()).rounded(.up))
    let reach = min(whole, most ?? whole)
    let raw = (-reach...reach).map { exp(-CGFloat($0 * $0) / (2 * variance)) }
    let half = min(reach, (most ?? 2 * reach) / 2)
    let middle = (reach - half)...(reach + half)
    let sum = raw[middle].reduce(0, +)
    var weights = raw.map { UInt32(($0 / sum * 65536).rounded()) }
    // The rounding error goes to the middle weight.
    weights[reach] = 65536 - (weights[middle].reduce(0, +) - weights[reach])
    return weights
  }

  /// The input pixels that share in a cell, and the first of them whose first share is in it; those
  /// before have their second share in it.
  func pixels(of cell: Int) -> (all: Range<Int>, firstOwn: Int) {
    (firstPixel(of: cell - 1)..<firstPixel(of: cell + 1), firstPixel(of: cell))
  }

  /// The first pixel whose first share is in a cell or behind it.
  private func firstPixel(of cell: Int) -> Int {
    // Places of pixels are two apart, cells twice the factor.
    guard let first = shares.first else { return 0 }
    let distance = 2 * factor * (cell - first.cell) - first.part
    return max(0, min(shares.count, (distance + 1) / 2))
  }

  /// Convolves rows of cells along x, with a margin on both sides.
  func convolved(rowsOf cells: [UInt16], count rows: Int) -> [UInt16] {
    let width = blurredCount
    return convolved(cells, rows: rows, width: width) { row, cells, sums in
      let source = cells + row * cellCount
      // Cell i contributes to the sums i + 1 … i + 1 + twice the reach.
      for (shift, weight) in weights.enumerated() {
        pixels_add_weighted(sums + shift + 1, source, weight, cellCount)
      }
    }
  }

  /// Convolves columns of cells along y, with a margin above and below.
  func convolved(columnsOf cells: [UInt16], count width: Int) -> [UInt16] {
    convolved(cells, rows: blurredCount, width: width) { row, cells, sums in
      for (shift, weight) in weights.enumerated() {
        // Twice the reach of the kernel and a clear cell before the first.
        let line = row - weights.count + shift
        guard line >= 0, line < cellCount else { continue }
        pixels_add_weighted(sums, cells + line * width, weight, width)
      }
    }
  }

  /// The rows of sums that `add` adds up, in 65,536ths.
  private func convolved(
    _ cells: [UInt16], rows: Int, width: Int,
    add: (Int, UnsafePointer<UInt16>, UnsafeMutablePointer<UInt32>) -> Void
  ) -> [UInt16] {
    guard width > 0 else { return [] }
    return cells.withUnsafeBufferPointer { cells in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
        [UInt16](unsafeUninitializedCapacity: rows * width) { result, count in
          if let cells = cells.baseAddress, let sums = sums.baseAddress,
            let result = result.baseAddress
          {
            for row in 0..<rows {
              sums.initialize(repeating: 32768, count: width)
              add(row, cells, sums)
              pixels_take_upper_halves(result + row * width, sums, width)
            }
            count = rows * width
          }
        }
      }
    }
  }
}
