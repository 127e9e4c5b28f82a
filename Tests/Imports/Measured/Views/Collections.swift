import Scrollwork

extension MeasuredViews {
  @CaseViews static var collections: [CaseView] {
    CaseView("equal items in a flow") {
      CollectionCase(counts: [7, 2]) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 60)
        (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (8, 8)
        flow.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        return flow
      }
    }
    CaseView("a flow that scrolls sideways") {
      CollectionCase(counts: [4], height: 120) {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 120, height: 80)
        flow.minimumLineSpacing = 12
        flow.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        return flow
      }
    }
    CaseView("headers and footers in a flow") {
      CollectionCase(counts: [3, 2]) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 60)
        (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (9, 12)
        flow.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        flow.headerReferenceSize = CGSize(width: 0, height: 44)
        flow.footerReferenceSize = CGSize(width: 0, height: 30)
        return flow
      }
    }
    CaseView("rows, and thirds with a fixed distance") {
      CollectionCase(counts: [2, 5]) {
        UICollectionViewCompositionalLayout { section, _ in
          section == 0 ? rows(header: .absolute(30)) : thirds
        }
      }
    }
    CaseView("a section that scrolls across") {
      CollectionCase(counts: [4, 2]) {
        UICollectionViewCompositionalLayout { section, _ in section == 0 ? cards : rows() }
      }
    }
    CaseView("pinned headers") {
      CollectionCase(counts: [6, 6], height: 300, offsets: [(0.2, 100), (0.5, 320)]) {
        UICollectionViewCompositionalLayout { _, _ in
          let section = rows(header: .absolute(30))
          section.boundarySupplementaryItems[0].pinToVisibleBounds = true
          return section
        }
      }
    }
  }

  /// Rows of 44 points, 8 points apart.
  private static func rows(
    header: NSCollectionLayoutDimension? = nil
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 8
    if let header {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: header),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
    }
    return section
  }

  /// Lines of three items, 8 points apart.
  private static var thirds: NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .absolute(60)))
      ])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = insets
    return section
  }

  /// Cards of 200 × 100 points that scroll across.
  private static var cards: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(200), heightDimension: .absolute(100)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ]))
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = insets
    return section
  }

  private static var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}

/// A collection of 320 points, which is scrolled to offsets at times.
private struct CollectionCase: View {
  let counts: [Int]
  var height: CGFloat = 400
  var offsets: [(time: Double, y: CGFloat)] = []
  let layout: @MainActor () -> UICollectionViewLayout

  var body: some View {
    UIKitCase { root in
      let view = KeepingCollection(
        frame: CGRect(x: 0, y: 0, width: 320, height: height), collectionViewLayout: layout())
      view.fill(counts)
      root.addSubview(view)
      for (time, y) in offsets {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) {
          MainActor.assumeIsolated { view.contentOffset.y = y }
        }
      }
    }
    .ignoresSafeArea()
  }
}

/// A collection that keeps its data source.
private final class KeepingCollection: UICollectionView {
  private var content: CollectionContent?

  func fill(_ counts: [Int]) {
    let content = CollectionContent(counts)
    self.content = content
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    contentInsetAdjustmentBehavior = .never
    (dataSource, delegate) = (content, content)
  }
}

private final class CollectionContent: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.subviews.forEach { $0.removeFromSuperview() }
    cell.contentView.marked("item\(indexPath.section)x\(indexPath.item)")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    view.subviews.forEach { $0.removeFromSuperview() }
    let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
    return view.marked("\(name)\(indexPath.section)")
  }
}
