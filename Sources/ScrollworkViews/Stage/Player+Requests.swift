import Foundation
import ScrollworkScript
import ScrollworkScrolling

// Scrolling that actions have asked for through a `ScrollViewProxy`.
extension Player {
  /// Scrolls where actions have asked to, in the order they did; says whether there was anything.
  ///
  /// What they wrote has been seen to before.
  func performScrollRequests() -> Bool {
    let requests = host.takeScrollRequests()
    requests.forEach(perform)
    return !requests.isEmpty
  }

  private func perform(_ request: ScrollRequest) {
    let query = IDQuery.value(request.id)
    for scroll in scrollViews(of: request.reader) {
      guard tree.current(scroll).content.ownFrame(of: query) != nil else { continue }
      let how = request.transaction.animation.map(ScrollAnimation.animation) ?? .none
      grips[scroll.path] = nil
      move(scroll) { scroll, dynamics, place in
        guard let frame = scroll.content.ownFrame(of: query) else { return [] }
        let goal = dynamics.offset(
          showing: frame, anchor: scroll.physical(request.anchor), from: place)
        return dynamics.scroll(to: goal, from: place, at: self.time, animation: how)
      }
      return complete(request.transaction, after: end(of: scroll, how))
    }
    complete(request.transaction, after: [])
    report(
      .noSuchScrollTarget(
        id: SpelledID.spell(request.id) ?? "\(request.id.base)", at: "\(request.location)"))
  }

  /// The scroll views that a reader's proxy may scroll: those inside it, outermost first, then those
  /// in lazy rows in sight, then those around it, innermost first.
  private func scrollViews(of reader: ViewPath) -> [PlacedScrollView] {
    let inRows = tree.scrollViewsInRows(offset: timelineOffset)
    return (tree.scrollViews + inRows).filter { $0.path.leads(through: reader) }
      + (inRows + tree.scrollViews.reversed()).filter { reader.leads(through: $0.path) }
  }
}
