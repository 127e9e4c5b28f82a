/// The name of one piece of state: whose it is, and which of the owner's it is.
struct StateKey: Hashable {
  /// The place of the owner.
  var path: ViewPath
  /// The property, by name and order.
  var property: String
}

/// All state of a scene at one moment, as a value: keeping one costs nothing until it is changed.
struct StateStore {
  private(set) var values: [StateKey: Any] = [:]

  subscript(key: StateKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Ends all state that is not to be kept.
  mutating func keepOnly(_ isKept: (StateKey) -> Bool) {
    let ended = values.keys.filter { !isKept($0) }
    for key in ended { values[key] = nil }
  }
}

/// Where a state property reads and writes once its view stands in a scene.
struct StateSlot {
  let host: StateHost
  let key: StateKey

  func read() -> Any? { host.store[key] }

  func write<Value>(_ value: Value) { host.write(value, to: key) }

  /// Keeps the first value, if there is none yet and the script is being played: a view that is made
  /// anew goes on with it, whatever it is made with.
  func begin<Value>(at value: Value) {
    guard host.acceptsWrites, host.store[key] == nil else { return }
    host.noteReferences(in: value)
    host.remember(value, under: key)
  }
}

/// The state of one stage: the moment that is being looked at, and the changes waiting to be seen.
///
/// Used on the main actor only. While a still is being made the store is that of the still's moment
/// and nothing may be written; while the script is played, writes are collected and the player
/// makes a new moment of them. While a view is asked for its body, nothing may be written at all.
final class StateHost {
  /// The state that properties read.
  var store = StateStore()
  /// Whether anything was written since the player last looked.
  private(set) var isDirty = false
  /// How the waiting changes are animated: the last animated one decides.
  private(set) var pending = Transaction()
  /// Whether writes are taken; see ``StateHost``.
  var acceptsWrites = true
  /// Whether state refers to models, whose changes no copy of the store keeps.
  private(set) var usesReferences = false
  /// Called for a write that came while a still was being made.
  var onRefusedWrite: (StateKey) -> Void = { _ in }

  /// How many bodies are being asked for, one inside another.
  private var bodies = 0

  /// Asks for the body of a view, which may write nothing.
  func evaluate<Body>(_ body: () -> Body) -> Body {
    bodies += 1
    defer { bodies -= 1 }
    return body()
  }

  func write<Value>(_ value: Value, to key: StateKey) {
    guard acceptsWrites, bodies == 0 else { return onRefusedWrite(key) }
    noteReferences(in: value)
    store[key] = value
    isDirty = true
    pending.take(Transaction.current)
  }

  /// Says that state refers to models.
  func noteReferences() { usesReferences = true }

  /// Says that state refers to models, if a value does.
  func noteReferences<Value>(in value: Value) {
    if !usesReferences, holdsReference(value) { usesReferences = true }
  }

  /// Looks at another store for as long as `body` takes.
  func looking<Result>(at other: StateStore, _ body: () -> Result) -> Result {
    let (ownStore, ownRefusal) = (store, onRefusedWrite)
    defer { (store, onRefusedWrite) = (ownStore, ownRefusal) }
    store = other
    return body()
  }

  /// Keeps a value of the engine's own, which no view reads.
  func remember(_ value: Any, under key: StateKey) { store[key] = value }

  /// Hands over what was collected.
  func takePending() -> Transaction {
    defer { (isDirty, pending) = (false, Transaction()) }
    return pending
  }
}
