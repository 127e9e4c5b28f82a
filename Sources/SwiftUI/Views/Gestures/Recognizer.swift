/// The type-erased recognizer of a gesture, from touch down on.
///
/// ``receive(_:)`` only advances the phase. The scene's actions are called by ``deliver()``, which
/// is not called while another gesture has precedence.
@MainActor package class AnyRecognizer {
  /// The stage that the gesture has reached.
  package var stage: GestureStage { .failed }

  /// Whether there is a value to deliver, even before the gesture has begun.
  package var hasValueToDeliver: Bool { false }

  /// Advances the gesture by a touch event.
  package func receive(_ event: TouchEvent) {}

  /// Calls the scene's actions for a new phase.
  package func deliver() {}

  /// Cancels the gesture, even a complete one that is not yet delivered.
  ///
  /// The scene's actions are called by the next ``deliver()``.
  package func cancel() {}

  /// Whether the gesture recognizes beside all others, one of which scrolls if it is in a scroll view.
  ///
  /// False for gestures of SwiftUI, whose precedence decides.
  package func isSimultaneous(inScrollView: Bool) -> Bool { false }

  /// Takes over the progress of another recognizer and keeps this one's actions.
  ///
  /// False if the other one recognizes a gesture of another kind.
  package func adopt(_ old: AnyRecognizer) -> Bool { false }
}

/// The recognizer of a gesture with values of one type.
@MainActor package class Recognizer<Value>: AnyRecognizer {
  /// The phase that the gesture has reached.
  var phase = GesturePhase<Value>.possible(nil)
  /// Whether the phase is new and not yet delivered.
  var isNew = false

  /// A recognizer that has failed.
  static func failed() -> Recognizer<Value> {
    let none = Recognizer<Value>()
    none.phase = .failed
    return none
  }

  package override var stage: GestureStage { phase.stage }

  package override var hasValueToDeliver: Bool { phase.running != nil }

  package override func cancel() {
    guard !phase.isOver || isNew else { return }
    phase = .failed
    isNew = true
  }

  /// Takes over the phase of a recognizer of the same type.
  func takeOver(_ old: Recognizer<Value>) { (phase, isNew) = (old.phase, old.isNew) }
}

/// The state machine of a primitive gesture, whose phase is a function of the touch events.
package protocol TouchMachine<Value> {
  associatedtype Value
  /// The number of fingers; the gesture fails with fewer or more.
  static var fingers: Int { get }
  /// The phase that the gesture has reached.
  var phase: GesturePhase<Value> { get }
  /// Advances the machine by a touch event; false if nothing changes.
  mutating func receive(_ event: TouchEvent) -> Bool
}

extension TouchMachine {
  /// One finger, the default.
  package static var fingers: Int { 1 }
}

/// The recognizer of a gesture that is a state machine.
package final class TouchMachineRecognizer<Machine: TouchMachine>: Recognizer<Machine.Value> {
  private var machine: Machine

  package init(_ machine: Machine) {
    self.machine = machine
    super.init()
    phase = machine.phase
  }

  package override func receive(_ event: TouchEvent) {
    guard !phase.isOver else { return }
    guard event.fingers.count == Machine.fingers else {
      (phase, isNew) = (.failed, true)
      return
    }
    guard machine.receive(event) else { return }
    phase = machine.phase
    isNew = true
  }

  package override func deliver() { isNew = false }

  package override func adopt(_ old: AnyRecognizer) -> Bool {
    guard let old = old as? Self else { return false }
    takeOver(old)
    machine = old.machine
    return true
  }
}

/// A recognizer that wraps one other.
package class WrappingRecognizer<Inner, Value>: Recognizer<Value> {
  let inner: Recognizer<Inner>

  init(_ inner: Recognizer<Inner>) {
    self.inner = inner
    super.init()
    phase = map(inner.phase)
  }

  /// This gesture's phase for a phase of the wrapped recognizer.
  func map(_ phase: GesturePhase<Inner>) -> GesturePhase<Value> { .failed }

  /// Calls the scene's actions for a new ``phase``.
  func tell() {}

  package override final func receive(_ event: TouchEvent) {
    inner.receive(event)
    follow()
  }

  package override final func cancel() {
    inner.cancel()
    follow()
  }

  package override final func deliver() {
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

  package override func adopt(_ old: AnyRecognizer) -> Bool {
    guard let old = old as? Self, inner.adopt(old.inner) else { return false }
    takeOver(old)
    return true
  }
}
