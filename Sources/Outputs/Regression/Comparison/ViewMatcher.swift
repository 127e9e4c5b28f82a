/// Finds the view of the new reel that a view of the old one has become.
struct ViewMatcher {
  /// The views that both reels have, in the order of the old one.
  var pairs: [(old: RecordedView, new: RecordedView)] {
    zip(old, counterparts).compactMap { view, index in index.map { (view, new[$0]) } }
  }
  /// The pairs in the order of views beside them.
  var pairsInOrder: [(old: RecordedView, new: RecordedView)] {
    pairs(without: moved.union(reordered))
  }
  /// The pairs whose rows have not left the order of the others.
  var pairsInPlace: [(old: RecordedView, new: RecordedView)] { pairs(without: moved) }
  /// The views that only the old reel has, in no row that is gone.
  var lost: [RecordedView] {
    old.indices.filter { counterparts[$0] == nil && !lostWithRow.contains($0) }.map { old[$0] }
  }
  /// The views that only the new reel has, in no row that was added.
  var appeared: [RecordedView] {
    new.indices.filter { !taken.contains($0) && !addedWithRow.contains($0) }.map { new[$0] }
  }
  /// The rows of every `ForEach` that both reels have, outer ones first.
  private(set) var rows: [PairedRows] = []

  /// The views of both reels.
  let old: [RecordedView]
  let new: [RecordedView]
  private let places: (old: [ViewPlace], new: [ViewPlace])
  /// The index of the counterpart of each old view.
  private var counterparts: [Int?]
  private var taken: Set<Int> = []
  private var lostWithRow: Set<Int> = []
  private var addedWithRow: Set<Int> = []
  /// The old views of rows that have left the order of the others.
  private var moved: Set<Int> = []
  /// The old views that have left the order of others of their name.
  private var reordered: Set<Int> = []

  /// Matches rows first, then the views of each pair of rows, and those around: by name and kind;
  /// what remains, by what it is and draws, in order.
  init(_ old: [RecordedView], _ new: [RecordedView]) {
    (self.old, self.new) = (old, new)
    places = (ViewPlace.places(of: old), ViewPlace.places(of: new))
    counterparts = Array(repeating: nil, count: old.count)
    match(old.indices.map { ($0, 0) }, new.indices.map { ($0, 0) })
  }

  private mutating func match(_ old: [(view: Int, depth: Int)], _ new: [(view: Int, depth: Int)]) {
    let (first, second) = (ViewLevel(old, places.old), ViewLevel(new, places.new))
    matchSiblings(first.siblings(in: self.old), second.siblings(in: self.new))
    let isMatched = matchContainers(first.containers, second.containers)
    // Another structure gives all views in it other names.
    let rest =
      first.containers.indices.filter { !isMatched.old.contains($0) }
      .flatMap { first.containers[$0].rows.flatMap { $0.views.map(\.view) } }
    let others =
      second.containers.indices.filter { !isMatched.new.contains($0) }
      .flatMap { second.containers[$0].rows.flatMap { $0.views.map(\.view) } }
    matchByLook(
      (first.plain.map(\.view) + rest).filter { counterparts[$0] == nil }.sorted(),
      (second.plain.map(\.view) + others).filter { !taken.contains($0) }.sorted())
  }

  /// The scroll views that both recordings have, in the order of the old one: those whose views were
  /// matched, and those of a trace, which has no views for them, by name.
  func scrollViews(
    _ old: Recording, _ new: Recording
  ) -> [(old: RecordedScrollView, new: RecordedScrollView)] {
    let known = Set(self.old.filter(\.isScrollView).map(\.name))
    let names = Dictionary(
      pairs.filter(\.old.isScrollView).map { ($0.old.name, $0.new.name) }
    ) { first, _ in first }
    return old.scrollViews.compactMap { view in
      guard let name = names[view.name] ?? (known.contains(view.name) ? nil : view.name) else {
        return nil
      }
      return new.scrollViews.first { $0.name == name }.map { (view, $0) }
    }
  }

  private func pairs(without left: Set<Int>) -> [(old: RecordedView, new: RecordedView)] {
    zip(old, counterparts).enumerated().compactMap { index, pair in
      left.contains(index) ? nil : pair.1.map { (pair.0, new[$0]) }
    }
  }

  private mutating func pair(_ first: Int, _ second: Int) {
    counterparts[first] = second
    taken.insert(second)
  }
}

// MARK: Views beside each other

extension ViewMatcher {
  /// Matches views of a name; several that share one, by what they draw in their order.
  private mutating func matchSiblings(
    _ old: [(key: String, views: [Int])], _ new: [(key: String, views: [Int])]
  ) {
    let others = Dictionary(new.map { ($0.key, $0.views) }) { first, _ in first }
    for (key, views) in old {
      guard let other = others[key] else { continue }
      let alignment = alignment(of: views, other)
      for (first, second) in alignment.counterparts.enumerated() {
        if let second { pair(views[first], other[second]) }
      }
      reordered.formUnion(alignment.moved.map { views[$0] })
    }
  }

  private func alignment(of views: [Int], _ others: [Int]) -> RowAlignment {
    var contents = RowContents(
      views.map { Set(old[$0].features) }, others.map { Set(new[$0].features) })
    // A view that says several things over time is several views, one after the other, as those that
    // are scrolled away leave their number to the next.
    guard views.count > 1 || others.count > 1,
      (contents.old + contents.new).allSatisfy({ $0.count <= 1 })
    else { return RowAlignment(inOrder: views.count, others.count) }
    if Set(contents.old + contents.new).count == 1 {
      contents = RowContents(
        views.map { next(to: $0, in: old) }, others.map { next(to: $0, in: new) })
    }
    guard contents.old != contents.new else {
      return RowAlignment(inOrder: views.count, others.count)
    }
    let keys = RowAlignment.Keys(
      old: views.indices.map(String.init), new: others.indices.map(String.init), areIDs: false)
    return RowAlignment(keys, contents)
  }

  /// The words beside a view, by which one of many that are alike is known.
  private func next(to view: Int, in views: [RecordedView]) -> Set<String> {
    Set(views[view...].first { $0.texts[.words] != nil }?.features ?? [])
  }

  /// Matches what remains by kind, words and drawing.
  private mutating func matchByLook(_ old: [Int], _ new: [Int]) {
    var unnamed: [String: [Int]] = [:]
    for index in new.reversed() { unnamed[self.new[index].look, default: []].append(index) }
    for index in old {
      guard let other = unnamed[self.old[index].look]?.popLast() else { continue }
      pair(index, other)
    }
  }
}

// MARK: Rows

extension ViewMatcher {
  /// Matches the rows of each `ForEach`; returns the indices of those that both reels have.
  private mutating func matchContainers(
    _ old: [RowContainer], _ new: [RowContainer]
  ) -> (old: Set<Int>, new: Set<Int>) {
    var (first, second) = (Set<Int>(), Set<Int>())
    for (index, container) in old.enumerated() {
      guard let other = new.firstIndex(where: { $0.path == container.path }) else { continue }
      first.insert(index)
      second.insert(other)
      matchRows(PairedRows(container, new[other], views: (self.old, self.new)))
    }
    // Rows in another container are known by what they say.
    for (index, container) in old.enumerated() where !first.contains(index) {
      let rows = new.indices.filter { !second.contains($0) }.map { other in
        (other, PairedRows(container, new[other], views: (self.old, self.new)))
      }
      guard let best = rows.max(by: { $0.1.likeness < $1.1.likeness }),
        best.1.likeness >= Self.alike
      else { continue }
      first.insert(index)
      second.insert(best.0)
      matchRows(best.1)
    }
    return (first, second)
  }

  /// The least likeness of the rows of two `ForEach` at different places that are one.
  ///
  /// - Source: chosen: half of the rows of the shorter one.
  private static let alike = 0.5

  private mutating func matchRows(_ rows: PairedRows) {
    self.rows.append(rows)
    for (first, second) in rows.pairs { match(rows.old[first].views, rows.new[second].views) }
    for row in rows.moved { moved.formUnion(rows.old[row].views.map(\.view)) }
    for row in rows.lost { lostWithRow.formUnion(rows.old[row].views.map(\.view)) }
    for row in rows.added { addedWithRow.formUnion(rows.new[row].views.map(\.view)) }
  }
}

extension RecordedView {
  /// What the view is and draws.
  fileprivate var look: String {
    let texts = [TextProperty.words, .drawing].map {
      self.texts[$0]?.keys.map(\.text).joined(separator: "\n") ?? ""
    }
    return ([kind] + texts).joined(separator: "\n\n")
  }
}
