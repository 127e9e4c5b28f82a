/// A value that `onChange` observes, and the action for its changes.
package struct ChangeWatcher {
  package let slot: StateSlot
  package let value: Any
  /// Whether this value differs from the previous one.
  package let differs: (_ previous: Any) -> Bool
  /// The action, which receives the previous value, or nil if there was none.
  package let action: (_ previous: Any?) -> Void
  /// Whether the action is also called for the initial value.
  package let isInitial: Bool
  package let location: SourceLocation
}
