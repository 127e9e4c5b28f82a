import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing

/// A data source and a delegate that decides about the lengths of lines.
private final class Shelf: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  var chosen: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 40, height: 20 + 10 * CGFloat(indexPath.item)) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10) }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }
}

/// A delegate of which all lengths are those of the layout.
private final class QuietShelf: UICollectionViewDelegateFlowLayout {}

/// Every item at its own place, behind each other.
private final class Pile: UICollectionViewLayout {
  private var all: [UICollectionViewLayoutAttributes] = []
  var contexts = 0

  override func prepare() {
    all = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CGSize(width: 100, height: 100)
      attributes.center = CGPoint(x: 150, y: 60 + 10 * CGFloat(item))
      attributes.alpha = 1 - CGFloat(item) / 10
      attributes.zIndex = -item
      return attributes
    }
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 500) }
  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { all.filter { $0.frame.intersects(rect) } }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { all[indexPath.item] }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts += 1
    super.invalidateLayout(with: context)
  }
}

@MainActor @Suite struct `A collection` {
  private let shelf = Shelf()
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = shelf
    return view
  }

  @Test func `asks its delegate for the lengths of lines`() {
    let view = collection(UICollectionViewFlowLayout())
    view.delegate = shelf
    view.layoutIfNeeded()
    let frames = (0..<5).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    // Five items of 40 points in 280 are a line as high as its highest item, in whose middle the
    // others are. The second line is as high as the last item.
    #expect(frames.map(\.minX) == [10, 70, 130, 190, 250])
    #expect(frames.map(\.midY) == Array(repeating: 35, count: 5))
    #expect(abs(view.contentSize.height - (5 + 60 + 8 + 90 + 15)) < 0.01)
  }

  @Test func `takes the lengths of its layout where the delegate has none`() {
    let (layout, quiet) = (UICollectionViewFlowLayout(), QuietShelf())
    let view = collection(layout)
    // Source: documented, the defaults of `UICollectionViewFlowLayout`.
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == UICollectionView.ScrollDirection.vertical)
    layout.itemSize = CGSize(width: 60, height: 30)
    layout.sectionInset.left = 12
    let delegate: any UICollectionViewDelegate = quiet
    #expect(
      quiet.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
        == layout.itemSize)
    #expect(quiet.collectionView(view, layout: layout, insetForSectionAt: 0).left == 12)
    #expect(delegate.collectionView(view, shouldSelectItemAt: IndexPath(item: 0, section: 0)))
  }

  @Test func `scrolls across with columns of items`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 150)
    let view = collection(layout)
    view.layoutIfNeeded()
    let frames = (0..<3).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
    }
    #expect(frames == [0, 0, 110])
    #expect(view.contentSize.height == 400 && view.contentSize.width == 430)
  }

  @Test func `places its cells as a layout of one's own says`() {
    let pile = Pile()
    let view = collection(pile)
    view.layoutIfNeeded()
    let cells = (0..<5).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells.map(\.frame.midY) == [60, 70, 80, 90, 100])
    #expect(cells.map(\.alpha) == [1, 0.9, 0.8, 0.7, 0.6])
    // Source: measured by others, the order is that of the layers.
    #expect(cells.map(\.layer.zPosition) == [0, -1, -2, -3, -4])
    #expect(view.contentSize == CGSize(width: 300, height: 500))
    pile.invalidateLayout(with: pile.invalidationContext(forBoundsChange: .zero))
    #expect(pile.contexts == 1)
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidateEverything && context.contentOffsetAdjustment == .zero)
  }

  @Test func `copies the attributes of an item`() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 1, section: 2))
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    (attributes.alpha, attributes.zIndex, attributes.isHidden) = (0.5, 3, true)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.indexPath == IndexPath(item: 1, section: 2))
    #expect(copy.frame == attributes.frame && copy.representedElementKind == "header")
    #expect(copy.alpha == 0.5 && copy.zIndex == 3 && copy.isHidden && copy.transform.a == 2)
    copy.center = .zero
    #expect(copy.frame.origin == CGPoint(x: -15, y: -20) && attributes.frame.minX == 1)
  }

  @Test func `keeps who prefetches, and asks it for nothing`() {
    let view = collection(UICollectionViewFlowLayout())
    let owner: any UICollectionViewDataSourcePrefetching = shelf
    view.prefetchDataSource = owner
    #expect(view.prefetchDataSource === shelf && view.isPrefetchingEnabled)
  }

  @Test func `makes cells and headers by their registrations`() {
    typealias Row = UICollectionView.CellRegistration<UICollectionViewListCell, String>
    typealias Title = UICollectionView.SupplementaryRegistration<UICollectionReusableView>
    var made: [String] = []
    let row = Row { cell, path, name in
      cell.accessories = [UICellAccessory.checkmark()]
      made.append("\(name) at \(path.item)")
    }
    let title = Title(elementKind: UICollectionView.elementKindSectionHeader) { _, kind, path in
      made.append("\(kind) \(path.section)")
    }
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    let cells: UICollectionViewDiffableDataSource<Int, String>.CellProvider = { view, path, name in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(
      collectionView: view, cellProvider: cells)
    let headers: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider = {
      view, _, path in view.dequeueConfiguredReusableSupplementary(using: title, for: path)
    }
    source.supplementaryViewProvider = headers
    var snapshot = UICollectionViewDiffableDataSource<Int, String>.Snapshot()
    snapshot.appendSections([7])
    snapshot.appendItems(["a", "b"])
    var isDone = false
    source.apply(snapshot, animatingDifferences: false) { isDone = true }
    view.layoutIfNeeded()
    #expect(isDone && Set(made) == ["a at 0", "b at 1", "UICollectionElementKindSectionHeader 0"])
    let shown = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    #expect(shown.map(\.accessories) == [[.checkmark()], [.checkmark()]])
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
    #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 0))
    #expect(source.sectionIdentifier(for: 0) == 7 && source.snapshot().numberOfItems == 2)
  }

  @Test func `of a controller has it as its data source and delegate`() {
    final class Grid: UICollectionViewController {
      var chosen: [Int] = []
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { chosen.append(indexPath.item) }
    }
    let layout = UICollectionViewFlowLayout()
    let grid = Grid(collectionViewLayout: layout)
    #expect(grid.view === grid.collectionView && grid.collectionViewLayout === layout)
    grid.collectionView.frame = frame
    grid.collectionView.layoutIfNeeded()
    #expect(grid.collectionView.numberOfItems(inSection: 0) == 2)
    let screen = grid.collectionView.touchScreen
    screen.touchDown(at: CGPoint(x: 80, y: 20))
    screen.touchUp(time: 0.3)
    #expect(grid.chosen == [1])
  }
}
