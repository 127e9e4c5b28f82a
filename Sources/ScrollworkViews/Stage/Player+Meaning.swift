import Foundation
import ScrollworkScript
import ScrollworkScrolling

// Which scroll view and which view a script means.
extension Player {
  /// The scroll view of a name, else the outermost one; none, and a word about it, if there is none.
  func scrollView(_ name: String?, _ step: GestureScript.Step) -> PlacedScrollView? {
    if let name {
      if let found = tree.scrollView(named: name) { return found }
      report(missing(name, step), step: nil)
    } else {
      if let first = tree.layout.uncoveredScrollViews.first { return first }
      report(
        .nothingToDo(step: "\(step)", why: "there is no scroll view in the scene."), step: nil)
    }
    return nil
  }

  /// The scroll view of a name that has a view, or the outermost that does; none, and a word about
  /// it, if there is none.
  func scrollView(
    _ name: String?, with id: String, _ step: GestureScript.Step
  ) -> PlacedScrollView? {
    let candidates: [PlacedScrollView]
    if let name {
      guard let found = scrollView(name, step) else { return nil }
      candidates = [found]
    } else {
      candidates = tree.layout.uncoveredScrollViews + tree.scrollViewsInRows(offset: timelineOffset)
    }
    let query = IDQuery.spelled(id)
    for scroll in candidates {
      if tree.current(scroll).frame(of: query) != nil {
        return scroll
      }
    }
    report(missing(id, step), step: nil)
    return nil
  }

  /// A view that is not there, and the id that was probably meant.
  func missing(_ id: String, _ step: GestureScript.Step) -> SceneProblem {
    .noSuchView(
      id: id, step: "\(step)", nearest: NearestWord.nearest(to: id, among: tree.spelledNames))
  }
}

extension SceneTree {
  /// The scroll view of SwiftUI with an id, the first one in a view with it, or the one around that.
  func scrollView(named name: String) -> PlacedScrollView? {
    if case .view(let scroll) = scroller(named: name) { scroll } else { nil }
  }

  /// How many rows of a lazy stack are asked for their ids.
  ///
  /// - Source: chosen: more than anybody names in a script, few enough to be looked through at once.
  private static let mostRowsNamed = 1000

  /// The ids and names that scripts may find views by, as far as they are made; those of lazy rows
  /// too.
  var spelledNames: [String] {
    var names: [String] = []
    forEachMade { node in
      if let id = node.identifier.flatMap({ SpelledID.spell($0) }) { names.append(id) }
      if let wrapper = node as? WrapperNode, case .name(let name) = wrapper.role {
        names.append(name)
      }
      if let lazy = node as? LazyStackNode {
        for row in 0..<min(lazy.count, Self.mostRowsNamed) {
          if let id = lazy.identifier(row).flatMap({ SpelledID.spell($0) }) { names.append(id) }
        }
      }
    }
    return names
  }
}
