import Foundation
import ScrollworkStage

/// The differences between the views of two stills.
struct ViewChanges {
  /// The outermost changed views that stand for something: those within that change with them are
  /// left out.
  let changes: [ViewChange]

  /// The differences between views.
  init(from old: [SeenView], to new: [SeenView]) {
    var outer: [ViewChange] = []
    for change in Self.pairs(Self.standing(old), Self.standing(new)) where change.isChange {
      if !outer.contains(where: { $0.carries(change) }) { outer.append(change) }
    }
    // Backgrounds come after their foreground views.
    changes = outer.enumerated().filter { index, change in
      !outer[(index + 1)...].contains { $0.carries(change) && !change.carries($0) }
    }.map(\.element)
  }

  /// The views that stand for something: those with an id, and views without children.
  ///
  /// Modifiers have the id of their view; the outermost stands for it.
  private static func standing(_ views: [SeenView]) -> [SeenView] {
    views.filter { view in
      guard let id = view.view.id else { return view.view.children.isEmpty }
      return !view.ancestors.contains { $0.id == id }
    }
  }

  /// The views of both stills in pairs: by their keys, else in another scroll view.
  private static func pairs(_ old: [SeenView], _ new: [SeenView]) -> [ViewChange] {
    let (before, after) = (ViewKey.keyed(old), ViewKey.keyed(new))
    let byKey = Dictionary(before.map { ($0.key, $0.view) }) { one, _ in one }
    let known = Set(after.map(\.key))
    let rest = before.filter { !known.contains($0.key) }
    let elsewhere = Dictionary(grouping: rest, by: \.key.elsewhere)
    var moved: Set<ViewKey> = []
    var pairs = after.map { key, view in
      if let partner = byKey[key] { return ViewChange(before: partner, after: view) }
      let partner = elsewhere[key.elsewhere]?.first { !moved.contains($0.key) }
      if let partner { moved.insert(partner.key) }
      return ViewChange(before: partner?.view, after: view)
    }
    for (key, view) in rest where !moved.contains(key) {
      pairs.append(ViewChange(before: view, after: nil))
    }
    return pairs
  }

  /// The differences in a sentence, such as `3 views move, 1 disappears`, with a full stop.
  var sentence: String {
    let counts: [(Int, String, String)] = [
      (changes.count { $0.isMoved }, "moves", "move"),
      (changes.count { $0.isFaded }, "changes its opacity", "change their opacity"),
      (changes.count { $0.isReworded }, "has other words", "have other words"),
      (changes.count { $0.isNew }, "appears", "appear"),
      (changes.count { $0.isGone }, "disappears", "disappear"),
    ]
    let parts = counts.filter { $0.0 > 0 }.enumerated().map { index, part in
      let views = index > 0 ? "" : part.0 == 1 ? " view" : " views"
      return "\(part.0)\(views) \(part.0 == 1 ? part.1 : part.2)"
    }
    return parts.isEmpty ? "No view changes." : parts.joined(separator: ", ") + "."
  }
}
