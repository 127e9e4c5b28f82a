import ScrollworkLayout
import ScrollworkViews

/// The layout of a scene: the placed root, and the scroll views in it.
@MainActor struct SceneLayout {
  let root: Placed
  /// The scroll views outside lazy rows, outermost first.
  let scrollViews: [PlacedScrollView]

  init(_ root: Placed) {
    self.root = root
    var found: [PlacedScrollView] = []
    root.forEach { view in
      if let scroll = PlacedScrollView(view) { found.append(scroll) }
    }
    scrollViews = found
  }

  /// The scroll views not covered by another page, outermost first.
  var uncoveredScrollViews: [PlacedScrollView] {
    var found: [PlacedScrollView] = []
    func visit(_ placed: Placed) {
      if let scroll = PlacedScrollView(placed) { found.append(scroll) }
      placed.uncovered.forEach(visit)
    }
    visit(root)
    return found
  }

  /// The scroll views in the lazy rows placed so far, visible or not.
  var scrollViewsInKnownRows: [PlacedScrollView] {
    var found: [PlacedScrollView] = []
    func visit(_ placed: Placed, isInRow: Bool) {
      if isInRow, let scroll = PlacedScrollView(placed) { found.append(scroll) }
      if let lazy = PlacedLazyStack(placed) {
        lazy.knownRows.forEach { visit($0.withMadeContents, isInRow: true) }
      }
      placed.children.forEach { visit($0, isInRow: isInRow) }
    }
    visit(root, isInRow: false)
    return found
  }
}
