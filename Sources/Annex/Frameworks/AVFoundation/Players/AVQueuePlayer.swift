public import ScrollworkFoundation

/// A player of several items, one after another.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  /// A player of no items yet.
  public override convenience init() { self.init(items: []) }

  /// A player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  /// A player of what is at a place.
  public override convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  /// A player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  /// The items of the queue.
  open func items() -> [AVPlayerItem] { queue }

  /// Whether an item can be put after another one.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }

  /// Puts an item after another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: index)
    if currentItem == nil { replaceCurrentItem(with: queue.first) }
  }

  /// Removes an item.
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    if currentItem === item { replaceCurrentItem(with: queue.first) }
  }

  /// Removes all items.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  /// Ends the current item and starts the next one.
  open func advanceToNextItem() {
    queue = Array(queue.dropFirst())
    replaceCurrentItem(with: queue.first)
  }
}

/// A player that begins again.
public final class AVPlayerLooper: NSObject {
  /// The times that the item has been played: none, as its end is never reached.
  public var loopCount: Int { 0 }
  /// The items of the loop.
  public private(set) var loopingPlayerItems: [AVPlayerItem]

  /// Plays an item again and again.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    loopingPlayerItems = [itemToLoop]
    super.init()
    if player.currentItem == nil { player.insert(itemToLoop, after: nil) }
  }

  /// Plays a part of an item again and again.
  public convenience init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange: CMTimeRange
  ) { self.init(player: player, templateItem: itemToLoop) }

  /// Disables looping of the item.
  public func disableLooping() { loopingPlayerItems = [] }
}
