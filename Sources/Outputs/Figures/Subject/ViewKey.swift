import Foundation
import ScrollworkStage

/// The identity of a view across stills.
///
/// Structural names are shared by modifiers and siblings, and the ids of rows by several scroll
/// views; so a view is known by its id or that of the view around it, its scroll view and its kind,
/// and of those by its order.
struct ViewKey: Hashable {
  /// The structural name of the scroll view around, with its number among those; empty for none.
  private var scrollView: String
  /// The id of the view, or of the innermost one around that has one, else the structural name.
  private let owner: String
  /// The kind of a view in an owner; empty for the owner.
  private let kind: String
  /// The number of views before that are alike so far.
  private var order = 0

  private init(_ view: SeenView, _ scrollViews: ScrollViewNumbers) {
    scrollView = view.ancestors.last(where: \.clipsContent).map(scrollViews.name) ?? ""
    if let id = view.view.id {
      (owner, kind) = ("#\(id)", "")
    } else {
      owner = view.ancestors.last { $0.id != nil }?.id.map { "#\($0)" } ?? view.view.name
      kind = view.view.kind
    }
  }

  /// Views with their keys, each of which is there once.
  static func keyed(_ views: [SeenView]) -> [(key: ViewKey, view: SeenView)] {
    let scrollViews = ScrollViewNumbers(views)
    var counts: [ViewKey: Int] = [:]
    return views.map { view in
      let alike = ViewKey(view, scrollViews)
      var key = alike
      key.order = counts[alike, default: 0]
      counts[alike, default: 0] += 1
      return (key, view)
    }
  }

  /// The key without its scroll view: a view that moves to another one keeps it.
  var elsewhere: ViewKey {
    var key = self
    key.scrollView = ""
    return key
  }
}

/// The numbers of the scroll views of a still that have one structural name, from 0.
private struct ScrollViewNumbers {
  private var frames: [String: [CGRect]] = [:]

  init(_ views: [SeenView]) {
    for view in views.lazy.map(\.view) where view.clipsContent {
      frames[view.name, default: []].append(view.frame)
    }
  }

  func name(_ view: ResolvedView) -> String {
    "\(view.name) \(frames[view.name]?.firstIndex(of: view.frame) ?? 0)"
  }
}
