import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// Finds what script steps name: scroll views, views and values lent to scripts.
///
/// Where there is none, it reports a problem with the nearest name.
@MainActor struct ScriptTargets {
  typealias Context = ScrollTrackReading & ProblemReporting

  private let context: any Context
  private let mover: ScrollMover

  init(_ context: any Context, mover: ScrollMover) {
    (self.context, self.mover) = (context, mover)
  }

  private var tree: SceneTree { context.tree }

  // MARK: Scroll views

  /// The scroll view of a name, else the outermost one; nil if there is none.
  func findScrollingView(_ name: String?) -> (any ScrollingView)? {
    let placed =
      name.map { tree.layout.scrollingView(named: $0) } ?? tree.layout.uncoveredScrollingViews.first
    return placed.flatMap { mover.scrollingView($0) }
  }

  /// The scroll view of a name, else the outermost one; reports if there is none.
  func scrollingView(_ name: String?, _ step: GestureScript.Step) -> (any ScrollingView)? {
    let found = findScrollingView(name)
    if found == nil { context.report(missingScrollView(name, step), step: nil) }
    return found
  }

  /// A scroll view of SwiftUI.
  func scrollingView(_ scroll: PlacedScrollView) -> any ScrollingView {
    mover.scrollingView(scroll)
  }

  /// All scroll views, SwiftUI's first, but for those in lazy rows.
  var allScrollingViews: [any ScrollingView] {
    tree.scrollViews.map { mover.scrollingView($0) }
      + tree.layout.uncoveredScrollingViews.compactMap { mover.scrollingView($0) }
  }

  /// The scroll views to which a tap on the status bar may belong; it acts on one that is alone.
  ///
  /// Scroll views of SwiftUI count as one: the outermost that scrolls vertically.
  ///
  /// - Source: documented, for UIKit's `scrollsToTop`; which of SwiftUI's it is, chosen.
  var statusBarTargets: [any ScrollingView] {
    let all = tree.layout.uncoveredScrollingViews.compactMap { mover.scrollingView($0) }
    let swiftUI = all.first {
      $0.swiftUIView != nil && $0.dynamics.movableAxes.contains(.vertical)
    }
    let uiKit = all.compactMap { $0 as? UIKitScrollingView }.filter(\.scrollsToTop)
    return [swiftUI].compactMap { $0 } + uiKit
  }

  /// SwiftUI's scroll view of a name that contains a view, else the outermost that does; reports if
  /// there is none.
  func scrollView(
    _ name: String?, with id: String, _ step: GestureScript.Step
  ) -> PlacedScrollView? {
    let candidates: [PlacedScrollView]
    if let name {
      guard let found = tree.layout.scrollingView(named: name).flatMap(PlacedScrollView.init) else {
        context.report(missing(name, step), step: nil)
        return nil
      }
      candidates = [found]
    } else {
      candidates =
        tree.layout.uncoveredScrollViews + tree.scrollViewsInRows(offset: context.offsets)
    }
    let query = IDQuery.spelled(id)
    for scroll in candidates {
      if tree.current(scroll).frame(of: query) != nil {
        return scroll
      }
    }
    context.report(missing(id, step), step: nil)
    return nil
  }

  /// The problem of a scroll view that is not there, by name or at all.
  func missingScrollView(_ name: String?, _ step: GestureScript.Step) -> SceneProblem {
    name.map { missing($0, step) }
      ?? .nothingToDo(step: "\(step)", why: "there is no scroll view in the scene.")
  }

  // MARK: Views

  /// The center of the view with an id, as it is drawn; reports if there is none.
  func center(
    of name: String, in picture: DressedView, _ looks: AnimatedAttributes,
    _ step: GestureScript.Step
  ) -> CGPoint? {
    let center = HitPass.center(of: .spelled(name), in: picture, looks: looks)
    if center == nil { context.report(missing(name, step), step: nil) }
    return center
  }

  /// The problem of a view that is not there, with the nearest name.
  private func missing(_ id: String, _ step: GestureScript.Step) -> SceneProblem {
    .noSuchView(
      id: id, step: "\(step)", nearest: NearestWord.nearest(to: id, among: tree.spelledNames))
  }

  // MARK: Values

  /// The values lent to scripts under a name; reports if there are none.
  func lentValues(_ name: String, _ step: GestureScript.Step) -> [ScriptableValue] {
    let all = tree.session.lentValues
    let found = all.filter { $0.name == name }.map(\.value)
    if found.isEmpty {
      let nearest = NearestWord.nearest(to: name, among: all.map(\.name))
      context.report(.noSuchValue(name: name, step: "\(step)", nearest: nearest), step: nil)
    }
    return found
  }
}

extension SceneTree {
  /// The most rows of a lazy stack whose ids are compared.
  ///
  /// - Source: chosen: more than anybody names in a script, few enough to be looked through at once.
  private static let mostRowsNamed = 1000

  /// The ids and names by which scripts may find views made so far, and those of lazy rows.
  fileprivate var spelledNames: [String] {
    var names: [String] = []
    forEachMade { node in
      if let id = node.identifier.flatMap({ IDSpelling.spell($0) }) { names.append(id) }
      if let name = node.scriptName { names.append(name) }
      for id in node.rowIdentifiers(limit: Self.mostRowsNamed) {
        if let name = id.flatMap({ IDSpelling.spell($0) }) { names.append(name) }
      }
    }
    return names
  }
}
