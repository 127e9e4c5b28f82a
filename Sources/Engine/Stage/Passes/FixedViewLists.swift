import Foundation
import ScrollworkLayout
import ScrollworkViews

/// The drawn views in each fixed view of a still.
///
/// They follow from the node and what its parent gave it, as its painting does, so the next still takes
/// them from here.
@MainActor struct FixedViewLists {
  /// The inputs of a fixed view's list, beside its node.
  struct Key: Equatable {
    let size: CGSize
    let proposal: ProposedViewSize
    /// The name of the nearest scroll view around.
    let scrollView: String?

    init(_ view: ScrolledView, scrollView: String?) {
      (size, proposal) = (view.frame.size, view.proposal)
      self.scrollView = scrollView
    }
  }

  private struct Entry {
    /// Holds the node, so that its identity stays its own.
    let node: Node
    let key: Key
    let views: [DrawnView]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The views in a fixed view whose frame has the origin zero; nil if they are not known.
  func list(of node: Node, for key: Key) -> [DrawnView]? {
    guard let entry = entries[ObjectIdentifier(node)], entry.key == key else { return nil }
    return entry.views
  }

  /// Adds the views in a fixed view.
  mutating func add(_ views: [DrawnView], of node: Node, for key: Key) {
    entries[ObjectIdentifier(node)] = Entry(node: node, key: key, views: views)
  }
}
