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
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }
}

/// A collection of 300 points, or another width, by 400 with a layout.
@MainActor private struct Laid {
  let view: UICollectionView
  private let items: Items

  init(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int] = [4], width: CGFloat = 300,
    header: UICollectionReusableView.Type = UICollectionReusableView.self
  ) {
    items = Items(counts)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(header, forSupplementaryViewOfKind: "head", withReuseIdentifier: "extra")
    view.dataSource = items
    view.layoutIfNeeded()
  }

  init(
    _ section: NSCollectionLayoutSection, _ counts: [Int] = [4], width: CGFloat = 300,
    header: UICollectionReusableView.Type = UICollectionReusableView.self
  ) {
    self.init(
      UICollectionViewCompositionalLayout(section: section), counts, width: width, header: header)
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

/// A row of 288 points with items of some widths, and four frames in it and below.
private struct Fractions: Sendable {
  let widths: [NSCollectionLayoutDimension]
  let gap: CGFloat
  let places: [CGFloat]
  let lengths: [CGFloat]

  init(
    _ widths: [NSCollectionLayoutDimension], _ gap: CGFloat, _ places: [CGFloat],
    _ lengths: [CGFloat]
  ) { (self.widths, self.gap, self.places, self.lengths) = (widths, gap, places, lengths) }
}

private let rowsOfFractions: [Fractions] = [
  // Source: measured by others, at two pixels a point: thirds, 8 apart.
  Fractions([.fractionalWidth(1.0 / 3)], 8, [16, 114.5, 213, 16], [90.5, 90.5, 90.5, 90.5]),
  Fractions([.fractionalWidth(0.3)], 8, [16, 110, 204.5, 16], [86, 86, 86, 86]),
  Fractions([.fractionalWidth(0.5)], 20, [16, 170, 16, 170], [134, 134, 134, 134]),
  Fractions(
    [.absolute(96), .fractionalWidth(1.0 / 3)], 8, [16, 120, 208, 16], [96, 80, 96, 96]),
  Fractions([.absolute(100)], 8, [16, 124, 16, 124], [100, 100, 100, 100]),
]

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

  @Test(arguments: rowsOfFractions)
  fileprivate func `takes distances out of items that are fractions`(fractions: Fractions) {
    let (widths, gap) = (fractions.widths, fractions.gap)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: widths.map { NSCollectionLayoutItem(layoutSize: size($0, .absolute(60))) })
    row.interItemSpacing = NSCollectionLayoutSpacing.fixed(gap)
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let frames = Laid(section, width: 320).frames()
    #expect(frames.map(\.minX) == fractions.places)
    #expect(frames.map(\.width) == fractions.lengths)
  }

  private func rows(_ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item]))
  }

  private func places(_ kind: String, _ laid: Laid) -> [CGRect] {
    laid.view.layoutIfNeeded()
    let all = laid.view.collectionViewLayout.layoutAttributesForElements(in: laid.view.bounds) ?? []
    return all.filter { $0.representedElementKind == kind }.sorted { $0.indexPath < $1.indexPath }
      .map { $0.frame.offsetBy(dx: 0, dy: -laid.view.contentOffset.y) }
  }

  @Test func `keeps pinned headers and footers in view, pushed by their sections`() {
    let section = rows()
    section.interGroupSpacing = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head", alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "foot", alignment: .bottom)
    (header.pinToVisibleBounds, footer.pinToVisibleBounds) = (true, true)
    section.boundarySupplementaryItems = [header]
    let laid = Laid(section, [6, 12])
    // Source: measured by others: -16 and 14 at an offset of 320.
    for (offset, y) in [(CGFloat(0), [CGFloat(0), 334]), (100, [0, 234]), (320, [-16, 14])] {
      laid.view.contentOffset.y = offset
      #expect(places("head", laid).map(\.minY) == y)
    }
    section.boundarySupplementaryItems = [header, footer]
    let both = Laid(section, [12])
    #expect(places("foot", both).map(\.minY) == [380])
  }

  @Test func `has headers outside of its insets, aligned in the width`() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let sides: [NSRectAlignment] = [.topLeading, .top, .topTrailing, .bottom]
    section.boundarySupplementaryItems = sides.enumerated().map {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(40), .absolute(15)), elementKind: "\($0)", alignment: $1)
    }
    let laid = Laid(section, [2])
    #expect(laid.frames().map(\.minY) == [55, 99])
    #expect(
      (0..<4).flatMap { places("\($0)", laid) }.map(\.origin) == [
        CGPoint(x: 20, y: 0), CGPoint(x: 120, y: 15), CGPoint(x: 220, y: 30),
        CGPoint(x: 120, y: 173),
      ])
    section.supplementariesFollowContentInsets = false
    #expect(places("0", Laid(section, [2])).map(\.minX) == [0])
  }

  @Test func `asks headers of estimated heights for their own`() {
    /// A header with a height by constraints.
    final class Tall: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
          bar.topAnchor.constraint(equalTo: topAnchor),
          bar.bottomAnchor.constraint(equalTo: bottomAnchor),
          bar.heightAnchor.constraint(equalToConstant: 57),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    /// A header that answers by code.
    final class Answering: UICollectionReusableView {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.frame.size.height += 13
        return layoutAttributes
      }
    }
    let kinds: [(UICollectionReusableView.Type, CGFloat)] = [
      (Tall.self, 57), (Answering.self, 43), (UICollectionReusableView.self, 30),
    ]
    for (kind, height) in kinds {
      let section = rows()
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), elementKind: "head", alignment: .top)
      section.boundarySupplementaryItems = [header]
      let laid = Laid(section, [2], header: kind)
      #expect(places("head", laid) == [CGRect(x: 0, y: 0, width: 300, height: height)])
      #expect(laid.frames().map(\.minY) == [height, height + 44])
    }
  }

  @Test func `has a decoration behind each section, less its insets`() throws {
    final class Plate: UICollectionReusableView {}
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "head", alignment: .top)
    ]
    let plate = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
    plate.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 8)
    #expect(plate.elementKind == "plate" && plate.zIndex == 0)
    section.decorationItems = [plate]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Plate.self, forDecorationViewOfKind: "plate")
    let laid = Laid(layout, [1, 2])
    // Sections of 30 points for the header, 32 for the insets and 44 a row.
    let frames = [
      CGRect(x: 8, y: 4, width: 284, height: 96), CGRect(x: 8, y: 110, width: 284, height: 140),
    ]
    #expect(places("plate", laid) == frames)
    let views = laid.view.subviews
    #expect(views.prefix(2).allSatisfy { $0 is Plate })
    #expect(Set(views.prefix(2).map(\.frame.minY)) == [4, 110])
    let attributes = try #require(
      layout.layoutAttributesForDecorationView(
        ofKind: "plate", at: IndexPath(item: 0, section: 1)))
    #expect(attributes.frame == frames[1])
    #expect(
      attributes.representedElementCategory == UICollectionView.ElementCategory.decorationView)
    let header = layout.layoutAttributesForSupplementaryView(
      ofKind: "head", at: IndexPath(item: 0, section: 1))
    #expect(header?.representedElementCategory == .supplementaryView)
    let own = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: "plate", with: IndexPath(item: 0, section: 0))
    let copy = own.copy() as? UICollectionViewLayoutAttributes
    #expect(copy?.representedElementCategory == .decorationView)
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
