import Foundation

/// A Gaussian blur along one axis: downsampling to cells, convolution, and sampling at the output
/// pixels.
struct AxisBlur {
  /// The interpolation of an output pixel between two blurred cells, `part` of 256 from the first.
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

  /// The largest cell, in pixels, for which sums still fit into integers.
  private static let largestFactor = 4096

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

  /// Convolves rows of cells along x, with a margin on both sides.
  func convolved(rowsOf cells: [UInt16], count rows: Int) -> [UInt16] {
    let (margin, width) = (weights.count / 2 + 1, blurredCount)
    var result = [UInt16](repeating: 0, count: width * rows)
    var sums = [UInt32](repeating: 0, count: width)
    for row in 0..<rows {
      for index in sums.indices { sums[index] = 32768 }
      cells.withUnsafeBufferPointer { cells in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let cells = cells.baseAddress, let sums = sums.baseAddress else { return }
          let source = cells + row * cellCount
          for (shift, weight) in weights.enumerated() {
            // Cell i contributes to cells i + margin - reach … i + margin + reach.
            let target = sums + shift + margin - weights.count / 2
            for index in 0..<cellCount { target[index] &+= weight &* UInt32(source[index]) }
          }
        }
      }
      for index in 0..<width { result[row * width + index] = UInt16(sums[index] >> 16) }
    }
    return result
  }

  /// Convolves columns of cells along y, with a margin above and below.
  func convolved(columnsOf cells: [UInt16], count width: Int) -> [UInt16] {
    let reach = weights.count / 2
    let margin = reach + 1
    var result = [UInt16](repeating: 0, count: width * blurredCount)
    var sums = [UInt32](repeating: 0, count: width)
    for row in 0..<blurredCount {
      for index in sums.indices { sums[index] = 32768 }
      cells.withUnsafeBufferPointer { cells in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let cells = cells.baseAddress, let sums = sums.baseAddress else { return }
          for (shift, weight) in weights.enumerated() {
            let line = row - margin - reach + shift
            guard line >= 0, line < cellCount else { continue }
            let source = cells + line * width
            for index in 0..<width { sums[index] &+= weight &* UInt32(source[index]) }
          }
        }
      }
      for index in 0..<width { result[row * width + index] = UInt16(sums[index] >> 16) }
    }
    return result
  }
}
