public import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling

/// A layout of sections, groups and items.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// The configuration.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private var all: [UICollectionViewLayoutAttributes] = []
  private var heights: [ShownElements.Key: CGFloat] = [:]
  private var pinned: [PinnedElement] = []
  private var scale: CGFloat = 2
  private var lanes: [Int: OrthogonalSection] = [:]
  private var size = CGSize.zero

  /// Creates a layout of equal sections.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout of equal sections with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }

  /// Creates a layout whose sections are asked for.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    provider = sectionProvider
    super.init()
  }

  /// Creates a layout whose sections are asked for, with a configuration.
  public convenience init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  /// Creates nothing: there are no files of views.
  public required init?(coder: NSCoder) { nil }

  /// A layout as a list.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func prepare() {
    super.prepare()
    (all, lanes, pinned) = ([], [:], [])
    guard let view = collectionView else { return }
    scale = view.pixelScale
    let inset = view.adjustedContentInset
    let container = CGSize(
      width: view.bounds.width - inset.left - inset.right,
      height: view.bounds.height - inset.top - inset.bottom)
    let surroundings = LayoutSurroundings(
      contentSize: container, traitCollection: view.traitCollection)
    var y: CGFloat = 0
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, surroundings) else { continue }
      if index > 0 { y += configuration.interSectionSpacing }
      place(section, index, container, view.numberOfItems(inSection: index), &y)
    }
    size = CGSize(width: container.width, height: y)
  }

  /// Places a section: headers, the insets around the items, footers, and decorations behind all.
  ///
  /// - Source: seen by others, in a re-implementation held beside iOS 13: headers and footers are
  ///   outside of the insets above and below.
  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, _ container: CGSize, _ count: Int,
    _ y: inout CGFloat
  ) {
    let insets = section.contentInsets
    let start = y
    let headers = section.boundarySupplementaryItems.filter { !$0.alignment.isBottom }
    let footers = section.boundarySupplementaryItems.filter { $0.alignment.isBottom }
    let firstPinned = pinned.count
    for item in headers { place(item, of: section, index, container, &y) }
    y += insets.top
    let area = CGSize(
      width: container.width - insets.leading - insets.trailing,
      height: container.height - insets.top - insets.bottom)
    if section.orthogonalScrollingBehavior == .none {
      placeLines(section, index, area, count, insets.leading, &y)
    } else {
      placeLane(section, index, area, count, container.width, &y)
    }
    y += insets.bottom
    for item in footers { place(item, of: section, index, container, &y) }
    for element in firstPinned..<pinned.count { pinned[element].section = start...y }
    let whole = CGRect(x: 0, y: start, width: container.width, height: y - start)
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.frame = whole.inset(by: item.contentInsets).roundedDown(to: scale)
      attributes.zIndex = item.zIndex
      all.append(attributes)
    }
  }

  /// Places a header or a footer below the elements placed so far.
  private func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, of section: NSCollectionLayoutSection,
    _ index: Int, _ container: CGSize, _ y: inout CGFloat
  ) {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let room = container.width - insets.leading - insets.trailing
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
    var size = item.layoutSize.size(in: CGSize(width: room, height: container.height))
    if item.isEstimated {
      let height = heights[ShownElements.Key(attributes)]
      attributes.isEstimated = height == nil
      if let height { size.height = height + item.contentInsets.top + item.contentInsets.bottom }
    }
    let x = insets.leading + item.alignment.share * (room - size.width)
    attributes.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      .inset(by: item.contentInsets).roundedDown(to: scale)
    attributes.zIndex = item.zIndex == 0 ? 1 : item.zIndex
    all.append(attributes)
    y += size.height
    guard item.pinToVisibleBounds else { return }
    pinned.append(
      PinnedElement(
        attributes: attributes, frame: attributes.frame, section: y...y,
        isFooter: item.alignment.isBottom, isVertical: true))
  }

  /// Groups below each other.
  private func placeLines(
    _ section: NSCollectionLayoutSection, _ index: Int, _ area: CGSize, _ count: Int,
    _ x: CGFloat, _ y: inout CGFloat
  ) {
    let size = section.group.layoutSize.size(in: area)
    let frames = section.group.frames(in: size)
    guard !frames.isEmpty else { return }
    var item = 0
    while item < count {
      if item > 0 { y += section.interGroupSpacing }
      var bottom = size.height
      var drop: CGFloat = 0
      for frame in frames where item < count {
        let path = IndexPath(item: item, section: index)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        var own = frame
        if section.group.isEstimated {
          let height = heights[ShownElements.Key(attributes)]
          attributes.isEstimated = height == nil
          own.origin.y += drop
          if let height {
            if frames.count > 1, frame.minX == frames[0].minX { drop += height - frame.height }
            own.size.height = height
            bottom = max(frames.count == 1 ? 0 : bottom, own.maxY)
          }
          if frames.count == 1, let height { bottom = height }
        }
        attributes.frame = own.offsetBy(dx: x, dy: y).roundedDown(to: scale)
        all.append(attributes)
        item += 1
      }
      y += bottom
    }
  }

  /// Groups beside each other, which scroll across.
  private func placeLane(
    _ section: NSCollectionLayoutSection, _ index: Int, _ area: CGSize, _ count: Int,
    _ full: CGFloat, _ y: inout CGFloat
  ) {
    var size = section.group.layoutSize.size(in: area)
    let frames = section.group.frames(in: size)
    guard !frames.isEmpty else { return }
    let (leading, trailing) = (section.contentInsets.leading, section.contentInsets.trailing)
    var x = leading
    var item = 0
    var items: [UICollectionViewLayoutAttributes] = []
    while item < count {
      for frame in frames where item < count {
        let path = IndexPath(item: item, section: index)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        var own = frame
        if section.group.isEstimated {
          let height = heights[ShownElements.Key(attributes)]
          attributes.isEstimated = height == nil
          if let height {
            own.size.height = height
            size.height = max(size.height, own.maxY)
          }
        }
        attributes.frame = own.offsetBy(dx: x, dy: 0).roundedDown(to: scale)
        items.append(attributes)
        item += 1
      }
      x += size.width + section.interGroupSpacing
    }
    let behavior = section.orthogonalScrollingBehavior
    lanes[index] = OrthogonalSection(
      frame: CGRect(x: 0, y: y, width: full, height: size.height),
      contentWidth: x - section.interGroupSpacing + trailing,
      pageWidth: behavior == .paging ? full : size.width + section.interGroupSpacing,
      isPaging: behavior != .continuous, items: items)
    y += size.height
  }

  override var orthogonalSections: [Int: OrthogonalSection] { lanes }

  override func measured(_ attributes: UICollectionViewLayoutAttributes, _ size: CGSize) -> Bool {
    let key = ShownElements.Key(attributes)
    guard heights[key] != size.height else { return false }
    heights[key] = size.height
    return true
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    if let view = collectionView { for element in pinned { element.pin(in: view) } }
    return all.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, elementKind, indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    all.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind
        && $0.indexPath == path
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    all.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
      ?? lanes[indexPath.section]?.items.first { $0.indexPath == indexPath }
  }
}

/// The configuration of a compositional layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance of sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Creates a configuration.
  public init() {}
}
