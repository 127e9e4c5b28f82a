import ScrollworkViews

/// Calls observers of visibility when their view becomes visible or stops being so.
@MainActor final class VisibilityMonitor {
  typealias Context = ScrollTrackReading & ActionCalling

  private let context: any Context
  /// The observers whose view was visible last.
  private var visible: [VisibilityObserver] = []

  init(_ context: any Context) { self.context = context }

  /// Calls the observers whose view has become visible or has stopped being so.
  ///
  /// Only views near the visible area are looked at: any other is not visible. Observers of views no
  /// longer in the scene are not called.
  func notify(_ transaction: Transaction) {
    let (tree, host) = (context.tree, context.host)
    guard tree.session.observed.contains(.visibilityObservers) || !visible.isEmpty else { return }
    let seen = tree.visibility(offset: context.offsets)
    let near = Set(seen.map(\.observer.slot.key))
    let left = visible.filter { !near.contains($0.slot.key) }
    visible = seen.filter(\.isVisible).map(\.observer)
    let gone = left.filter { host.store[$0.slot.key] != nil }.map { ($0, false) }
    for (observer, isVisible) in gone + seen.map({ ($0.observer, $0.isVisible) }) {
      guard isVisible != (observer.slot.read() as? Bool ?? false) else { continue }
      host.remember(isVisible, under: observer.slot.key)
      context.noteChange(at: observer.location)
      Transaction.$current.withValue(transaction) { observer.action(isVisible) }
    }
  }
}
