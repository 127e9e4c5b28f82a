import ScrollworkViews

/// Calls `onChange` actions whose value has changed.
@MainActor final class ChangeMonitor {
  private let playback: ScenePlayback
  /// The number of the present tree's watchers that have been compared.
  private var compared = 0

  init(_ playback: ScenePlayback) { self.playback = playback }

  /// Compares all watchers again: the tree is a new one.
  func restart() { compared = 0 }

  /// Compares the watchers added since, and calls those whose value has changed.
  func notify(_ transaction: Transaction) {
    while compared < playback.tree.session.watchers.count {
      let watcher = playback.tree.session.watchers[compared]
      compared += 1
      let previous = watcher.slot.read()
      playback.host.remember(watcher.value, under: watcher.slot.key)
      if let previous, !watcher.differs(previous) { continue }
      guard previous != nil || watcher.isInitial else { continue }
      if previous != nil { playback.noteChange(at: watcher.location) }
      Transaction.$current.withValue(transaction) { watcher.action(previous) }
    }
  }
}
