import Foundation
import ScrollworkGeometry
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing

/// A number of items for each section, with a header.
private final class Items: UICollectionViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A collection of 300 by 400 points with a layout.
@MainActor private struct Laid {
  let view: UICollectionView
  private let items: Items

  init(_ layout: UICollectionViewCompositionalLayout, _ counts: [Int] = [4]) {
    items = Items(counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.layoutIfNeeded()
  }

  init(_ section: NSCollectionLayoutSection, _ counts: [Int] = [4]) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts)
  }

  func frames(section: Int = 0) -> [CGRect] {
    (0..<items.counts[section]).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }
}

private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Source: documented, the reference pages of the types and "Implementing modern collection views".
@MainActor @Suite struct `A compositional layout` {
  @Test(arguments: [
    (NSCollectionLayoutDimension.fractionalWidth(0.5), CGFloat(150)),
    (.fractionalHeight(0.25), 100), (.absolute(70), 70),
  ])
  func `has lengths as parts of its container and in points`(
    height: NSCollectionLayoutDimension, length: CGFloat
  ) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitems: [item])
    let frames = Laid(NSCollectionLayoutSection(group: group), [2]).frames()
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 300, height: length),
        CGRect(x: 0, y: length, width: 300, height: length),
      ])
  }

  @Test func `shares a row among equal items, with distances`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 3)
    row.interItemSpacing = NSCollectionLayoutSpacing.fixed(15)
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = 10
    // Three items in 300 points without two distances of 15: 90 points.
    #expect(
      Laid(section).frames() == [
        CGRect(x: 0, y: 0, width: 90, height: 50), CGRect(x: 105, y: 0, width: 90, height: 50),
        CGRect(x: 210, y: 0, width: 90, height: 50), CGRect(x: 0, y: 60, width: 90, height: 50),
      ])
  }

  @Test func `insets items, groups and sections`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 40, trailing: 50)
    let laid = Laid(section, [2])
    // The row has 220 points, so an item has 110.
    #expect(
      laid.frames() == [
        CGRect(x: 32, y: 21, width: 104, height: 46), CGRect(x: 142, y: 21, width: 104, height: 46),
      ])
    #expect(laid.view.contentSize.height == 110)
  }

  @Test func `leaves the spaces at the edges of an item`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(5), trailing: .fixed(30), bottom: nil)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    #expect(
      Laid(NSCollectionLayoutSection(group: row), [3]).frames() == [
        CGRect(x: 10, y: 5, width: 60, height: 20), CGRect(x: 110, y: 5, width: 60, height: 20),
        CGRect(x: 210, y: 5, width: 60, height: 20),
      ])
  }

  @Test func `places groups in columns beside an item`() {
    let large = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitem: small, count: 2)
    let both = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [large, column])
    #expect(both.subitems.count == 2)
    #expect(
      Laid(NSCollectionLayoutSection(group: both), [3]).frames() == [
        CGRect(x: 0, y: 0, width: 200, height: 120), CGRect(x: 200, y: 0, width: 100, height: 60),
        CGRect(x: 200, y: 60, width: 100, height: 60),
      ])
  }

  @Test(arguments: [
    (NSRectAlignment.top, CGFloat(0), CGFloat(30)), (.topLeading, 0, 30), (.bottom, 100, 0),
    (.bottomTrailing, 100, 0),
  ])
  func `has headers above and footers below the items`(
    side: NSRectAlignment, y: CGFloat, firstItem: CGFloat
  ) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let extra = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "extra", alignment: side)
    section.boundarySupplementaryItems = [extra]
    let laid = Laid(section, [2])
    let all = laid.view.collectionViewLayout.layoutAttributesForElements(in: laid.view.bounds)
    let found = all?.first { $0.representedElementKind == "extra" }
    #expect(found?.frame == CGRect(x: 0, y: y, width: 300, height: 30))
    #expect(laid.frames().first?.minY == firstItem && laid.view.contentSize.height == 130)
    #expect(extra.alignment == side && !extra.pinToVisibleBounds && extra.extendsBoundary)
  }

  @Test(arguments: [
    UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous,
    .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
  ])
  func `places a section that scrolls across in one line`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    (section.orthogonalScrollingBehavior, section.interGroupSpacing) = (behavior, 10)
    let laid = Laid(section)
    #expect(laid.frames().map(\.minX) == [0, 130, 260, 390])
    #expect(laid.view.contentSize.height == 80)
    let lane = laid.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    #expect(lane?.contentSize.width == 510)
  }

  @Test func `asks for each section with its container and traits`() {
    var asked: [Int] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 25
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        asked.append(index)
        let surroundings: any NSCollectionLayoutEnvironment = environment
        let container: any NSCollectionLayoutContainer = surroundings.container
        #expect(container.effectiveContentSize == CGSize(width: 300, height: 400))
        #expect(surroundings.traitCollection.userInterfaceStyle == .light)
        let item = NSCollectionLayoutItem(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        return NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(CGFloat(index + 1) * 10)),
            subitems: [item]))
      }, configuration: configuration)
    let laid = Laid(layout, [1, 2])
    #expect(Set(asked) == [0, 1])
    #expect(laid.frames(section: 1).map(\.minY) == [35, 55])
    #expect(configuration.scrollDirection == UICollectionView.ScrollDirection.vertical)
  }

  @Test func `is a list by its configuration`() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    #expect(list.showsSeparators)
    #expect(list.headerMode == UICollectionLayoutListConfiguration.HeaderMode.none)
    list.showsSeparators = false
    let laid = Laid(UICollectionViewCompositionalLayout.list(using: list), [2])
    // Source: measured by others, the margins of an inset group: 16 points.
    #expect(laid.frames().map(\.minX) == [16, 16] && laid.frames().map(\.width) == [268, 268])
    let plain = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(Laid(.list(using: plain), [2]).frames().map(\.width) == [300, 300])
  }
}
