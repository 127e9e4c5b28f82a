import ScrollworkViews

/// The record of flashing indicators.
@MainActor protocol FlashRecording: AnyObject {
  /// Records that the indicators of a scroll view flash now.
  func recordFlash(of path: ViewPath)
}

/// Flashes the indicators of scroll views.
@MainActor struct IndicatorFlasher {
  typealias Context = TreeProviding & StateHosting & FlashRecording

  private let context: any Context

  init(_ context: any Context) { self.context = context }

  /// Flashes the indicators of scroll views that were inserted or whose trigger changed.
  func flash() {
    for scroll in context.tree.scrollViews {
      let flash = scroll.configuration.flash
      guard flash.onAppear || !flash.triggers.isEmpty else { continue }
      let key = ScrollNode.flashKey(scroll.path)
      let seen = context.host.store[key] as? [Any]
      context.host.remember(flash.triggers.map(\.value), under: key)
      let isDue =
        seen.map { zip(flash.triggers, $0).contains { !$0.equals($1) } } ?? flash.onAppear
      if isDue { context.recordFlash(of: scroll.path) }
    }
  }
}
