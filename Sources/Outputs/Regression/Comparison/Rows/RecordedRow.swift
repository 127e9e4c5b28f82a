/// A row of a `ForEach` in a recording.
struct RecordedRow {
  /// What tells the row from others of its `ForEach`.
  let key: String
  /// Whether the names of the row have its id.
  let hasID: Bool
  /// The least index of the row in its `ForEach`.
  private(set) var index: Int
  /// The indices of the row's views in the recording, in order, with the number of parts of their names
  /// up to the row.
  private(set) var views: [(view: Int, depth: Int)] = []

  /// A row without views.
  init(_ step: RowStep) { (key, hasID, index) = (step.key, step.id != nil, step.index) }

  /// Appends a view, in a row whose index is that of `step`.
  mutating func append(_ view: Int, depth: Int, _ step: RowStep) {
    index = min(index, step.index)
    views.append((view, depth))
  }
}

/// The rows of one `ForEach` in a recording.
struct RowContainer {
  /// The name of the `ForEach`, from the row around it on.
  let path: String
  /// The rows, in order.
  private(set) var rows: [RecordedRow] = []
  private var places: [String: Int] = [:]

  /// A `ForEach` without rows.
  init(path: String) { self.path = path }

  /// Appends a view to its row.
  mutating func append(_ view: Int, depth: Int, _ step: RowStep) {
    let place = places[step.key] ?? rows.count
    if place == rows.count {
      places[step.key] = place
      rows.append(RecordedRow(step))
    }
    rows[place].append(view, depth: depth, step)
  }

  /// The rows by their indices; in order of appearance where two have the same one, as rows of two
  /// `ForEach` beside each other do.
  var ordered: [RecordedRow] {
    guard Set(rows.map(\.index)).count == rows.count else { return rows }
    return rows.sorted { $0.index < $1.index }
  }
}
