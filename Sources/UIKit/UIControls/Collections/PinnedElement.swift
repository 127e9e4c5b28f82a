import Foundation
import ScrollworkUIScrolling

/// A header or footer that stays at an edge of the visible bounds while its section is there.
///
/// - Source: measured by others: it goes with the end of its section, pushed by the next one.
@MainActor struct PinnedElement {
  /// The attributes, whose frame follows the offset.
  let attributes: UICollectionViewLayoutAttributes
  /// The frame without pinning.
  let frame: CGRect
  /// The start and the end of the section.
  var section: ClosedRange<CGFloat>
  /// Whether the element stays at the far edge.
  let isFooter: Bool
  /// Whether the collection scrolls down, and not across.
  let isVertical: Bool

  /// Moves the element into the visible bounds of a collection.
  func pin(in view: UICollectionView) {
    let inset = view.adjustedContentInset
    let (near, far) =
      isVertical
      ? (view.bounds.minY + inset.top, view.bounds.maxY - inset.bottom)
      : (view.bounds.minX + inset.left, view.bounds.maxX - inset.right)
    let (own, length) = isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
    let place =
      isFooter
      ? min(own, max(far - length, section.lowerBound))
      : max(own, min(near, section.upperBound - length))
    attributes.frame.origin =
      isVertical ? CGPoint(x: frame.minX, y: place) : CGPoint(x: place, y: frame.minY)
  }
}
