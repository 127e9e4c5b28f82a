public import Foundation
public import ScrollworkUIScrolling

/// A section of a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration?
  /// The insets of the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance of groups.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decorations, behind the items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers keep to the insets.
  open var supplementariesFollowContentInsets = true
  /// Called with the visible items while they scroll, which is not done.
  open var visibleItemsInvalidationHandler: Any?

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A section as a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 18, leading: 16, bottom: 17, trailing: 16)
    }
    return section
  }
}

/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none = 0
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
