import Foundation

/// The spacing of labels along a line: each as near to its wanted place as the others allow.
enum LabelSpacing {
  /// The starts of labels in the given order, kept apart by `spacing`.
  ///
  /// The sum of the squared distances from the wanted starts is the least one: an isotonic
  /// regression, by pooling adjacent violators. Labels that are longer than the range begin at its
  /// start and extend beyond its end.
  ///
  /// - Parameters:
  ///   - wanted: The wanted starts.
  ///   - lengths: The lengths, as many.
  ///   - spacing: The least distance between two labels.
  ///   - range: The range in which the labels should lie.
  /// - Returns: The starts, as many, ascending.
  static func starts(
    _ wanted: [CGFloat], lengths: [CGFloat], spacing: CGFloat, in range: ClosedRange<CGFloat>
  ) -> [CGFloat] {
    // The starts that labels would have, less the room of those before: these must not decrease.
    var before: CGFloat = 0
    var pools: [(mean: CGFloat, count: CGFloat)] = []
    for (start, length) in zip(wanted, lengths) {
      pools.append((start - before, 1))
      before += length + spacing
      while pools.count > 1, pools[pools.count - 2].mean > pools[pools.count - 1].mean {
        let (low, high) = (pools.removeLast(), pools.removeLast())
        let count = low.count + high.count
        pools.append(((low.mean * low.count + high.mean * high.count) / count, count))
      }
    }
    let last = max(range.lowerBound, range.upperBound - (before - spacing))
    let places = pools.flatMap { pool in
      Array(repeating: min(max(pool.mean, range.lowerBound), last), count: Int(pool.count))
    }
    before = 0
    return zip(places, lengths).map { place, length in
      defer { before += length + spacing }
      return place + before
    }
  }
}
