import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// Calls observers of values known only after layout: preferences, geometry, visibility, and values
/// made in geometry readers.
@MainActor struct GeometryMonitor {
  private let playback: ScenePlayback
  private let changes: ChangeMonitor
  private let visibility: VisibilityMonitor
  private let positions: PositionFollower

  init(
    _ playback: ScenePlayback, changes: ChangeMonitor, visibility: VisibilityMonitor,
    positions: PositionFollower
  ) {
    (self.playback, self.changes) = (playback, changes)
    (self.visibility, self.positions) = (visibility, positions)
  }

  /// Whether any view observes a value that scrolling may change.
  var hasObservers: Bool {
    let session = playback.tree.session
    return session.observed.contains(.geometryObservers) || session.observed.contains(.positionWatchers) || session.observed.contains(.visibilityObservers)
      || (playback.agenda.hasPutOff && session.observed.contains(.positionReaders))
  }

  /// Makes the views that depend on their geometry, and calls observers in the transaction of the
  /// change that was applied.
  func notify(_ transaction: Transaction = Transaction()) {
    let observations = playback.tree.look(around: playback.offset) { [playback] scroll in
      let (track, time) = (playback.timeline.tracks[scroll.path], playback.time)
      return (track?.phase(at: time) ?? .idle, track?.velocity(at: time) ?? .zero)
    }
    changes.notify(transaction)
    for observation in observations {
      let observer = observation.observer
      let previous = observer.slot.read()
      if let previous, !observer.differs(previous, observation.value) { continue }
      playback.host.remember(observation.value, under: observer.slot.key)
      playback.noteChange(at: observer.location)
      Transaction.$current.withValue(transaction) {
        observer.action(previous, observation.value)
      }
    }
    visibility.notify(transaction)
  }

  /// Makes the views that depend on their geometry, and those that matched geometry may start from or
  /// end at: after state is written, it is too late to see how they looked before.
  func prepareForChanges() {
    positions.placeInRows()
    let tree = playback.tree
    if tree.session.observed.contains(.positionReaders) { _ = tree.look(around: playback.offset) }
    if tree.session.observed.contains(.matchedGeometry) {
      _ = tree.scrolled(offsets: playback.offset, withNeighbors: true)
    }
  }
}
