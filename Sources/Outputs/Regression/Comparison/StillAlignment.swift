/// Which still of a reel shows the moment that a still of another one shows.
///
/// The order of stills is kept. Stills that have no counterpart are left alone.
struct StillAlignment: Hashable, Sendable {
  /// A still of the old reel and one of the new; nil where there is no counterpart.
  struct Pair: Hashable, Sendable {
    var old: Int?
    var new: Int?
  }

  /// All stills of both reels, in order.
  let pairs: [Pair]

  /// The pairs in which both have a still.
  var matched: [(old: Int, new: Int)] {
    pairs.compactMap { pair in
      guard let old = pair.old, let new = pair.new else { return nil }
      return (old, new)
    }
  }

  /// The alignment of stills with the same numbers.
  init(numbersOf old: Int, _ new: Int) {
    pairs = (0..<max(old, new)).map { number in
      Pair(old: number < old ? number : nil, new: number < new ? number : nil)
    }
  }

  /// The alignment of stills at the same times; others have no counterpart.
  init(timesOf old: (count: Int, fps: Int), _ new: (count: Int, fps: Int)) {
    var (pairs, i, j) = ([Pair](), 0, 0)
    while i < old.count || j < new.count {
      let order =
        i == old.count ? 1 : j == new.count ? -1 : (i * new.fps - j * old.fps).signum()
      pairs.append(Pair(old: order <= 0 ? i : nil, new: order >= 0 ? j : nil))
      if order <= 0 { i += 1 }
      if order >= 0 { j += 1 }
    }
    self.pairs = pairs
  }

  /// The alignment of least cost.
  ///
  /// - Source: documented. O. Gotoh, "An improved algorithm for matching biological sequences",
  ///   Journal of Molecular Biology 162, 1982: global alignment with affine costs of gaps; within a
  ///   band around the line of equal numbers.
  ///
  /// - Parameters:
  ///   - old: The number of stills of the old reel.
  ///   - new: The number of stills of the new reel.
  ///   - costs: The costs of gaps, and the reach of the band.
  ///   - distance: The cost to pair two stills: 0 for equal ones, at most 0.1.
  init(
    _ old: Int, _ new: Int, costs: AlignmentCosts, distance: (_ old: Int, _ new: Int) -> Double
  ) {
    var table = AlignmentTable(old, new, reach: costs.reach)
    for i in 0...old {
      for j in table.columns(of: i) where i > 0 || j > 0 {
        var cell = AlignmentTable.Cell()
        if i > 0, j > 0 {
          cell.match(after: table.least(i - 1, j - 1), adding: distance(i - 1, j - 1))
        }
        if i > 0 {
          cell.enter(.lost, from: table[i - 1, j], opening: costs.opening, costs.extension)
        }
        if j > 0 {
          cell.enter(.added, from: table[i, j - 1], opening: costs.opening, costs.extension)
        }
        table[i, j] = cell
      }
    }
    var (pairs, i, j) = ([Pair](), old, new)
    var step = table[i, j].best
    while i > 0 || j > 0 {
      let next = table[i, j].origin(of: step)
      switch step {
      case .match:
        (i, j) = (i - 1, j - 1)
        pairs.append(Pair(old: i, new: j))
      case .lost:
        i -= 1
        pairs.append(Pair(old: i, new: nil))
      case .added:
        j -= 1
        pairs.append(Pair(old: nil, new: j))
      }
      step = next
    }
    self.pairs = pairs.reversed()
  }
}

/// The costs of an alignment's gaps, in distances of stills.
struct AlignmentCosts: Hashable, Sendable {
  /// The cost of a gap's first still.
  ///
  /// - Source: chosen: two gaps pay where they make half a second of stills the same.
  var opening = 0.6
  /// The cost of each further still of a gap.
  ///
  /// - Source: chosen: leaving out two stills costs more than pairing them, however different.
  var `extension` = 0.06
  /// The greatest shift that is looked for, in stills, beside the difference of both counts.
  ///
  /// - Source: chosen: a second at 60 stills per second.
  var reach = 60
}
