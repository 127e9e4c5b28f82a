/// What rows say and draw, to tell how alike two are.
///
/// What many rows have in common counts little.
struct RowContents {
  /// The features of the old rows.
  let old: [Set<String>]
  /// The features of the new rows.
  let new: [Set<String>]
  /// What the feature of a drawing begins with, so that no text is one.
  static let drawing = "\u{1}"

  /// The weight of each feature, 0 … 1.
  private let weights: [String: Double]

  /// The contents of the old and the new rows, as the features of each.
  init(_ old: [Set<String>], _ new: [Set<String>]) {
    (self.old, self.new) = (old, new)
    var counts: [String: Int] = [:]
    for side in [old, new] {
      var own: [String: Int] = [:]
      for feature in side.joined() { own[feature, default: 0] += 1 }
      counts.merge(own, uniquingKeysWith: max)
    }
    weights = counts.mapValues { 1 / Double($0) }
  }

  /// How alike two rows are, 0 … 1: the weight of what both have, in that of what one of them has.
  func likeness(_ first: Int, _ second: Int) -> Double {
    let (one, other) = (old[first], new[second])
    if one == other { return 1 }
    // Sums are made in the order of names, as that of a set differs between runs.
    let shared = weight(one.intersection(other))
    return shared == 0 ? 0 : shared / weight(one.union(other))
  }

  private func weight(_ features: Set<String>) -> Double {
    features.map { weights[$0] ?? 0 }.sorted().reduce(0, +)
  }

  /// The pairs of rows that may be alike: those that share a feature which few have.
  func candidates() -> [(old: Int, new: Int)] {
    var holders: [String: (old: [Int], new: [Int])] = [:]
    for (index, features) in old.enumerated() {
      for feature in features { holders[feature, default: ([], [])].old.append(index) }
    }
    for (index, features) in new.enumerated() {
      for feature in features { holders[feature]?.new.append(index) }
    }
    var pairs: Set<SIMD2<Int>> = []
    for rows in holders.values where rows.old.count * rows.new.count <= Self.mostPairs {
      for first in rows.old {
        for second in rows.new { pairs.insert(SIMD2(first, second)) }
      }
    }
    return pairs.sorted { ($0.x, $0.y) < ($1.x, $1.y) }.map { ($0.x, $0.y) }
  }

  /// The most pairs of rows with a feature that is looked at.
  ///
  /// - Source: chosen: all rows of two lists of forty, so that a longer list takes no time for what
  ///   all of its rows share.
  private static let mostPairs = 1600
}

extension RecordedView {
  /// What the view says or draws over all stills.
  var features: [String] {
    if let words = texts[.words] { return words.keys.map(\.text).filter { !$0.isEmpty } }
    return texts[.drawing]?.keys.map { RowContents.drawing + $0.text } ?? []
  }
}
