public import Foundation
import ScrollworkGeometry
public import ScrollworkUIScrolling

/// A layout of items in lines, which are filled one after the other.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// About the size of items that size themselves; zero for items that do not.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least distance of lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance of items in a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets of sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the insets of sections are measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// What the insets of sections are measured from; on a phone held upright all are one.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The insets of the content.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }
  /// The size of headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay at the top.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay at the bottom.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The size of items that size themselves.
  nonisolated public static let automaticSize = CGSize(
    width: 1.797_693e+308, height: 1.797_693e+308)

  private var all: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var pinned: [PinnedElement] = []
  private var size = CGSize.zero
  private var sizes: [IndexPath: CGSize] = [:]

  open override var collectionViewContentSize: CGSize { size }

  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    (all, items, pinned) = ([], [:], [])
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let across =
      isVertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
    var along: CGFloat = 0
    for section in 0..<view.numberOfSections { place(section, in: view, across, &along) }
    size =
      isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  private func place(
    _ section: Int, in view: UICollectionView, _ across: CGFloat, _ along: inout CGFloat
  ) {
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    let insets =
      flow?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (first, last) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let lines =
      flow?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let gap =
      flow?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      flow?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let start = along
    let head = extra(
      UICollectionView.elementKindSectionHeader, section, header, across, &along)
    along += before
    let cells = (0..<view.numberOfItems(inSection: section)).map {
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: section))
    }
    let content = FlowLine.Section(
      sizes: cells.map { itemSize($0.indexPath, view, flow, $0) }, isColumn: !isVertical,
      isSelfSized: estimatedItemSize != .zero, room: across - first - last, spacing: gap)
    for (index, line) in FlowLine.lines(of: content).enumerated() {
      if index > 0 { along += lines }
      along += place(line, content, cells, at: CGPoint(x: first, y: along))
    }
    for cell in cells { items[cell.indexPath] = cell }
    all += cells
    along += after
    let footer =
      flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let foot = extra(UICollectionView.elementKindSectionFooter, section, footer, across, &along)
    if let head, sectionHeadersPinToVisibleBounds { pin(head, isFooter: false, start...along) }
    if let foot, sectionFootersPinToVisibleBounds { pin(foot, isFooter: true, start...along) }
  }

  /// Places the items of a line, in the middle of its thickness.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - content: The sizes of the section's items.
  ///   - cells: The attributes of the section's items.
  ///   - origin: The start of the line, along it and in the direction of scrolling.
  /// - Returns: The thickness of the line.
  private func place(
    _ line: FlowLine, _ content: FlowLine.Section, _ cells: [UICollectionViewLayoutAttributes],
    at origin: CGPoint
  ) -> CGFloat {
    func thickness(_ item: Int) -> CGFloat {
      isVertical ? content.sizes[item].height : content.sizes[item].width
    }
    let thick = line.items.map(thickness).max() ?? 0
    var place = origin.x + line.start
    for item in line.items {
      let shift = origin.y + (thick - thickness(item)) / 2
      cells[item].frame = CGRect(
        origin: isVertical ? CGPoint(x: place, y: shift) : CGPoint(x: shift, y: place),
        size: content.sizes[item])
      place += content.length(item) + line.gap
    }
    return thick
  }

  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, isFooter: Bool,
    _ section: ClosedRange<CGFloat>
  ) {
    attributes.zIndex = 1024
    pinned.append(
      PinnedElement(
        attributes: attributes, frame: attributes.frame, section: section, isFooter: isFooter,
        isVertical: isVertical))
  }

  private func itemSize(
    _ path: IndexPath, _ view: UICollectionView,
    _ flow: (any UICollectionViewDelegateFlowLayout)?,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    if estimatedItemSize != .zero {
      (attributes.isEstimated, attributes.estimatesWidth) = (sizes[path] == nil, true)
      let isAutomatic = estimatedItemSize.width > 1e300
      return sizes[path] ?? (isAutomatic ? CGSize(width: 50, height: 50) : estimatedItemSize)
    }
    return flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  override func measured(_ attributes: UICollectionViewLayoutAttributes, _ size: CGSize) -> Bool {
    guard attributes.representedElementCategory == .cell, sizes[attributes.indexPath] != size
    else { return false }
    sizes[attributes.indexPath] = size
    return true
  }

  private func extra(
    _ kind: String, _ section: Int, _ size: CGSize, _ across: CGFloat, _ along: inout CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: along, width: across, height: length)
      : CGRect(x: along, y: 0, width: length, height: across)
    along += length
    all.append(attributes)
    return attributes
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    if let view = collectionView { for element in pinned { element.pin(in: view) } }
    return all.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath] }
}
