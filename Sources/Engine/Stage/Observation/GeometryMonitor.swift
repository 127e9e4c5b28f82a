import Foundation
import ScrollworkGeometry
import ScrollworkScrolling
import ScrollworkViews

/// Calls observers of values known only after layout: preferences, geometry, visibility, and values
/// made in geometry readers.
@MainActor struct GeometryMonitor {
  typealias Context = ScrollTrackReading & ActionCalling

  private let context: any Context
  private let changes: ChangeMonitor
  private let visibility: VisibilityMonitor
  private let positions: PositionFollower

  init(
    _ context: any Context, changes: ChangeMonitor, visibility: VisibilityMonitor,
    positions: PositionFollower
  ) {
    (self.context, self.changes) = (context, changes)
    (self.visibility, self.positions) = (visibility, positions)
  }

  /// Whether any view observes a value that scrolling may change, or may write state when it
  /// is made from one.
  var hasObservers: Bool {
    !context.tree.session.observed.isDisjoint(with: [
      .geometryObservers, .positionWatchers, .visibilityObservers, .writingReaders,
    ])
  }

  /// Makes the views that depend on their geometry, and calls observers in the transaction of the
  /// change that was applied.
  func notify(_ transaction: Transaction = Transaction()) {
    let observations = context.tree.look(around: context.offsets) { [context] scroll in
      let (track, time) = (context.tracks[scroll.path], context.time)
      return (track?.phase(at: time) ?? .idle, track?.velocity(at: time) ?? .zero)
    }
    changes.notify(transaction)
    for observation in observations {
      let observer = observation.observer
      let previous = observer.slot.read()
      if let previous, !observer.differs(previous, observation.value) { continue }
      context.host.remember(observation.value, under: observer.slot.key)
      context.noteChange(at: observer.location)
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
    let tree = context.tree
    if tree.makesContentWhileScrolling { _ = tree.look(around: context.offsets) }
    if tree.session.observed.contains(.matchedGeometry) {
      _ = tree.scrolled(offsets: context.offsets, withNeighbors: true)
    }
  }
}
