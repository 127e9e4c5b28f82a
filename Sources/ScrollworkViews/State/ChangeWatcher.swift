/// A value watched by `onChange`, and what to do when it is another one.
package struct ChangeWatcher {
  package let slot: StateSlot
  package let value: Any
  /// Whether this value differs from the one seen last.
  package let differs: (_ previous: Any) -> Bool
  /// Called with the value seen last, or nil when there was none.
  package let action: (_ previous: Any?) -> Void
  /// Whether the action is also called when the value is first seen.
  package let isInitial: Bool
  package let location: SourceLocation
}
