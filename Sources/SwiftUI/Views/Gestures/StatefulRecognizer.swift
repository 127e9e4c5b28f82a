/// A recognizer that calls an action for each new phase, with a memory that the action may change.
///
/// A recognizer that takes over from another one keeps its memory.
package final class StatefulRecognizer<Value, Memory>: WrappingRecognizer<Value, Value> {
  private let action: (GesturePhase<Value>, inout Memory) -> Void
  private var memory: Memory

  package init(
    _ inner: Recognizer<Value>, memory: Memory,
    action: @escaping (GesturePhase<Value>, inout Memory) -> Void
  ) {
    self.action = action
    self.memory = memory
    super.init(inner)
  }

  override func map(_ phase: GesturePhase<Value>) -> GesturePhase<Value> { phase }

  override func tell() { action(phase, &memory) }

  override func takeOver(_ old: Recognizer<Value>) {
    super.takeOver(old)
    if let old = old as? Self { memory = old.memory }
  }
}
