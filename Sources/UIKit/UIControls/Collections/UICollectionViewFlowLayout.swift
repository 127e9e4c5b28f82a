public import Foundation
import ScrollworkGeometry
public import ScrollworkUIScrolling

/// A layout of items in lines.
///
/// - Source: documented: lines are filled one after the other, and the items of a line are spread over
///   its length; those of the last line keep to the distance of the others.
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
  open var sectionFootersPinToVisibleBounds = false

  /// The size of items that size themselves.
  nonisolated public static let automaticSize = CGSize(
    width: 1.797_693e+308, height: 1.797_693e+308)

  private var all: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var spans: [(header: UICollectionViewLayoutAttributes, end: CGFloat)] = []
  private var size = CGSize.zero
  private var sizes: [IndexPath: CGSize] = [:]

  open override var collectionViewContentSize: CGSize { size }

  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    (all, items, spans) = ([], [:], [])
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
    let head = extra(
      UICollectionView.elementKindSectionHeader, section, header, across, &along)
    along += before
    let count = view.numberOfItems(inSection: section)
    var line: [(UICollectionViewLayoutAttributes, CGSize)] = []
    var used: CGFloat = 0
    var isFirst = true
    func finish(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { along += lines }
      isFirst = false
      let thick = line.map { isVertical ? $0.1.height : $0.1.width }.max() ?? 0
      let lengths = line.map { isVertical ? $0.1.width : $0.1.height }
      let free = across - first - last - lengths.reduce(0, +)
      let spread =
        line.count > 1 && !isLast ? max(gap, free / CGFloat(line.count - 1)) : min(gap, max(gap, 0))
      let own = isLast && line.count > 1 ? lastGap ?? spread : spread
      if !isLast { lastGap = spread }
      var place = first
      if line.count == 1, !isLast || count == 1, isVertical { place = first + max(0, free) / 2 }
      if line.count == 1, isLast, lastGap != nil || count > 1 { place = first }
      for ((attributes, size), length) in zip(line, lengths) {
        let thickness = isVertical ? size.height : size.width
        let shift = along + (thick - thickness) / 2
        attributes.frame =
          isVertical
          ? CGRect(x: place, y: shift, width: size.width, height: size.height)
          : CGRect(x: shift, y: place, width: size.width, height: size.height)
        place += length + own
      }
      along += thick
      (line, used) = ([], 0)
    }
    var lastGap: CGFloat?
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let size = itemSize(path, view, flow, attributes)
      let length = isVertical ? size.width : size.height
      if !line.isEmpty, used + gap + length > across - first - last + 0.01 { finish(isLast: false) }
      used += (line.isEmpty ? 0 : gap) + length
      line.append((attributes, size))
      all.append(attributes)
      items[path] = attributes
    }
    finish(isLast: true)
    along += after
    let footer =
      flow?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    _ = extra(UICollectionView.elementKindSectionFooter, section, footer, across, &along)
    if let head { spans.append((head, along)) }
  }

  private func itemSize(
    _ path: IndexPath, _ view: UICollectionView,
    _ flow: (any UICollectionViewDelegateFlowLayout)?,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    if estimatedItemSize != .zero {
      attributes.isEstimated = sizes[path] == nil
      let isAutomatic = estimatedItemSize.width > 1e300
      return sizes[path] ?? (isAutomatic ? CGSize(width: 50, height: 50) : estimatedItemSize)
    }
    return flow?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  /// The cell's own width and height.
  override func fittingSize(of cell: UICollectionViewCell, near size: CGSize) -> CGSize {
    let own = cell.fittingSize(near: size, fixedWidth: false)
    return CGSize(width: max(1, own.width), height: own.height > 0 ? own.height : size.height)
  }

  override func measured(_ path: IndexPath, _ size: CGSize) -> Bool {
    guard sizes[path] != size else { return false }
    sizes[path] = size
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
    if sectionHeadersPinToVisibleBounds, isVertical, let view = collectionView { pin(in: view) }
    return all.filter { $0.frame.intersects(rect) }
  }

  private func pin(in view: UICollectionView) {
    let top = view.contentOffset.y + view.adjustedContentInset.top
    var start: CGFloat = 0
    for (header, end) in spans {
      header.frame.origin.y = max(start, min(top, end - header.frame.height))
      header.zIndex = 1024
      start = end
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { items[indexPath] }
}
