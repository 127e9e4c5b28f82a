/// Which stills of a comparison should have their pictures in a report, if not all can.
enum StillPriority {
  /// The number of tiers.
  static let tiers = 4

  /// The key stills besides the first, the last and those where findings begin and end, at most.
  ///
  /// - Source: chosen: a row of a contact sheet.
  private static let mostKeys = 6

  /// The indices of stills in tiers, the most needed first; a still is in one tier.
  ///
  /// They are the first and the last still, and those where findings begin and end; stills that
  /// differ; their neighbors; all others. Within a tier, every prefix is spread over time. A
  /// comparison that passes needs no more than its first still.
  ///
  /// Key stills are the first tier and some that differ; without `all`, equal stills have no pictures.
  static func order(
    of comparison: Comparison, _ choice: ReportPictureChoice = .all
  ) -> [[Int]] {
    let stills = comparison.stills
    guard let last = stills.indices.last else { return Array(repeating: [], count: tiers) }
    guard !comparison.verdict.isPassing else { return [[0], [], [], []] }
    let differing = stills.indices.filter { !stills[$0].isEqual }
    var places: [Int: Int] = [:]
    for (index, still) in stills.enumerated() { places[still.new ?? -1] = index }
    let ends = comparison.findings.flatMap { [$0.from, $0.to] }.compactMap { places[$0] }
    let neighbors = differing.flatMap { [$0 - 1, $0 + 1] }.filter(stills.indices.contains)
    var isTaken = [Bool](repeating: false, count: stills.count)
    var wanted = [[0, last] + ends, differing, neighbors, Array(stills.indices)]
    if choice != .all {
      wanted[0] += spread(differing).prefix(mostKeys)
      wanted[2...] = [[], []]
      if choice == .key { wanted[1] = [] }
    }
    return wanted.map { tier in
      let rest = tier.filter { index in
        defer { isTaken[index] = true }
        return !isTaken[index]
      }
      return spread(rest)
    }
  }

  /// A list in an order of which every prefix is spread over the list: by the reversed bits of the
  /// positions.
  private static func spread(_ list: [Int]) -> [Int] {
    var bits = 0
    while 1 << bits < list.count { bits += 1 }
    return (0..<(1 << bits)).compactMap { number in
      let place = (0..<bits).reduce(0) { $0 << 1 | (number >> $1 & 1) }
      return place < list.count ? list[place] : nil
    }
  }
}
