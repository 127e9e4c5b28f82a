public import Foundation
public import ScrollworkDrawing
import ScrollworkGeometry
public import ScrollworkUIScrolling

/// A length of a compositional layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case width
    case height
    case absolute
    case estimated
  }

  let kind: Kind
  /// The fraction or the length.
  public let dimension: CGFloat

  /// A fraction of the container's width.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .width, dimension: fractionalWidth)
  }
  /// A fraction of the container's height.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .height, dimension: fractionalHeight)
  }
  /// A length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .absolute, dimension: absoluteDimension)
  }
  /// About a length in points: the content decides.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind: .estimated, dimension: estimatedDimension)
  }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: size.width * dimension
    case .height: size.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an item or a group.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance of a compositional layout.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  let length: CGFloat
  let isFlexible: Bool

  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(length: fixedSpacing, isFlexible: false)
  }
  /// A distance of at least some points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(length: flexibleSpacing, isFlexible: true)
  }
}

/// An item of a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutItem {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the item; flexible ones count as their least length.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// Creates an item with supplementary views, which are not drawn.
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [Any]) {
    self.init(layoutSize: layoutSize)
  }

  /// The frames of the items in an area, and the number of items.
  func frames(in size: CGSize) -> [CGRect] {
    [CGRect(origin: .zero, size: size).inset(by: contentInsets)]
  }

  /// Whether the content decides the height.
  var isEstimated: Bool { layoutSize.heightDimension.kind == .estimated }
}

/// A group of items of a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance of the items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private let isHorizontal: Bool
  private let count: Int?

  init(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool,
    count: Int?
  ) {
    (subitems, self.isHorizontal, self.count) = (items, isHorizontal, count)
    super.init(layoutSize: size)
  }

  /// A row of items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil)
  }
  /// A row of equal items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }
  /// A row of equal items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], isHorizontal: true, count: count)
  }
  /// A column of items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil)
  }
  /// A column of equal items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }
  /// A column of equal items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], isHorizontal: false, count: count)
  }

  override var isEstimated: Bool { super.isEstimated || subitems.contains(where: \.isEstimated) }

  override func frames(in size: CGSize) -> [CGRect] {
    let area = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    let gap = interItemSpacing?.length ?? 0
    var found: [CGRect] = []
    var place: CGFloat = 0
    let length = isHorizontal ? area.width : area.height
    func add(_ item: NSCollectionLayoutItem, _ own: CGSize) {
      let spacing = item.edgeSpacing
      let (left, top) = (spacing?.leading?.length ?? 0, spacing?.top?.length ?? 0)
      defer { place += (isHorizontal ? spacing?.trailing : spacing?.bottom)?.length ?? 0 }
      place += isHorizontal ? left : top
      let origin = CGPoint(
        x: area.minX + (isHorizontal ? place : left), y: area.minY + (isHorizontal ? top : place))
      found += item.frames(in: own).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      place += (isHorizontal ? own.width : own.height) + gap
    }
    if let count, let item = subitems.first {
      let share = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))
      var own = item.layoutSize.size(in: area.size)
      if isHorizontal { own.width = share } else { own.height = share }
      for _ in 0..<count { add(item, own) }
      return found
    }
    // The items repeat while the group has room.
    while true {
      let before = place
      for item in subitems {
        let own = item.layoutSize.size(in: area.size)
        let extent = isHorizontal ? own.width : own.height
        if !found.isEmpty, place + extent > length + 0.5 { return found }
        add(item, own)
      }
      guard place > before + gap, !subitems.isEmpty else { return found }
    }
  }
}

/// A header or footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// The side.
  public let alignment: NSRectAlignment
  /// Whether the view stays at the edge.
  open var pinToVisibleBounds = false
  /// Whether the view adds to the content.
  open var extendsBoundary = true
  /// The order.
  open var zIndex = 0

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }
}

/// A side of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
}

/// How a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none = 0
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The surroundings of a layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer {
  /// The size.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
}

private struct LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }
}

/// A section of a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup
  var list: UICollectionLayoutListConfiguration?
  /// The insets of the content.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance of groups.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers keep to the insets.
  open var supplementariesFollowContentInsets = true
  /// Called with the visible items while they scroll, which is not done.
  open var visibleItemsInvalidationHandler: Any?

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// A section as a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 18, leading: 16, bottom: 17, trailing: 16)
    }
    return section
  }
}

/// The look of a list of cells.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Hashable, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Hashable, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  /// The style.
  public let appearance: Appearance
  /// Whether separators are drawn.
  public var showsSeparators = true
  /// The color of the background.
  public var backgroundColor: UIColor?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = HeaderMode.none
  /// The actions of a swipe to the left.
  public var trailingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// The actions of a swipe to the right.
  public var leadingSwipeActionsConfigurationProvider:
    ((IndexPath) -> UISwipeActionsConfiguration?)?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
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

/// A layout of sections, groups and items.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// The configuration.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private var all: [UICollectionViewLayoutAttributes] = []
  private var heights: [IndexPath: CGFloat] = [:]
  /// The sections that scroll across: their frames, contents and behaviors.
  private(set) var lanes: [Int: Lane] = [:]
  private var size = CGSize.zero

  struct Lane {
    var frame: CGRect
    var content: CGFloat
    var page: CGFloat
    var isPaging: Bool
    var items: [UICollectionViewLayoutAttributes]
  }

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
    (all, lanes) = ([], [:])
    guard let view = collectionView else { return }
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

  private func place(
    _ section: NSCollectionLayoutSection, _ index: Int, _ container: CGSize, _ count: Int,
    _ y: inout CGFloat
  ) {
    let insets = section.contentInsets
    let follows = section.supplementariesFollowContentInsets
    let width = container.width - insets.leading - insets.trailing
    func extra(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
      let room = follows ? width : container.width
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      let own = item.layoutSize.size(in: CGSize(width: room, height: container.height))
      attributes.frame = CGRect(
        x: follows ? insets.leading : 0, y: y, width: own.width, height: own.height
      ).inset(by: item.contentInsets)
      attributes.zIndex = 1
      all.append(attributes)
      y += own.height
    }
    let extras = section.boundarySupplementaryItems
    y += insets.top
    for item in extras where !item.alignment.isBottom { extra(item) }
    let area = CGSize(
      width: width, height: container.height - insets.top - insets.bottom)
    if section.orthogonalScrollingBehavior == .none {
      placeLines(section, index, area, count, insets.leading, &y)
    } else {
      placeLane(section, index, area, count, container.width, &y)
    }
    for item in extras where item.alignment.isBottom { extra(item) }
    y += insets.bottom
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
          let height = heights[path]
          attributes.isEstimated = height == nil
          own.origin.y += drop
          if let height {
            if frames.count > 1, frame.minX == frames[0].minX { drop += height - frame.height }
            own.size.height = height
            bottom = max(frames.count == 1 ? 0 : bottom, own.maxY)
          }
          if frames.count == 1, let height { bottom = height }
        }
        attributes.frame = own.offsetBy(dx: x, dy: y)
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
          attributes.isEstimated = heights[path] == nil
          if let height = heights[path] {
            own.size.height = height
            size.height = max(size.height, own.maxY)
          }
        }
        attributes.frame = own.offsetBy(dx: x, dy: 0)
        items.append(attributes)
        item += 1
      }
      x += size.width + section.interGroupSpacing
    }
    let behavior = section.orthogonalScrollingBehavior
    lanes[index] = Lane(
      frame: CGRect(x: 0, y: y, width: full, height: size.height),
      content: x - section.interGroupSpacing + trailing,
      page: behavior == .paging ? full : size.width + section.interGroupSpacing,
      isPaging: behavior != .continuous, items: items)
    y += size.height
  }

  override func measured(_ path: IndexPath, _ size: CGSize) -> Bool {
    guard heights[path] != size.height else { return false }
    heights[path] = size.height
    return true
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { all.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    all.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
      ?? lanes[indexPath.section]?.items.first { $0.indexPath == indexPath }
  }
}

extension CGRect {
  /// The rectangle inset by distances of its edges.
  @MainActor fileprivate func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}

/// The spaces around an item.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// Before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item.
  public let top: NSCollectionLayoutSpacing?
  /// After the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spaces; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
