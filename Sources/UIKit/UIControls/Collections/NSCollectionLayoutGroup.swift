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
