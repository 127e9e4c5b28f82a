/// Which of the old rows each new one is, by what both say and draw, and by their ids.
///
/// Ids alone do not tell: an index is no id of its element, and others may be new in every run. What a
/// row says is what a person knows it by.
struct RowAlignment {
  /// The new row of each old one; nil for a row that is gone.
  private(set) var counterparts: [Int?]
  /// The old rows whose new one has left the order of the others.
  private(set) var moved: Set<Int> = []
  /// How alike the pairs are, together.
  private(set) var likeness = 0.0

  /// The keys of the rows of both sides, and whether any of them is an id.
  struct Keys {
    var old: [String]
    var new: [String]
    var areIDs: Bool
  }

  /// The alignment of each old row with the new one of its place.
  init(inOrder old: Int, _ new: Int) {
    counterparts = (0..<old).map { $0 < new ? $0 : nil }
  }

  /// The alignment of rows in their order; rows of equal keys and of equal contents find each other.
  init(_ keys: Keys, _ contents: RowContents) {
    var keys = keys
    keys.areIDs = keys.areIDs && !Set(keys.old).isDisjoint(with: keys.new)
    let byBoth = RowAlignment(keys, contents, useKeys: true)
    let byContents = RowAlignment(keys, contents, useKeys: false)
    self = byContents.likeness > byBoth.likeness + Self.evidence ? byContents : byBoth
  }

  /// How much more alike rows are that contradict their keys.
  ///
  /// - Source: chosen: half a row.
  private static let evidence = 0.5

  /// The least likeness of two rows that are the same one in the order of the others, and of one that
  /// is elsewhere.
  ///
  /// - Source: chosen: one of three texts, and one of two.
  private static let (alike, alikeElsewhere) = (0.3, 0.5)

  /// What an equal key adds to the likeness of rows: an id of alike rows, one of others, an index.
  ///
  /// - Source: chosen: less than a row that is the same, so that two rows whose contents changed
  ///   places are told as such; an index less than an id.
  private static let (id, idOfOther, sameIndex) = (0.6, 0.4, 0.25)

  private init(_ keys: Keys, _ contents: RowContents, useKeys: Bool) {
    counterparts = Array(repeating: nil, count: keys.old.count)
    var taken: Set<Int> = []
    let links = Self.links(keys, contents, useKeys: useKeys)
    for index in HeaviestChain.indices(of: links) {
      counterparts[links[index].old] = links[index].new
      taken.insert(links[index].new)
    }
    var inPlace = Set(counterparts.indices.filter { counterparts[$0] != nil })
    // Rows out of the order: those that are most alike first.
    let rest = links.sorted { ($1.weight, $0.old, $0.new) < ($0.weight, $1.old, $1.new) }
    for link in rest where counterparts[link.old] == nil && !taken.contains(link.new) {
      let hasKey = keys.areIDs && keys.old[link.old] == keys.new[link.new]
      guard hasKey || contents.likeness(link.old, link.new) >= Self.alikeElsewhere else { continue }
      counterparts[link.old] = link.new
      taken.insert(link.new)
      moved.insert(link.old)
    }
    for (old, new) in gaps(inPlace, count: keys.new.count) {
      let (lost, added) = (
        old.filter { counterparts[$0] == nil }, new.filter { !taken.contains($0) }
      )
      guard lost.count == added.count else { continue }
      for (first, second) in zip(lost, added)
      where !keys.areIDs || contents.isOfOneText(first, second) {
        counterparts[first] = second
        inPlace.insert(first)
      }
    }
    for (first, second) in counterparts.enumerated() {
      guard let second else { continue }
      likeness += contents.likeness(first, second)
      if keys.areIDs, keys.old[first] == keys.new[second] { likeness += Self.idOfOther }
    }
  }

  /// The pairs of rows that may be one, sorted by the old row.
  private static func links(
    _ keys: Keys, _ contents: RowContents, useKeys: Bool
  ) -> [HeaviestChain.Link] {
    var links = contents.candidates().map { pair in
      HeaviestChain.Link(
        old: pair.old, new: pair.new, weight: contents.likeness(pair.old, pair.new))
    }.filter { $0.weight >= alike }
    guard useKeys else { return links }
    let places = Dictionary(keys.new.enumerated().map { ($0.element, $0.offset) }) { first, _ in
      first
    }
    let known = Dictionary(
      links.enumerated().map { (SIMD2($0.element.old, $0.element.new), $0.offset) }
    ) { first, _ in first }
    for (old, key) in keys.old.enumerated() {
      guard let new = places[key] else { continue }
      if let index = known[SIMD2(old, new)] {
        links[index].weight += keys.areIDs ? id : sameIndex
      } else {
        links.append(
          HeaviestChain.Link(old: old, new: new, weight: keys.areIDs ? idOfOther : sameIndex))
      }
    }
    return links.sorted { ($0.old, $0.new) < ($1.old, $1.new) }
  }

  /// The ranges of old and of new rows between those that are in the order.
  private func gaps(_ inPlace: Set<Int>, count: Int) -> [(old: Range<Int>, new: Range<Int>)] {
    var gaps: [(old: Range<Int>, new: Range<Int>)] = []
    var (old, new) = (0, 0)
    for index in inPlace.sorted() {
      guard let counterpart = counterparts[index], counterpart >= new else { continue }
      gaps.append((old..<index, new..<counterpart))
      (old, new) = (index + 1, counterpart + 1)
    }
    return gaps + [(old..<counterparts.count, new..<max(new, count))]
  }
}

extension RowContents {
  /// Whether each of two rows says one thing: the second is the first with other words.
  fileprivate func isOfOneText(_ first: Int, _ second: Int) -> Bool {
    [old[first], new[second]].allSatisfy { features in
      features.count { !$0.hasPrefix(Self.drawing) } == 1
    }
  }
}
