/// A value that `onChange` observes, and the action for its changes.
struct ChangeWatcher {
  let slot: StateSlot
  let value: Any
  /// Whether this value differs from the previous one.
  let differs: (_ previous: Any) -> Bool
  /// The action, which receives the previous value, or nil if there was none.
  let action: (_ previous: Any?) -> Void
  /// Whether the action is also called for the initial value.
  let isInitial: Bool
  let location: SourceLocation
}
