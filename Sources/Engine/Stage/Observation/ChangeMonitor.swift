import ScrollworkViews

/// Calls `onChange` actions whose value has changed.
@MainActor final class ChangeMonitor {
  typealias Context = TreeProviding & ActionCalling

  private let context: any Context
  /// The number of the present tree's watchers that have been compared.
  private var compared = 0

  init(_ context: any Context) { self.context = context }

  /// Compares all watchers again: the tree is a new one.
  func restart() { compared = 0 }

  /// Compares the watchers added since, and calls those whose value has changed.
  func notify(_ transaction: Transaction) {
    while compared < context.tree.session.watchers.count {
      let watcher = context.tree.session.watchers[compared]
      compared += 1
      let previous = watcher.slot.read()
      context.host.remember(watcher.value, under: watcher.slot.key)
      if let previous, !watcher.differs(previous) { continue }
      guard previous != nil || watcher.isInitial else { continue }
      if previous != nil { context.noteChange(at: watcher.location) }
      Transaction.$current.withValue(transaction) { watcher.action(previous) }
    }
  }
}
