/// What follows a gesture from the coming down of a finger, whatever its value is.
///
/// Receiving only finds out how far the gesture has come; nothing of the scene is told before
/// ``deliver()``, which is not called while another gesture has precedence.
@MainActor package class AnyRecognizer {
  /// How far the gesture has come.
  var stage: GestureStage { .failed }

  /// Whether it has something to tell though it may not have begun.
  var isTelling: Bool { false }

  /// Takes in what the finger does.
  func receive(_ event: TouchEvent) {}

  /// Tells the scene what is new.
  func deliver() {}

  /// Ends the gesture without completing it, even if it is complete and nobody has been told; the scene is told with the next ``deliver()``.
  func cancel() {}

  /// Goes on where another one of the same make is, with this one's actions; false if the other one
  /// follows a gesture of another kind.
  func adopt(_ old: AnyRecognizer) -> Bool { false }
}

/// What follows a gesture with values of one type.
@MainActor package class Recognizer<Value>: AnyRecognizer {
  /// How far the gesture has come.
  var phase = GesturePhase<Value>.possible(nil)
  /// Whether there is something the scene has not been told.
  var isNew = false

  /// One that nothing comes of.
  static func failed() -> Recognizer<Value> {
    let none = Recognizer<Value>()
    none.phase = .failed
    return none
  }

  override var stage: GestureStage { phase.stage }

  override var isTelling: Bool { phase.running != nil }

  override func cancel() {
    guard !phase.isOver || isNew else { return }
    phase = .failed
    isNew = true
  }

  /// Goes on where another one of the same type is.
  func takeOver(_ old: Recognizer<Value>) { (phase, isNew) = (old.phase, old.isNew) }
}

/// A gesture as a machine: what is known of it is a function of what the finger did.
package protocol TouchMachine<Value> {
  associatedtype Value
  /// How many fingers it takes: fingers that are fewer or more are none of its.
  static var fingers: Int { get }
  /// How far the gesture has come.
  var phase: GesturePhase<Value> { get }
  /// Takes in what the finger does; false if nothing is new.
  mutating func receive(_ event: TouchEvent) -> Bool
}

extension TouchMachine {
  /// One finger.
  package static var fingers: Int { 1 }
}

/// What follows a gesture that is not made of others.
package final class MachineRecognizer<Machine: TouchMachine>: Recognizer<Machine.Value> {
  private var machine: Machine

  package init(_ machine: Machine) {
    self.machine = machine
    super.init()
    phase = machine.phase
  }

  override func receive(_ event: TouchEvent) {
    guard !phase.isOver else { return }
    guard event.fingers.count == Machine.fingers else {
      (phase, isNew) = (.failed, true)
      return
    }
    guard machine.receive(event) else { return }
    phase = machine.phase
    isNew = true
  }

  override func deliver() { isNew = false }

  override func adopt(_ old: AnyRecognizer) -> Bool {
    guard let old = old as? Self else { return false }
    takeOver(old)
    machine = old.machine
    return true
  }
}

/// What follows a gesture made of one other.
package class OuterRecognizer<Inner, Value>: Recognizer<Value> {
  let inner: Recognizer<Inner>

  init(_ inner: Recognizer<Inner>) {
    self.inner = inner
    super.init()
    phase = map(inner.phase)
  }

  /// This gesture's part in how far the inner one has come.
  func map(_ phase: GesturePhase<Inner>) -> GesturePhase<Value> { .failed }

  /// Tells the scene that ``phase`` is a new one.
  func tell() {}

  override final func receive(_ event: TouchEvent) {
    inner.receive(event)
    follow()
  }

  override final func cancel() {
    inner.cancel()
    follow()
  }

  override final func deliver() {
    inner.deliver()
    guard isNew else { return }
    isNew = false
    tell()
  }

  private func follow() {
    guard inner.isNew else { return }
    phase = map(inner.phase)
    isNew = true
  }

  override func adopt(_ old: AnyRecognizer) -> Bool {
    guard let old = old as? Self, inner.adopt(old.inner) else { return false }
    takeOver(old)
    return true
  }
}
