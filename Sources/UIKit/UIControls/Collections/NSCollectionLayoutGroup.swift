import Foundation

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
    let length = isHorizontal ? area.width : area.height
    var found: [CGRect] = []
    var place: CGFloat = 0
    for (item, own) in items(in: area.size, length, gap) {
      let spacing = item.edgeSpacing
      let (left, top) = (spacing?.leading?.length ?? 0, spacing?.top?.length ?? 0)
      place += isHorizontal ? left : top
      let origin = CGPoint(
        x: area.minX + (isHorizontal ? place : left), y: area.minY + (isHorizontal ? top : place))
      found += item.frames(in: own).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      place += (isHorizontal ? own.width : own.height) + gap + trailing(item)
    }
    return found
  }

  /// The items of the group with their sizes: equal ones share the length, others repeat while the
  /// group has room.
  ///
  /// Items that are fractions of the length leave room for the distances between them.
  ///
  /// - Source: measured by others: three thirds of 288 points with distances of 8 are 90.5 points
  ///   long. That this holds for other fractions is chosen.
  private func items(in area: CGSize, _ length: CGFloat, _ gap: CGFloat)
    -> [(NSCollectionLayoutItem, CGSize)]
  {
    if let count, let item = subitems.first {
      let share = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))
      var own = item.layoutSize.size(in: area)
      if isHorizontal { own.width = share } else { own.height = share }
      return Array(repeating: (item, own), count: count)
    }
    let (spaced, close) = (fill(length, area, gap), fill(length, area, 0))
    guard close.count > spaced.count else {
      return spaced.map { ($0, $0.layoutSize.size(in: area)) }
    }
    let gaps = gap * CGFloat(close.count - 1)
    let parts = close.filter(isFraction).reduce(0) { $0 + extent($1, area) }
    let others = close.reduce(0) { $0 + extent($1, area) } - parts
    guard parts > 0, length > gaps + others else {
      return spaced.map { ($0, $0.layoutSize.size(in: area)) }
    }
    let scale = min(1 - gaps / length, (length - gaps - others) / parts)
    return close.map { item in
      var own = item.layoutSize.size(in: area)
      if isFraction(item) {
        if isHorizontal { own.width *= scale } else { own.height *= scale }
      }
      return (item, own)
    }
  }

  /// The subitems, repeated while a length has room for them with distances.
  private func fill(_ length: CGFloat, _ area: CGSize, _ gap: CGFloat) -> [NSCollectionLayoutItem] {
    var found: [NSCollectionLayoutItem] = []
    var place: CGFloat = 0
    while true {
      let before = place
      for item in subitems {
        let extent = extent(item, area)
        if !found.isEmpty, place + extent > length + 0.5 { return found }
        found.append(item)
        place += leading(item) + extent + gap + trailing(item)
      }
      guard place > before + gap, !subitems.isEmpty else { return found }
    }
  }

  private func extent(_ item: NSCollectionLayoutItem, _ area: CGSize) -> CGFloat {
    let size = item.layoutSize.size(in: area)
    return isHorizontal ? size.width : size.height
  }

  private func isFraction(_ item: NSCollectionLayoutItem) -> Bool {
    let size = item.layoutSize
    return (isHorizontal ? size.widthDimension : size.heightDimension).isFractional
  }

  private func leading(_ item: NSCollectionLayoutItem) -> CGFloat {
    (isHorizontal ? item.edgeSpacing?.leading : item.edgeSpacing?.top)?.length ?? 0
  }

  private func trailing(_ item: NSCollectionLayoutItem) -> CGFloat {
    (isHorizontal ? item.edgeSpacing?.trailing : item.edgeSpacing?.bottom)?.length ?? 0
  }
}
