import Foundation
import ScrollworkScrolling
import ScrollworkViews

/// Performs the scrolling that actions have asked a `ScrollViewProxy` for.
@MainActor struct ScrollRequestPerformer {
  typealias Context = ScrollTrackReading & StateHosting & ProblemReporting

  private let context: any Context
  private let mover: ScrollMover
  private let completions: CompletionScheduler

  init(_ context: any Context, mover: ScrollMover, completions: CompletionScheduler) {
    (self.context, self.mover, self.completions) = (context, mover, completions)
  }

  /// Performs the requests in order; returns whether there were any.
  ///
  /// State written by the same actions has been applied before.
  func perform() -> Bool {
    let requests = context.host.takeScrollRequests()
    requests.forEach(perform)
    return !requests.isEmpty
  }

  private func perform(_ request: ScrollRequest) {
    let query = IDQuery.value(request.id)
    for scroll in scrollViews(of: request.reader) {
      guard context.tree.current(scroll).content.ownFrame(of: query) != nil else { continue }
      let animation = request.transaction.animation.map(ScrollAnimation.animation) ?? .none
      mover.endDrag(of: scroll)
      mover.move(scroll) { scroll, dynamics, offset in
        guard let frame = scroll.content.ownFrame(of: query) else { return [] }
        let goal = dynamics.offset(
          showing: frame, anchor: scroll.physical(request.anchor), from: offset)
        return dynamics.scroll(
          to: goal, from: offset, at: context.time, animation: animation)
      }
      return completions.schedule(
        request.transaction, after: mover.ends(of: scroll, animation))
    }
    completions.schedule(request.transaction, after: [])
    context.report(
      .noSuchScrollTarget(
        id: IDSpelling.spell(request.id) ?? "\(request.id.base)", at: "\(request.location)"))
  }

  /// The scroll views that a reader's proxy may scroll: those inside it, outermost first, then those
  /// in visible lazy rows, then those around it, innermost first.
  private func scrollViews(of reader: ViewPath) -> [PlacedScrollView] {
    let tree = context.tree
    let inRows = tree.scrollViewsInRows(offset: context.offsets)
    return (tree.scrollViews + inRows).filter { $0.path.leads(through: reader) }
      + (inRows + tree.scrollViews.reversed()).filter { reader.leads(through: $0.path) }
  }
}
