import Foundation
import ScrollworkMotion
import ScrollworkViews

/// Schedules the completions of transactions for the end of the animations they began.
@MainActor struct CompletionScheduler {
  typealias Context = ActionScheduling & AnimationReading

  private let context: any Context

  init(_ context: any Context) { self.context = context }

  /// Schedules the completions of a change for the end of its animations and scroll motions; `old` is
  /// what was running before.
  func schedule(_ transaction: Transaction, since old: RunningAnimations, motions: [MotionEnd]) {
    let begun = context.animations.ways(begunAt: context.time, since: old)
      .map { MotionEnd(end: $0.end, logicalEnd: $0.logicalEnd) }
    schedule(transaction, after: begun + motions)
  }

  /// Schedules completions for the end of some motions.
  ///
  /// One that several changes share is called once, at the end of the last of them.
  func schedule(_ transaction: Transaction, after motions: [MotionEnd]) {
    let (tick, time) = (context.tick, context.time)
    for completion in transaction.completions {
      let ends = motions.map { completion.criteria == .removed ? $0.end : $0.logicalEnd }
      let end = ends.max() ?? time
      // A motion that repeats forever never ends.
      let due = end.isFinite ? max(tick + 1, Tick.first(notBefore: end)) : .max
      completion.due = max(completion.due, due)
      guard due < .max else { continue }
      context.schedule(at: due) { [unowned context] in
        guard !completion.isDone, context.tick >= completion.due else { return }
        completion.isDone = true
        completion.action()
      }
    }
  }
}
