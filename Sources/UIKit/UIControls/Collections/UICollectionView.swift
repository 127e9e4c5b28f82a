public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkUIScrolling

/// A scrolling collection of cells in a layout, of which only those that are visible exist.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// A direction of scrolling.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal
  }

  /// A category of elements.
  public enum ElementCategory: UInt, Hashable, Sendable {
    case cell = 0
    case supplementaryView
    case decorationView
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bit mask of the positions.
    public let rawValue: UInt
    /// Creates a position.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Gives items before they are needed, which is not done.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether items are asked for before they are needed.
  open var isPrefetchingEnabled = true
  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutDidChange()
    }
  }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether the collection is edited.
  open var isEditing = false
  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
  private var counts: [Int]?
  var needsLayoutPreparation = true
  private var preparedBounds = CGRect.null
  let shown = ShownElements()
  let pool = ReusableViews()
  private(set) var selected: [IndexPath] = []

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layoutsWhileScrolling = true
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Creates a collection in lines.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutsWhileScrolling = true
    collectionViewLayout.collectionView = self
  }

  // MARK: Cells

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.classes[.cell(identifier)] = cellClass as? UICollectionReusableView.Type
  }
  /// Registers a class of headers or footers.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.classes[.supplementary(elementKind, identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  /// A cell to reuse, or a new one of a registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    pool.dequeue(.cell(identifier)) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A header or footer to reuse, or a new one of a registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    pool.dequeue(.supplementary(elementKind, identifier)) ?? UICollectionReusableView(frame: .zero)
  }

  /// A cell of a registration.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell =
      pool.dequeue(.cell(registration.identifier)) as? Cell
      ?? Cell(registeredAs: registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer of a registration.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    let view =
      pool.dequeue(.supplementary(kind, kind)) as? Supplementary
      ?? Supplementary(registeredAs: kind)
    registration.handler(view, kind, indexPath)
    return view
  }

  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    shown.cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The visible items.
  open var indexPathsForVisibleItems: [IndexPath] { shown.cells.keys.sorted() }
  /// The cell of an item, if it is shown.cells.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown.cells[indexPath] }
  /// The item of a cell, if it is shown.cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.cells.first { $0.value === cell }?.key
  }
  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    shown.cells.first { $0.value.frame.contains(point) && $0.value.superview === self }?.key
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  private var sections: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let found = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = found
    return found
  }

  /// The number of sections.
  open var numberOfSections: Int { sections.count }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section] : 0
  }

  // MARK: Changes

  /// Asks for all items again.
  open func reloadData() {
    counts = nil
    recycle { _ in true }
    shown.removeSupplementaries()
    selected = []
    layoutDidChange()
  }
  /// Asks for some items again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for some sections again.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Inserts items, which the data source already has.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Deletes items, which the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Moves an item, which the data source has moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Inserts sections, which the data source already has.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Deletes sections, which the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Makes changes that belong together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Changes the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  func layoutDidChange() {
    needsLayoutPreparation = true
    setNeedsLayout()
  }

  // MARK: Selection

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selected }

  /// Selects an item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selected { deselectItem(at: path, animated: false) } }
    guard let indexPath else { return }
    selected.append(indexPath)
    shown.cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    shown.cells[indexPath]?.isSelected = false
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    allowsSelection && (itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true)
  }

  func touched(_ cell: UICollectionViewCell) {
    let path = cell.path
    guard mayHighlight(path), itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path, animated: true)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if !allowsMultipleSelection {
      for old in selected where old != path {
        deselectItem(at: old, animated: true)
        itemDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    if !selected.contains(path) { selected.append(path) }
    cell.isSelected = true
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Scrolling

  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
    layoutIfNeeded()
    prepareLayout()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
      return
    }
    let (view, isLane) = shown.lanes[indexPath.section].map { ($0, true) } ?? (self, false)
    let inset = view.adjustedContentInset
    var goal = view.contentOffset
    let (width, height) = (view.bounds.width, view.bounds.height)
    if scrollPosition.contains(.left) { goal.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { goal.x = frame.midX - width / 2 }
    if scrollPosition.contains(.right) { goal.x = frame.maxX - width + inset.right }
    if !isLane {
      if scrollPosition.contains(.top) { goal.y = frame.minY - inset.top }
      if scrollPosition.contains(.centeredVertically) { goal.y = frame.midY - height / 2 }
      if scrollPosition.contains(.bottom) { goal.y = frame.maxY - height + inset.bottom }
    }
    let size = view.contentSize
    goal.x = min(max(goal.x, -inset.left), max(-inset.left, size.width + inset.right - width))
    goal.y = min(max(goal.y, -inset.top), max(-inset.top, size.height + inset.bottom - height))
    view.setContentOffset(goal, animated: animated)
  }

  // MARK: Layout

  func prepareLayout() {
    guard needsLayoutPreparation, bounds.width > 0 else { return }
    needsLayoutPreparation = false
    preparedBounds = bounds
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Shows the cells that are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    if preparedBounds != bounds,
      preparedBounds.size != bounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      needsLayoutPreparation = true
    }
    var rounds = 0
    repeat {
      rounds += 1
      prepareLayout()
    } while showItems() && rounds < 6
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
  }
}
