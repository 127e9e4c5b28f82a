import Foundation

/// A section of a layout that scrolls across the collection.
@MainActor struct OrthogonalSection {
  /// The frame of the visible part, in the collection.
  var frame: CGRect
  /// The width of the content.
  var contentWidth: CGFloat
  /// The distance of pages.
  var pageWidth: CGFloat
  /// Whether scrolling ends on pages.
  var isPaging: Bool
  /// The attributes of the items, in the content.
  var items: [UICollectionViewLayoutAttributes]
}
