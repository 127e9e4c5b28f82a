import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

// Those who watch what is known only once everything stands in its place: preferences, geometry, and
// values made in geometry readers.
extension Player {
  /// Makes the views that depend on their place, and tells those who watch; `transaction` is that of
  /// the change that brought them here.
  func askObservers(_ transaction: Transaction = Transaction()) {
    let observations = tree.look(around: timelineOffset) { [self] scroll in
      let track = timeline.tracks[scroll.path]
      return (track?.phase(at: time) ?? .idle, track?.velocity(at: time) ?? .zero)
    }
    askWatchers(transaction)
    for observation in observations {
      let observer = observation.observer
      let previous = observer.slot.read()
      if let previous, !observer.differs(previous, observation.value) { continue }
      host.remember(observation.value, under: observer.slot.key)
      noteChange(at: observer.location)
      Transaction.$current.withValue(transaction) {
        observer.action(previous, observation.value)
      }
    }
    askVisibility(transaction)
  }

  /// Makes the views that depend on their place for where they stand now, and those that others may
  /// fly to or from: once state is written, it is too late to see how they looked before.
  func lookBeforeChanges() {
    meetPositionsInRows()
    if tree.session.readsPlace { _ = tree.look(around: timelineOffset) }
    if tree.session.hasMatches {
      _ = tree.scrolled(offsets: timelineOffset, withNeighbors: true)
    }
  }

  /// Whether somebody watches what may be another value when something has scrolled.
  var hasObservers: Bool {
    tree.session.observesGeometry || tree.session.watchesPlace || tree.session.observesVisibility
      || (agenda.hasPutOff && tree.session.readsPlace)
  }

  /// Whether anything scrolls now.
  var isAnythingScrolling: Bool {
    timeline.tracks.values.contains { track in track.settled.map { $0 > time } ?? true }
  }

  /// The next tick at which a schedule changes something that `onChange` watches.
  var wakeTick: Int? {
    tree.session.wake.map { max(tick + 1, Self.tick(at: $0)) }
  }

  /// Makes the scene anew if it was made for another time than now and would look another way.
  func bringUpToTime() {
    if !tree.serves(time) { rebuild(Transaction(), from: tree) }
  }

  /// Makes the scene anew if a schedule has another entry by now that somebody watches.
  func wakeSchedules() {
    guard let wake = tree.session.wake, Self.tick(at: wake) <= tick else { return }
    rebuild(Transaction(), from: tree)
    askObservers()
    commitEpoch()
  }
}
