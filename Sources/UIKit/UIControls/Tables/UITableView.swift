public import Foundation
public import ScrollworkDrawing
public import ScrollworkUIScrolling

/// A scrolling list of cells, of which only those that are visible exist.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case grouped, insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable {
    case none = 0
    case top, middle, bottom
  }

  /// How rows come and go; they do at once.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The style.
  public let style: Style
  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { rowsDidChange() } }
  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  /// The height of rows.
  open var rowHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// About the height of rows.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// The height of headers.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// The height of footers.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// About the height of headers.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// About the height of footers.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above headers of a plain table.
  open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { rowsDidChange() } }
  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The color of separators.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The insets of separators.
  open var separatorInset = UITableViewCell.usualInset { didSet { setNeedsLayout() } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the table is edited.
  open var isEditing = false
  /// The color of the index at the side; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex?.contentDidChange() } }
  /// The color behind the index.
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.contentDidChange() } }
  /// The number of rows from which the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// Is told which rows are needed soon; rows are made when they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether rows can be dragged; a scripted finger does not.
  open var dragInteractionEnabled = false
  /// Whether cells keep to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether insets come from the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The view above the rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  /// The view below the rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A height that the content decides.
  nonisolated public static let automaticDimension: CGFloat = -1
  /// The name of the icon of a search in the index.
  nonisolated public static let indexSearch = "{search}"

  var rows = TableRows()
  var visible: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var pool: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var selected: [IndexPath] = []
  var needsReload = true
  /// The index at the side; nil without titles.
  var sectionIndex: TableIndex?
  var needsIndex = true
  /// What makes cells of files, by the names under which they are registered.
  var cellMakers: [String: () -> UITableViewCell?] = [:]
  /// The segues of prototypes, by the names under which they are registered.
  var cellSegues: [String: (Any?) -> Void] = [:]
  private var layoutWidth: CGFloat = 0

  /// Creates a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    layoutsWhileScrolling = true
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    guard let proxy = AppearanceProxies.current.known(UITableView.self) else { return }
    if let color = proxy.backgroundColor { backgroundColor = color }
    (separatorStyle, separatorColor) = (proxy.separatorStyle, proxy.separatorColor)
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    layoutsWhileScrolling = true
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    rowsDidChange(keepsData: true)
  }

  private func rowsDidChange(keepsData: Bool = false) {
    if !keepsData { (needsReload, needsIndex) = (true, true) }
    rows.isPlaced = false
    setNeedsLayout()
  }

  // MARK: Cells

  /// Registers a class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a class of headers and footers.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell to reuse, or a new one of a registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let made = cellMakers[identifier]?() {
      made.reuseIdentifier = identifier
      return made
    }
    return classes[identifier]?.init(registeredAs: identifier)
  }

  /// A cell to reuse, or a new one of a registered class.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new header or footer of a registered class; nil if there is none.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { headerClasses[identifier]?.init(registeredAs: identifier) }

  /// The visible cells, from the top.
  open var visibleCells: [UITableViewCell] {
    visible.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The visible rows, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { visible.keys.sorted() }
  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visible[indexPath] }
  /// The row of a cell, if it is visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }
  /// The row at a point.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareRows()
    return rows.paths(in: CGRect(x: 0, y: point.y, width: 1, height: 0.01)).first
  }
  /// The view of a footer that is shown.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }
  /// The area of a section, with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    guard rows.sections.indices.contains(section) else { return .zero }
    let span = rows.span(section)
    return CGRect(x: 0, y: span.start, width: bounds.width, height: span.end - span.start)
  }
  /// The area of a header.
  open func rectForHeader(inSection section: Int) -> CGRect {
    var rect = rect(forSection: section)
    rect.size.height = rows.sections.indices.contains(section) ? rows.sections[section].header : 0
    return rect
  }
  /// The area of a footer.
  open func rectForFooter(inSection section: Int) -> CGRect {
    let rect = rect(forSection: section)
    let height = rows.sections.indices.contains(section) ? rows.sections[section].footer : 0
    return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) { reload() }
  /// Updates cells that are shown.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reload() }
  /// Scrolls to the selected row.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
  }
  /// The view of a header, if it is visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// The number of sections.
  open var numberOfSections: Int {
    prepareRows()
    return rows.sections.count
  }
  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    prepareRows()
    return rows.sections.indices.contains(section) ? rows.sections[section].heights.count : 0
  }
  /// The rectangle of a row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareRows()
    let (y, height) = rows.row(indexPath)
    return CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height)
  }

  // MARK: Changes

  /// Asks for all rows again.
  open func reloadData() {
    (needsReload, needsIndex) = (true, true)
    rows.isPlaced = false
    recycle { _ in true }
    for view in headers.values { view.removeFromSuperview() }
    for view in footers.values { view.removeFromSuperview() }
    (headers, footers, selected) = ([:], [:], [])
    setNeedsLayout()
  }

  /// Asks for some rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload() }
  /// Asks for some sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
  /// Inserts rows, which the data source already has.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload() }
  /// Deletes rows, which the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reload() }
  /// Moves a row, which the data source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reload() }
  /// Inserts sections, which the data source already has.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
  /// Deletes sections, which the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reload() }
  /// Begins changes that belong together.
  open func beginUpdates() {}
  /// Ends changes that belong together.
  open func endUpdates() { reload() }
  /// Makes changes that belong together.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reload()
    completion?(true)
  }

  private func reload() {
    let kept = selected
    reloadData()
    selected = kept
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Selection

  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { selected.first }
  /// The selected rows.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection { for path in selected { deselectRow(at: path, animated: false) } }
    guard let indexPath else { return }
    selected.append(indexPath)
    visible[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    visible[indexPath]?.setSelected(false, animated: animated)
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    allowsSelection && (rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true)
  }

  func touched(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), mayHighlight(path) else { return }
    if allowsMultipleSelection, selected.contains(path) {
      deselectRow(at: path, animated: true)
      rowDelegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    let chosen = rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    if !allowsMultipleSelection {
      for old in selected where old != chosen {
        deselectRow(at: old, animated: true)
        rowDelegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    if !selected.contains(chosen) {
      selected.append(chosen)
      visible[chosen]?.setSelected(true, animated: true)
    }
    if let cell = visible[chosen], let segue = cell.reuseIdentifier.flatMap({ cellSegues[$0] }) {
      segue(cell)
    }
    rowDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    var y = contentOffset.y
    switch scrollPosition {
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - room / 2 - inset.top
    case .bottom: y = rect.maxY - room - inset.top
    case .none:
      y = min(max(y, rect.maxY - room - inset.top), rect.minY - inset.top)
    }
    let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last)), animated: animated)
  }

  // MARK: Layout

  /// Shows the cells that are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    if layoutWidth != bounds.width {
      layoutWidth = bounds.width
      needsReload = true
    }
    prepareRows()
    placeExtras()
    showRows()
    placeHeaders()
    placeIndex()
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
  }
}
