/// What sentences call the rows of two recordings: by their words.
struct RowTitles {
  /// The titles of the rows of views, by the name of a view.
  private var oldTitles: [String: RowTitle] = [:]
  private var newTitles: [String: RowTitle] = [:]

  /// The titles of all rows that were matched; a view in rows of rows has that of the innermost.
  init(_ matcher: ViewMatcher) {
    for rows in matcher.rows {
      Self.add(rows.old, matcher.old, to: &oldTitles)
      Self.add(rows.new, matcher.new, to: &newTitles)
    }
  }

  private static func add(
    _ rows: [RecordedRow], _ views: [RecordedView], to titles: inout [String: RowTitle]
  ) {
    for (row, title) in zip(rows, RowTitle.titles(of: rows, views)) {
      for (view, _) in row.views { titles[views[view].name] = title }
    }
  }

  /// The row that an old view is in; nil for a view in none.
  func old(_ view: RecordedView) -> String? { oldTitles[view.name]?.label }

  /// The row that a new view is in; nil for a view in none.
  func new(_ view: RecordedView) -> String? { newTitles[view.name]?.label }

  /// The new view that a modifier is applied to: its row, or the end of its name.
  func owner(of view: RecordedView) -> String { new(view) ?? ViewLabel.owner(of: view) }

  /// The label of a new view: its words, or its kind with its row.
  func label(_ view: RecordedView) -> String {
    guard view.texts[.words] == nil, let row = new(view) else { return ViewLabel.label(view) }
    return "\(view.kind) of \(row)"
  }

  /// The label of a moved or resized new view: that of its row if it moved.
  func mover(_ view: RecordedView, isMoved: Bool) -> String {
    isMoved ? new(view) ?? ViewLabel.mover(view, isMoved: true) : label(view)
  }
}

/// What sentences call a row.
struct RowTitle: Hashable {
  /// The words of the row, or its id, in quotation marks; its number without any.
  let name: String
  /// Whether the name is that of a place, from 1.
  let isNumber: Bool

  /// The row within a sentence.
  var label: String { isNumber ? "row \(name)" : name }

  /// The titles of the rows of a `ForEach`: the first words that no other row has, or else the first
  /// ones.
  static func titles(of rows: [RecordedRow], _ views: [RecordedView]) -> [RowTitle] {
    let words = rows.map { row in
      row.views.compactMap { views[$0.view].texts[.words]?.keys.last { !$0.text.isEmpty }?.text }
    }
    var counts: [String: Int] = [:]
    for text in words.flatMap({ Set($0) }) { counts[text, default: 0] += 1 }
    return zip(rows, words).map { row, words in
      if let title = words.first(where: { counts[$0] == 1 }) ?? words.first {
        RowTitle(name: ViewLabel.quoted(title), isNumber: false)
      } else if row.hasID {
        RowTitle(name: ViewLabel.quoted(row.key), isNumber: false)
      } else {
        RowTitle(name: "\(row.index + 1)", isNumber: true)
      }
    }
  }

  /// Some rows as the subject of a sentence: `Row “a”`, `Rows “a” and “b”`, `Rows 3, 4 and 2 others`.
  static func subject(_ titles: [RowTitle]) -> String {
    let names = titles.map(\.name)
    guard names.count > 2 else {
      return "\(names.count == 1 ? "Row" : "Rows") \(names.joined(separator: " and "))"
    }
    let rest = names.count - 2
    return "Rows \(names[0]), \(names[1]) and \(rest) other\(rest == 1 ? "" : "s")"
  }
}
