/// A recognizer composed of two others.
class PairRecognizer<A, B, Value>: Recognizer<Value> {
  let first: Recognizer<A>
  let second: Recognizer<B>

  init(_ first: Recognizer<A>, _ second: Recognizer<B>) {
    (self.first, self.second) = (first, second)
    super.init()
    phase = combined()
  }

  /// Passes an event to both recognizers.
  func advance(_ event: TouchEvent) {
    first.receive(event)
    second.receive(event)
  }

  /// The phase of the combined gesture.
  func combined() -> GesturePhase<Value> { .failed }

  /// Whether the first and the second recognizer may call the scene's actions.
  var mayDeliver: (first: Bool, second: Bool) { (true, true) }

  override final func receive(_ event: TouchEvent) {
    guard !phase.isOver else { return }
    advance(event)
    follow()
  }

  override final func cancel() {
    guard !phase.isOver || isNew else { return }
    first.cancel()
    second.cancel()
    (phase, isNew) = (.failed, true)
  }

  override final func deliver() {
    let may = mayDeliver
    if may.first { first.deliver() }
    if may.second { second.deliver() }
    isNew = false
  }

  private func follow() {
    guard first.isNew || second.isNew else { return }
    phase = combined()
    isNew = true
  }

  override final func adopt(_ old: AnyRecognizer) -> Bool {
    guard let old = old as? Self, first.adopt(old.first), second.adopt(old.second) else {
      return false
    }
    takeOver(old)
    return true
  }
}
