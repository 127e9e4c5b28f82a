import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// What a view has to do with preferences, or with those who watch its geometry.
package enum PreferenceRole {
  /// It changes what the views inside hand up.
  case change(@MainActor (inout PreferenceValues, Geometry) -> Void)
  /// It watches what they hand up, or where they stand.
  case observe(GeometryObserver)
  /// It watches whether they are in sight.
  case visibility(VisibilityObserver)
}

/// Somebody who watches a value that is known once everything stands in its place.
package struct GeometryObserver {
  /// Where the value seen last is kept.
  package let slot: StateSlot
  /// The value now.
  let value: @MainActor (PreferenceValues, Geometry) -> Any
  /// Whether two values differ.
  package let differs: (_ previous: Any, _ now: Any) -> Bool
  /// Called with the value seen last, nil at first, and that of now.
  package let action: (_ previous: Any?, _ now: Any) -> Void
  package let location: SourceLocation
}

/// An observer, and what it sees at one moment.
package struct GeometryObservation {
  package let observer: GeometryObserver
  package let value: Any

  package init(observer: GeometryObserver, value: Any) {
    self.observer = observer
    self.value = value
  }
}
