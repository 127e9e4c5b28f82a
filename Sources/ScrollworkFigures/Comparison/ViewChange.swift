import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// A difference of a view between two stills.
struct ViewChange {
  /// The view in the first still; nil if it is not visible there.
  let before: SeenView?
  /// The view in the second still; nil if it is not visible there.
  let after: SeenView?

  /// The name by which readers know the view: its id, else its characters.
  var name: String? {
    [after, before].compactMap(\.self).lazy.compactMap { $0.view.id ?? $0.view.words }.first
  }

  /// Whether the view appears or disappears.
  var isOneSided: Bool { before == nil || after == nil }
  /// The displacement of each corner.
  var displacements: [CGVector] {
    guard let before, let after else { return [] }
    return zip(before.view.corners, after.view.corners).map {
      CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y)
    }
  }
  /// Whether a corner moves by more than half a point.
  var isMoved: Bool { displacements.contains { hypot($0.dx, $0.dy) > 0.5 } }
  /// Whether the opacity changes by more than 2 %.
  var isFaded: Bool {
    guard let before, let after else { return false }
    return abs(before.view.totalOpacity - after.view.totalOpacity) > 0.02
  }
  /// Whether the characters of a text change.
  var isReworded: Bool {
    guard let before, let after else { return false }
    return before.view.words != after.view.words
  }

  /// Whether the change of a view within is this one: it moves with this view.
  func carries(_ inner: ViewChange) -> Bool {
    guard isOneSided == inner.isOneSided, !inner.isReworded else { return false }
    if isOneSided { return (before == nil) == (inner.before == nil) }
    guard inner.isFaded == isFaded, let first = displacements.first else { return false }
    // Views around that are scaled or turned move what is in them by their transform.
    let isShift = displacements.allSatisfy { hypot($0.dx - first.dx, $0.dy - first.dy) <= 0.5 }
    if !isShift { return true }
    return inner.displacements.allSatisfy { hypot($0.dx - first.dx, $0.dy - first.dy) <= 0.5 }
  }
}

/// The differences between the views of two stills.
struct ViewChanges {
  /// The outermost changed views that readers can name: those within that change alike are left out.
  let changes: [ViewChange]

  /// The differences between views, by their ids or structural names.
  init(from old: [SeenView], to new: [SeenView]) {
    let (before, after) = (Self.byKey(old), Self.byKey(new))
    let keys = after.keys + before.keys.filter { after.views[$0] == nil }
    var found: [(view: SeenView, change: ViewChange)] = []
    for key in keys {
      let change = ViewChange(before: before.views[key], after: after.views[key])
      guard let view = change.after ?? change.before else { continue }
      let isChanged = change.isOneSided || change.isMoved || change.isFaded || change.isReworded
      guard isChanged else { continue }
      let isInside = found.contains { outer in
        view.ancestors.contains { $0.name == outer.view.view.name } && outer.change.carries(change)
      }
      if !isInside { found.append((view, change)) }
    }
    changes = found.map(\.change)
  }

  /// The visible views that stand for something: those with an id, and views without children.
  ///
  /// Modifiers have the id of their view; the outermost stands for it.
  private static func byKey(_ views: [SeenView]) -> (keys: [String], views: [String: SeenView]) {
    var keys: [String] = []
    var found: [String: SeenView] = [:]
    for view in views where view.visible != nil {
      guard view.view.id != nil || view.view.children.isEmpty else { continue }
      if let id = view.view.id, view.ancestors.contains(where: { $0.id == id }) { continue }
      let key = view.view.id.map { "id \($0)" } ?? view.view.name
      if found[key] == nil { keys.append(key) }
      found[key] = found[key] ?? view
    }
    return (keys, found)
  }

  /// The differences in a sentence, such as `3 views move, 1 disappears.`
  var sentence: String {
    let both = changes.filter { !$0.isOneSided }
    let counts: [(Int, String, String)] = [
      (both.count { $0.isMoved }, "moves", "move"),
      (both.count { $0.isFaded }, "changes its opacity", "change their opacity"),
      (both.count { $0.isReworded }, "has other words", "have other words"),
      (changes.count { $0.before == nil }, "appears", "appear"),
      (changes.count { $0.after == nil }, "disappears", "disappear"),
    ]
    let parts = counts.filter { $0.0 > 0 }.enumerated().map { index, part in
      let views = index > 0 ? "" : part.0 == 1 ? " view" : " views"
      return "\(part.0)\(views) \(part.0 == 1 ? part.1 : part.2)"
    }
    return parts.isEmpty ? "No view changes." : parts.joined(separator: ", ") + "."
  }
}
