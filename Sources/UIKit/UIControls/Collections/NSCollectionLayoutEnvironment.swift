public import Foundation
public import ScrollworkUIScrolling

/// The surroundings of a layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
}

struct LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}
