import ScrollworkViews

// Indicators that flash.
extension ScenePlayback {
  /// Flashes the indicators of scroll views that were inserted or whose trigger changed.
  func flashIndicators() {
    for scroll in tree.scrollViews {
      let flash = scroll.configuration.flash
      guard flash.onAppear || !flash.triggers.isEmpty else { continue }
      let key = ScrollNode.flashKey(scroll.path)
      let seen = host.store[key] as? [Any]
      host.remember(flash.triggers.map(\.value), under: key)
      let isDue =
        seen.map { zip(flash.triggers, $0).contains { !$0.equals($1) } } ?? flash.onAppear
      if isDue {
        timeline.flashes[scroll.path, default: []].append(time)
      }
    }
  }
}
