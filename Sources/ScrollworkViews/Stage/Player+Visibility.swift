// Those who watch whether views are in sight.
extension Player {
  /// Tells those who watch views that have come into sight or left it.
  ///
  /// Only what is near is looked at: a view that is not has left. One that is no longer in the scene
  /// is not spoken of.
  func askVisibility(_ transaction: Transaction) {
    guard tree.session.observesVisibility || !inSight.isEmpty else { return }
    let seen = tree.visibility(offset: timelineOffset)
    let near = Set(seen.map(\.observer.slot.key))
    let left = inSight.filter { !near.contains($0.slot.key) }
    inSight = seen.filter(\.isVisible).map(\.observer)
    let gone = left.filter { host.store[$0.slot.key] != nil }.map { ($0, false) }
    for (observer, isVisible) in gone + seen.map({ ($0.observer, $0.isVisible) }) {
      guard isVisible != (observer.slot.read() as? Bool ?? false) else { continue }
      host.remember(isVisible, under: observer.slot.key)
      noteChange(at: observer.location)
      Transaction.$current.withValue(transaction) { observer.action(isVisible) }
    }
  }
}
