import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// Lets scroll views that change their size while they move come to rest again where their motion
/// ends.
@MainActor final class ResizedScrollSettler {
  private let playback: ScenePlayback
  private let mover: ScrollMover
  /// The scroll views whose size has changed since they began to move.
  private var resized: Set<ViewPath> = []

  init(_ playback: ScenePlayback, mover: ScrollMover) {
    (self.playback, self.mover) = (playback, mover)
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
    guard let end = playback.timeline.tracks[path]?.settled else {
      resized.remove(path)
      return
    }
    playback.schedule(at: Tick.first(notBefore: end)) { [weak self] in self?.settle(path) }
  }

  private func settle(_ path: ViewPath) {
    guard let scroll = playback.tree.scrollViews.first(where: { $0.path == path }) else {
      resized.remove(path)
      return
    }
    if playback.isMoving(scroll) { return awaitRest(of: path) }
    resized.remove(path)
    mover.settle(scroll, velocity: .zero)
  }
}
