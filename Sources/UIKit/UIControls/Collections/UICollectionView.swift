public import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkUIScrolling

/// Gives a collection its items.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections; the default is one.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// The view of a header or footer.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// The prefetching of a collection's items; never called.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: AnyObject {}

/// The selection and display callbacks of a collection view.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item is highlighted by a touch.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Whether an item may be selected.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  /// Called after an item was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after an item was deselected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before a cell is shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called after a cell was removed.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// All items.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// All items.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// A scrolling collection of cells in a layout, of which only those that are visible exist.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// A direction of scrolling.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal
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
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
  private var counts: [Int]?
  private var needsLayoutPreparation = true
  private var preparedBounds = CGRect.null
  private var visible: [IndexPath: UICollectionViewCell] = [:]
  private var extras: [Key: UICollectionReusableView] = [:]
  private var lanes: [Int: UIScrollView] = [:]
  private var pool: [String: [UICollectionReusableView]] = [:]
  private var classes: [String: UICollectionReusableView.Type] = [:]
  /// What makes cells of files, by kind and name.
  var cellMakers: [String: () -> UICollectionReusableView?] = [:]
  private var selected: [IndexPath] = []

  private struct Key: Hashable {
    let kind: String
    let path: IndexPath
  }

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
    classes["cell/" + identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Registers a class of headers or footers.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type }

  private func dequeue(_ name: String, _ identifier: String) -> UICollectionReusableView? {
    if let view = pool[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let made = cellMakers[name]?() {
      made.reuseIdentifier = identifier
      return made
    }
    return classes[name]?.init(registeredAs: identifier)
  }

  /// A cell to reuse, or a new one of a registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue("cell/" + identifier, identifier) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A header or footer to reuse, or a new one of a registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind + "/" + identifier, identifier) ?? UICollectionReusableView(frame: .zero)
  }

  /// A cell of a registration.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let made = dequeue("cell/" + registration.identifier, registration.identifier) as? Cell
    let cell = made ?? Cell(registeredAs: registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer of a registration.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = registration.elementKind
    register(Supplementary.self, forSupplementaryViewOfKind: name, withReuseIdentifier: name)
    let view =
      dequeue(name + "/" + name, name) as? Supplementary ?? Supplementary(registeredAs: name)
    registration.handler(view, name, indexPath)
    return view
  }

  /// How cells of a class are made.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    let handler: (Cell, IndexPath, Item) -> Void
    let identifier = "\(Cell.self) of \(Item.self)"
    /// Creates a registration.
    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }

  /// How headers or footers of a class are made.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    let elementKind: String
    let handler: (Supplementary, String, IndexPath) -> Void
    /// Creates a registration.
    public init(
      elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void
    ) { (self.elementKind, self.handler) = (elementKind, handler) }
  }

  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    visible.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The visible items.
  open var indexPathsForVisibleItems: [IndexPath] { visible.keys.sorted() }
  /// The cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { visible[indexPath] }
  /// The item of a cell, if it is visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }
  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visible.first { $0.value.frame.contains(point) && $0.value.superview === self }?.key
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
    for view in extras.values { view.removeFromSuperview() }
    for lane in lanes.values { lane.removeFromSuperview() }
    (extras, lanes, selected) = ([:], [:], [])
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
    visible[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    visible[indexPath]?.isSelected = false
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
    let (view, isLane) = lanes[indexPath.section].map { ($0, true) } ?? (self, false)
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

  private func prepareLayout() {
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

  /// Shows the items in the bounds; returns whether some have sized themselves anew.
  private func showItems() -> Bool {
    let window = bounds.insetBy(dx: -60, dy: -60)
    let found = (collectionViewLayout.layoutAttributesForElements(in: window) ?? [])
      .filter { !$0.isHidden && $0.frame.intersects(window) }
    let across = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.lanes ?? [:]
    var shown: Set<IndexPath> = []
    var isChanged = false
    for attributes in found where attributes.representedElementKind == nil {
      shown.insert(attributes.indexPath)
      let cell = cell(for: attributes.indexPath, in: self)
      if attributes.isEstimated, measure(cell, attributes) { isChanged = true }
    }
    for (section, lane) in across.sorted(by: { $0.key < $1.key })
    where lane.frame.intersects(window) {
      let view = self.lane(section, lane)
      for attributes in lane.items {
        shown.insert(attributes.indexPath)
        let cell = cell(for: attributes.indexPath, in: view)
        if attributes.isEstimated, measure(cell, attributes) { isChanged = true }
        apply(attributes, to: cell)
      }
    }
    if isChanged {
      needsLayoutPreparation = true
      return true
    }
    recycle { !shown.contains($0) }
    for attributes in found where attributes.representedElementKind == nil {
      apply(attributes, to: cell(for: attributes.indexPath, in: self))
    }
    showExtras(found.filter { $0.representedElementKind != nil })
    return false
  }

  private func measure(
    _ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let isFlow = collectionViewLayout is UICollectionViewFlowLayout
    cell.frame = attributes.frame
    let size = cell.fittingSize(near: attributes.frame.size, fixedWidth: !isFlow)
    let found = CGSize(
      width: isFlow ? max(1, size.width) : attributes.frame.width,
      height: size.height > 0 ? size.height : attributes.frame.height)
    return collectionViewLayout.measured(attributes.indexPath, found)
  }

  private func cell(for path: IndexPath, in view: UIView) -> UICollectionViewCell {
    if let cell = visible[path] { return cell }
    let cell =
      dataSource?.collectionView(self, cellForItemAt: path)
      ?? UICollectionViewCell(frame: .zero)
    (cell.collection, cell.path) = (self, path)
    visible[path] = cell
    if cell.isSelected != selected.contains(path) { cell.isSelected = selected.contains(path) }
    view.addSubview(cell)
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    if view.transform != .identity { view.transform = .identity }
    if view.frame != attributes.frame { view.frame = attributes.frame }
    if attributes.transform != .identity { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func lane(_ section: Int, _ lane: UICollectionViewCompositionalLayout.Lane)
    -> UIScrollView
  {
    let view = lanes[section] ?? UIScrollView(frame: .zero)
    if lanes[section] == nil {
      view.showsHorizontalScrollIndicator = false
      view.contentInsetAdjustmentBehavior = .never
      view.clipsToBounds = false
      lanes[section] = view
      addSubview(view)
    }
    if view.frame != lane.frame { view.frame = lane.frame }
    let size = CGSize(width: max(lane.content, 0), height: lane.frame.height)
    if view.contentSize != size { view.contentSize = size }
    view.isPagingEnabled = lane.isPaging && abs(lane.page - lane.frame.width) < 1
    return view
  }

  private func showExtras(_ found: [UICollectionViewLayoutAttributes]) {
    let keys = Set(
      found.map { Key(kind: $0.representedElementKind ?? "", path: $0.indexPath) })
    for (key, view) in extras where !keys.contains(key) {
      view.removeFromSuperview()
      extras[key] = nil
    }
    for attributes in found {
      let key = Key(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
      let view =
        extras[key]
        ?? dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      guard let view else { continue }
      extras[key] = view
      apply(attributes, to: view)
      if view.superview !== self { addSubview(view) } else { bringSubviewToFront(view) }
    }
  }

  private func recycle(_ isGone: (IndexPath) -> Bool) {
    for path in visible.keys.sorted() where isGone(path) {
      guard let cell = visible.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      if let identifier = cell.reuseIdentifier {
        cell.isSelected = false
        pool["cell/" + identifier, default: []].append(cell)
      }
    }
  }
}

/// A controller of a collection.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout.
  public let collectionViewLayout: UICollectionViewLayout
  /// Whether the selection ends when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of lines.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection.
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Creates the collection.
  open override func loadView() {
    let made = viewMaker?() as? UICollectionView
    let collection =
      made
      ?? UICollectionView(
        frame: UIViewController.initialFrame, collectionViewLayout: collectionViewLayout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// One section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// No items.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// An empty cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// An empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// All items.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// All items.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// All items.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// No items.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// No menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// No view.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// A tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
