/// The rows of one `ForEach` in two recordings, and which of them are the same.
struct PairedRows {
  /// The old rows, in order.
  let old: [RecordedRow]
  /// The new rows, in order.
  let new: [RecordedRow]
  /// Which new row each old one is.
  private let alignment: RowAlignment

  /// The pairs of rows of a `ForEach`; `views` are those of both recordings.
  init(
    _ old: RowContainer, _ new: RowContainer, views: (old: [RecordedView], new: [RecordedView])
  ) {
    (self.old, self.new) = (old.ordered, new.ordered)
    alignment = RowAlignment(
      RowAlignment.Keys(
        old: self.old.map(\.key), new: self.new.map(\.key),
        areIDs: (self.old + self.new).contains(where: \.hasID)),
      RowContents(
        self.old.map { $0.features(in: views.old) }, self.new.map { $0.features(in: views.new) }))
  }

  /// The pairs of rows that both recordings have, in the old order.
  var pairs: [(old: Int, new: Int)] {
    alignment.counterparts.enumerated().compactMap { old, new in new.map { (old, $0) } }
  }

  /// The old rows without a new one.
  var lost: [Int] { old.indices.filter { alignment.counterparts[$0] == nil } }

  /// The new rows without an old one.
  var added: [Int] {
    let known = Set(alignment.counterparts.compactMap(\.self))
    return new.indices.filter { !known.contains($0) }
  }

  /// The old rows whose new one has left the order of the others; both rows of two that changed
  /// places.
  var moved: [Int] { areSwapped ? displaced : alignment.moved.sorted() }

  /// Whether the only difference of the order is that two rows changed places.
  var areSwapped: Bool { displaced.count == 2 }

  /// The old rows that have another place among those of both recordings.
  private var displaced: [Int] {
    let pairs = pairs
    return zip(pairs, pairs.map(\.new).sorted()).filter { $0.new != $1 }.map(\.0.old)
  }

  /// How alike the pairs are, for each row of the shorter side, 0 … 1.
  var likeness: Double {
    alignment.likeness / Double(max(1, min(old.count, new.count)))
  }
}

extension RecordedRow {
  /// What the views of the row say and draw.
  fileprivate func features(in recorded: [RecordedView]) -> Set<String> {
    Set(views.flatMap { recorded[$0.view].features })
  }
}
