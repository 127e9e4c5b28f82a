import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// The part of a view in the preference pass.
package enum PreferenceRole {
  /// The view changes the preferences of its subtree.
  case change(@MainActor (inout PreferenceValues, Geometry) -> Void)
  /// The view observes the preferences of its subtree, or its own geometry.
  case observe(GeometryObserver)
  /// The view observes its visibility.
  case visibility(VisibilityObserver)
}

/// An observer of a value that is known after scrolling.
package struct GeometryObserver {
  /// The storage of the previous value.
  package let slot: StateSlot
  /// The present value.
  package let value: @MainActor (PreferenceValues, Geometry) -> Any
  /// Whether two values differ.
  package let differs: (_ previous: Any, _ now: Any) -> Bool
  /// The action on a change, with the previous value, nil at first, and the present one.
  package let action: (_ previous: Any?, _ now: Any) -> Void
  package let location: SourceLocation

  package init(
    slot: StateSlot, value: @escaping @MainActor (PreferenceValues, Geometry) -> Any,
    differs: @escaping (_ previous: Any, _ now: Any) -> Bool,
    action: @escaping (_ previous: Any?, _ now: Any) -> Void, location: SourceLocation
  ) {
    (self.slot, self.value, self.differs) = (slot, value, differs)
    (self.action, self.location) = (action, location)
  }
}

/// An observer and its value at one time.
package struct GeometryObservation {
  package let observer: GeometryObserver
  package let value: Any

  package init(observer: GeometryObserver, value: Any) {
    self.observer = observer
    self.value = value
  }
}
