package import Foundation

/// The source of a node's children after layout, when the offsets of the scroll views around are known.
package enum ChildSource {
  /// The children of the layout; far ones may be left out, and all that are outside of the visible
  /// area if `visibleOnly`.
  case layout(visibleOnly: Bool)
  /// All children of the layout, for a node whose look decides which are visible.
  case whole
  /// The child of a modifier, whose effect draws all of it or nothing.
  case modified
  /// The content of a scroll view, at an offset.
  case scrolled(PlacedScrollView)
  /// Rows that are made when they become visible.
  case rows(PlacedLazyStack)
  /// Content that is made from the node's size and frame.
  case geometry(any GeometryContent)
  /// A view, and a layer that is made from its preferences.
  case preferences(any PreferenceContent)
  /// The layout, unchanged, for a node that was not laid out.
  case fixed
}

/// A node whose children are made from its size and its frame.
@MainActor package protocol GeometryContent: Node {
  /// The children for the node's geometry after scrolling.
  func content(for geometry: Geometry, in area: DeferredArea) -> Placed
}

/// A node with a view and a layer that is made from the preferences of the view.
@MainActor package protocol PreferenceContent: Node {
  /// The view.
  var base: Node { get }
  /// The layer for preference values.
  func layer(_ values: PreferenceValues, size: CGSize, in area: DeferredArea) -> Placed
  /// The view and its layer, back to front.
  func inOrder<Part>(_ base: Part, _ layer: Part?) -> [Part]
}
