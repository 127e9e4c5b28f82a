import Foundation
import ScrollworkDrawing
import ScrollworkStage

/// A view in a list of a tree.
struct TreeRow {
  /// The view.
  let view: ResolvedView
  /// The level, 0 for the root.
  let level: Int
  /// The further siblings of the same shape, for which the row stands.
  var repeats: [ResolvedView] = []
  /// Whether the next row of a level up to this one follows, for each level.
  var goesOn: [Bool] = []

  /// The kind of view, with its words or its id, or with the number of views that it stands for.
  var title: String {
    guard repeats.isEmpty else { return "\(view.kind) × \(repeats.count + 1)" }
    if let words = view.words { return "\(view.kind) \u{201C}\(Self.short(words))\u{201D}" }
    if let id = view.id { return "\(view.kind) #\(Self.short(id))" }
    return view.kind
  }

  private static func short(_ words: String) -> String {
    let line = words.split(separator: "\n").first.map(String.init) ?? ""
    return line.count > 24 ? line.prefix(23) + "…" : line
  }

  /// The color of the level.
  func color(_ palette: FigurePalette) -> Color.Resolved {
    palette.series[level % (palette.series.count - 1)]
  }

  /// The rows of a view and its descendants.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - depth: The number of levels below it; nil for all.
  ///   - showsModifiers: Whether modifiers without id and effect have rows.
  ///   - folds: Whether one row stands for siblings of one shape.
  /// - Returns: The rows, from top to bottom.
  static func rows(
    of view: ResolvedView, depth: Int?, showsModifiers: Bool, folds: Bool
  ) -> [TreeRow] {
    let list = TreeRowList(depth: depth ?? .max, showsModifiers: showsModifiers, folds: folds)
    return list.rows(of: view, level: 0, goesOn: [])
  }
}

/// Lists the rows of a tree.
private struct TreeRowList {
  let depth: Int
  let showsModifiers: Bool
  let folds: Bool

  /// The siblings of one shape that have one row, at least.
  ///
  /// - Source: chosen: two are not a repetition yet.
  private static let least = 3

  func rows(
    of view: ResolvedView, repeats: [ResolvedView] = [], level: Int, goesOn: [Bool]
  ) -> [TreeRow] {
    let shown = shown(view)
    var rows = [
      TreeRow(view: shown, level: level, repeats: repeats.map(self.shown), goesOn: goesOn)
    ]
    guard level < depth else { return rows }
    let groups = groups(of: shown.children)
    for (index, group) in groups.enumerated() {
      rows += self.rows(
        of: group[0], repeats: Array(group.dropFirst()), level: level + 1,
        goesOn: goesOn + [index < groups.count - 1])
    }
    return rows
  }

  /// The view that a row shows: a modifier has one child, as a scroll view has; an id or an effect makes
  /// it worth a row.
  private func shown(_ view: ResolvedView) -> ResolvedView {
    var shown = view
    while !showsModifiers, shown.children.count == 1, shown.id == nil, shown.effect == nil,
      !shown.clipsContent
    {
      shown = shown.children[0]
    }
    return shown
  }

  /// Siblings, those of one shape in a row together.
  private func groups(of children: [ResolvedView]) -> [[ResolvedView]] {
    var groups: [(shape: String, views: [ResolvedView])] = []
    for child in children {
      let shape = folds ? shape(of: child) : ""
      // A text says more than its kind.
      if folds, shown(child).words == nil, groups.last?.shape == shape {
        groups[groups.count - 1].views.append(child)
      } else {
        groups.append((shape, [child]))
      }
    }
    return groups.flatMap { group in
      group.views.count < Self.least ? group.views.map { [$0] } : [group.views]
    }
  }

  /// The kinds of a view and its descendants.
  private func shape(of view: ResolvedView) -> String {
    let shown = shown(view)
    return "\(shown.kind)(\(shown.children.map(shape).joined(separator: ",")))"
  }
}
