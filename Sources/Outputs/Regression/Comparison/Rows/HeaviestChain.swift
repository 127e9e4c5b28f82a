/// The pairs of a chain: in both orders each comes after the one before.
enum HeaviestChain {
  /// A pair of an old and a new element, and what it adds to a chain.
  struct Link: Hashable {
    var old: Int
    var new: Int
    var weight: Double
  }

  /// The indices of the links of a chain with the greatest sum of weights, in order.
  ///
  /// - Source: documented. G. Jacobson and K.-P. Vo, "Heaviest increasing/common subsequence
  ///   problems", Combinatorial Pattern Matching, 1992; the prefix maxima are in a tree of P. Fenwick,
  ///   "A new data structure for cumulative frequency tables", 1994.
  ///
  /// - Parameter links: Links with positive weights, sorted by `old`.
  /// - Returns: The indices.
  static func indices(of links: [Link]) -> [Int] {
    var tree = [(weight: Double, link: Int?)](
      repeating: (0, nil), count: (links.map(\.new).max() ?? 0) + 2)
    var before: [Int?] = Array(repeating: nil, count: links.count)
    var sums = links.map(\.weight)
    var start = 0
    while start < links.count {
      let end = links[start...].firstIndex { $0.old != links[start].old } ?? links.count
      // Links of one old element do not follow each other.
      for index in start..<end {
        let best = greatest(upTo: links[index].new, in: tree)
        sums[index] += best.weight
        before[index] = best.link
      }
      for index in start..<end { insert(index, sums[index], at: links[index].new, into: &tree) }
      start = end
    }
    var chain: [Int] = []
    var next = greatest(upTo: tree.count - 1, in: tree).link
    while let index = next {
      chain.append(index)
      next = before[index]
    }
    return chain.reversed()
  }

  /// The greatest sum of the chains that end before a new element.
  private static func greatest(
    upTo new: Int, in tree: [(weight: Double, link: Int?)]
  ) -> (weight: Double, link: Int?) {
    var (best, place) = ((weight: 0.0, link: Int?.none), new)
    while place > 0 {
      if tree[place].weight > best.weight { best = tree[place] }
      place &= place - 1
    }
    return best
  }

  private static func insert(
    _ link: Int, _ weight: Double, at new: Int, into tree: inout [(weight: Double, link: Int?)]
  ) {
    var place = new + 1
    while place < tree.count {
      if weight > tree[place].weight { tree[place] = (weight, link) }
      place += place & -place
    }
  }
}
