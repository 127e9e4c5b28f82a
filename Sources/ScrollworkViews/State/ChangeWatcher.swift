/// A value watched by `onChange`, and what to do when it is another one.
struct ChangeWatcher {
  let slot: StateSlot
  let value: Any
  /// Whether this value differs from the one seen last.
  let differs: (_ previous: Any) -> Bool
  /// Called with the value seen last, or nil when there was none.
  let action: (_ previous: Any?) -> Void
  /// Whether the action is also called when the value is first seen.
  let isInitial: Bool
  let location: SourceLocation
}
