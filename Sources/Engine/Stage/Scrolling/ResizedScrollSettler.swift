import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// Lets scroll views that change their size while they move come to rest again where their motion
/// ends.
@MainActor final class ResizedScrollSettler {
  typealias Context = ScrollTrackReading & ActionScheduling

  private let context: any Context
  private let mover: ScrollMover
  /// The scroll views whose size has changed since they began to move.
  private var resized: Set<ViewPath> = []

  init(_ context: any Context, mover: ScrollMover) {
    (self.context, self.mover) = (context, mover)
  }

  /// Whether no scroll view has changed its size while moving.
  var isEmpty: Bool { resized.isEmpty }

  /// Whether a scroll view has changed its size since it began to move.
  func contains(_ path: ViewPath) -> Bool { resized.contains(path) }

  /// Adds a moving scroll view that changes its size now.
  func add(_ path: ViewPath) {
    if resized.insert(path).inserted { awaitRest(of: path) }
  }

  private func awaitRest(of path: ViewPath) {
    guard let end = context.tracks[path]?.settled else {
      resized.remove(path)
      return
    }
    // The tick of the end may be a rounding error before it.
    let tick = max(Tick.first(notBefore: end), context.tick + 1)
    context.schedule(at: tick) { [weak self] in self?.settle(path) }
  }

  private func settle(_ path: ViewPath) {
    guard let scroll = context.tree.scrollViews.first(where: { $0.path == path }) else {
      resized.remove(path)
      return
    }
    if context.isMoving(scroll) { return awaitRest(of: path) }
    resized.remove(path)
    mover.settle(scroll, velocity: .zero)
  }
}
