/// Finds rows that were removed, added, or put in another order.
struct RowComparer {
  let reels: ComparedReels
  /// The rows and the views of both reels.
  let matcher: ViewMatcher

  /// The property of findings about rows.
  static let row = "row"

  /// The findings: for each `ForEach` the rows that are gone, those that were added, and those that
  /// moved; then the rows that only one reel scrolls to.
  func findings() -> [Finding] {
    matcher.rows.flatMap { rows in
      let presence = RowPresence(rows, matcher, reels)
      var lost = rows.lost.filter { presence.isLost($0) }
      var added = rows.added.filter { presence.isAdded($0) }
      // The content is longer by what no still of the old reel would show, or shorter.
      if presence.growth(ofAdded: rows.added) { added = rows.added }
      if presence.growth(ofLost: rows.lost) { lost = rows.lost }
      let findings = [
        gone(lost, rows), new(added, rows), moved(rows),
        unseen(rows.lost.filter { !lost.contains($0) }, .lost, rows),
        unseen(rows.added.filter { !added.contains($0) }, .appeared, rows),
      ]
      return findings.compactMap(\.self)
    }
  }

  private func gone(_ lost: [Int], _ rows: PairedRows) -> Finding? {
    let titles = oldTitles(lost, rows)
    return finding(
      .lost, "\(RowTitle.subject(titles)) \(lost.count == 1 ? "is" : "are") gone",
      lost.flatMap { oldViews(of: rows.old[$0]) })
  }

  private func new(_ added: [Int], _ rows: PairedRows) -> Finding? {
    let titles = newTitles(added, rows)
    var sentence = "\(RowTitle.subject(titles)) \(added.count == 1 ? "was" : "were") added"
    if let first = added.first, let last = added.last, last - first == added.count - 1 {
      sentence += Self.between(
        newTitles(first > 0 ? [first - 1] : [], rows).first,
        newTitles(last + 1 < rows.new.count ? [last + 1] : [], rows).first)
    }
    return finding(.appeared, sentence, added.flatMap { newViews(of: rows.new[$0]) })
  }

  /// Rows in another order: two that changed places, or those that left the order of the others.
  private func moved(_ rows: PairedRows) -> Finding? {
    let counterparts = Dictionary(uniqueKeysWithValues: rows.pairs.map { ($0.old, $0.new) })
    let moved = rows.moved.compactMap { counterparts[$0] }.sorted()
    guard let first = moved.first, let last = moved.last else { return nil }
    var sentence = RowTitle.subject(newTitles(moved, rows))
    if rows.areSwapped {
      sentence += " changed places"
    } else if last - first == moved.count - 1 {
      sentence += " moved"
      sentence += Self.between(
        newTitles(first > 0 ? [first - 1] : [], rows).first,
        newTitles(last + 1 < rows.new.count ? [last + 1] : [], rows).first)
    } else {
      sentence += " are in another order"
    }
    return finding(.moved, sentence, moved.flatMap { newViews(of: rows.new[$0]) })
  }

  /// Rows of both reels, or of which that cannot be told, that only one of them scrolls to.
  private func unseen(_ indices: [Int], _ kind: Finding.Kind, _ rows: PairedRows) -> Finding? {
    let isLost = kind == .lost
    let titles = isLost ? oldTitles(indices, rows) : newTitles(indices, rows)
    let verb = indices.count == 1 ? "is" : "are"
    var finding = finding(
      kind, "\(RowTitle.subject(titles)) \(verb) \(isLost ? "no longer seen" : "seen now")",
      indices.flatMap { isLost ? oldViews(of: rows.old[$0]) : newViews(of: rows.new[$0]) })
    finding?.property = PresenceComparer.visibility
    return finding
  }

  /// A finding about views in the stills that draw them; nil without any.
  private func finding(
    _ kind: Finding.Kind, _ words: String, _ views: [RecordedView]
  ) -> Finding? {
    let stills = reels.pairs.indices.filter { index in
      guard kind != .moved else { return reels.isDiffering(index) }
      let (old, new) = reels.pairs[index]
      return views.contains { $0.isDrawn(at: kind == .lost ? old : new) }
    }.map { reels.pairs[$0].new }
    guard let first = stills.first, let last = stills.last, !views.isEmpty else { return nil }
    let source = views.map(\.source).first { !$0.isEmpty }
    var sentence = words
    if stills.count != reels.pairs.count { sentence += ", \(ValueWording.stills(first, last))" }
    if let source { sentence += ", at \(source)" }
    var finding = Finding(kind, sentence + ".", from: first, to: last, count: stills.count)
    finding.views = views.map(\.name)
    finding.source = source
    finding.property = Self.row
    return finding
  }

  private func oldViews(of row: RecordedRow) -> [RecordedView] {
    row.views.map { matcher.old[$0.view] }.filter { !$0.isEffect || $0.isVisibleEffect }
  }

  private func newViews(of row: RecordedRow) -> [RecordedView] {
    row.views.map { matcher.new[$0.view] }.filter { !$0.isEffect || $0.isVisibleEffect }
  }

  private func oldTitles(_ indices: [Int], _ rows: PairedRows) -> [RowTitle] {
    let titles = RowTitle.titles(of: rows.old, matcher.old)
    return indices.map { titles[$0] }
  }

  private func newTitles(_ indices: [Int], _ rows: PairedRows) -> [RowTitle] {
    let titles = RowTitle.titles(of: rows.new, matcher.new)
    return indices.map { titles[$0] }
  }

  /// The place of a row between two others; nil for one that is not there.
  private static func between(_ before: RowTitle?, _ after: RowTitle?) -> String {
    switch (before, after) {
    case (let before?, let after?): " between \(before.label) and \(after.label)"
    case (let before?, nil): " after \(before.label)"
    case (nil, let after?): " before \(after.label)"
    case (nil, nil): ""
    }
  }
}
