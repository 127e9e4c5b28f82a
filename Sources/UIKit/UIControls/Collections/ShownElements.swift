import Foundation
import ScrollworkUIScrolling

/// The views of the visible elements of a collection.
@MainActor final class ShownElements {
  /// The place of a supplementary view or a decoration.
  struct Key: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String
    let path: IndexPath

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      category = attributes.representedElementCategory
      kind = attributes.representedElementKind ?? ""
      path = attributes.indexPath
    }
  }

  /// The cells.
  var cells: [IndexPath: UICollectionViewCell] = [:]
  /// The headers, footers, decorations and other supplementary views.
  var supplementaries: [Key: UICollectionReusableView] = [:]
  /// The scroll views of the sections that scroll across.
  var lanes: [Int: UIScrollView] = [:]

  /// Removes all views but the cells.
  func removeSupplementaries() {
    for view in supplementaries.values { view.removeFromSuperview() }
    for lane in lanes.values { lane.removeFromSuperview() }
    (supplementaries, lanes) = ([:], [:])
  }
}
