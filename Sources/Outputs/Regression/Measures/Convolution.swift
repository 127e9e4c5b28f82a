/// Filters of one dimension, applied to a part of a picture; beyond its edges, the outermost pixels
/// repeat.
enum Convolution {
  /// Filters rows.
  ///
  /// - Parameters:
  ///   - weights: An odd number of weights.
  ///   - values: A value for each pixel of `seen`.
  ///   - seen: The part that the values are of.
  ///   - band: The part whose columns are wanted, within `seen`. Where it is less than the reach of
  ///     the weights from the edge of `seen`, that is the edge of the picture.
  /// - Returns: As many rows as `seen` has, each as wide as `band`.
  static func apply(
    _ weights: [Float], toRowsOf values: [Float], _ seen: PixelBox, _ band: PixelBox
  ) -> [Float] {
    let radius = weights.count / 2
    var result = [Float](repeating: 0, count: seen.height * band.width)
    var extended = [Float](repeating: 0, count: band.width + 2 * radius)
    for row in 0..<seen.height {
      for index in extended.indices {
        let column = band.x - seen.x + index - radius
        extended[index] = values[row * seen.width + min(max(column, 0), seen.width - 1)]
      }
      for (step, weight) in weights.enumerated() {
        accumulate(extended, step, weight, to: &result, row * band.width, band.width)
      }
    }
    return result
  }

  /// Filters columns.
  ///
  /// - Parameters:
  ///   - weights: An odd number of weights.
  ///   - values: As many rows as `seen` has, each as wide as `band`.
  ///   - seen: The part that the rows are of.
  ///   - band: The part that is wanted.
  /// - Returns: A value for each pixel of `band`.
  static func apply(
    _ weights: [Float], toColumnsOf values: [Float], _ seen: PixelBox, _ band: PixelBox
  ) -> [Float] {
    let radius = weights.count / 2
    var result = [Float](repeating: 0, count: band.area)
    for row in 0..<band.height {
      for (step, weight) in weights.enumerated() {
        let source = min(max(band.y - seen.y + row + step - radius, 0), seen.height - 1)
        accumulate(
          values, source * band.width, weight, to: &result, row * band.width, band.width)
      }
    }
    return result
  }

  /// Adds `count` weighted values from `start` on to those of the result from `target` on.
  private static func accumulate(
    _ values: [Float], _ start: Int, _ weight: Float, to result: inout [Float], _ target: Int,
    _ count: Int
  ) {
    precondition(start + count <= values.count && target + count <= result.count)
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        for index in 0..<count { result[target &+ index] += weight * values[start &+ index] }
      }
    }
  }
}
