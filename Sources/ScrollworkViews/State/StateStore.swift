import Observation

/// The name of one piece of state: whose it is, and which of the owner's it is.
package struct StateKey: Hashable {
  /// The place of the owner.
  package var path: ViewPath
  /// The property, by name and order.
  package var property: String

  package init(path: ViewPath, property: String) {
    self.path = path
    self.property = property
  }
}

/// All state of a scene at one moment, as a value: keeping one costs nothing until it is changed.
package struct StateStore {
  private(set) var values: [StateKey: Any] = [:]

  package init() {}

  package subscript(key: StateKey) -> Any? {
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
package struct StateSlot {
  let host: StateHost
  package let key: StateKey

  package func read() -> Any? { host.store[key] }

  func write<Value>(_ value: Value) { host.write(value, to: key) }

  /// Reads what the owner keeps here; nil, and a word about it, if the owner has gone.
  func readOwned() -> Any? {
    if let value = host.store[key] { return value }
    guard host.acceptsWrites else { return nil }
    if host.isLettingGo { return host.departing[key] }
    host.onOutlived(key, false)
    return nil
  }

  /// Writes what the owner keeps here; nothing, and a word about it, if the owner has gone.
  func writeOwned<Value>(_ value: Value) {
    guard host.acceptsWrites, host.store[key] == nil else { return write(value) }
    if !host.isLettingGo { host.onOutlived(key, true) }
  }

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
package final class StateHost {
  /// The state that properties read.
  package var store = StateStore()
  /// What was written since the player last looked.
  private var pending = PendingChanges()
  /// How many changes of their own that is.
  package var waitingChanges: Int { pending.count }
  /// Whether anything was.
  package var isDirty: Bool { !pending.isEmpty }
  /// Whether writes are taken; see ``StateHost``.
  package var acceptsWrites = true
  /// Whether state refers to models, whose changes no copy of the store keeps.
  package private(set) var usesReferences = false
  /// Called for a write that came while a still was being made.
  var onRefusedWrite: (StateKey) -> Void = { _ in }

  /// Called when state is read, or else written, whose view has gone.
  package var onOutlived: (_ key: StateKey, _ isWrite: Bool) -> Void = { _, _ in }
  /// The state before the last change, with that of views that have gone by it.
  package var departing = StateStore()
  /// Whether views that have gone do the last they do.
  private(set) var isLettingGo = false
  /// The models that are observed, each with the number of the tree that asked last.
  private var observed:
    [ObjectIdentifier: (model: AnyObject, listener: AnyCancellable, tree: Int)] =
      [:]
  /// The number of the tree that is being played.
  private var tree = 0

  /// The bodies that are being asked for, one inside another, and how often each has put work off.
  private var bodies: [(path: ViewPath, putOff: Int)] = []

  /// Asks for the body of the view at a place, which may write nothing.
  package func evaluate<Body>(at path: ViewPath, _ body: () -> Body) -> Body {
    bodies.append((path, 0))
    defer { bodies.removeLast() }
    guard acceptsWrites else { return body() }
    let host = UncheckedHost(host: self, tree: tree)
    return withObservationTracking(body, onChange: { host.modelWillChange() })
  }

  /// What the body that is being asked for puts off now; nil if there is none.
  package func putOff() -> Agenda.PutOff? {
    guard let body = bodies.last else { return nil }
    bodies[bodies.count - 1].putOff += 1
    return Agenda.PutOff(path: body.path, number: body.putOff)
  }

  /// Says that a tree is made, whose models are those observed from now on.
  func beginTree() { tree += 1 }

  /// Sees to it that a change of a model makes a new moment.
  func observe(_ model: some ObservableObject) {
    guard acceptsWrites else { return }
    noteReferences()
    let id = ObjectIdentifier(model)
    let listener =
      observed[id]?.listener
      ?? model.objectWillChange.sink { [weak self] _ in
        guard let self, let tree = observed[id]?.tree else { return }
        modelWillChange(seenBy: tree)
      }
    observed[id] = (model, listener, tree)
  }

  /// Takes note of a change of a model that a tree has seen.
  fileprivate func modelWillChange(seenBy tree: Int) {
    guard acceptsWrites, tree == self.tree else { return }
    noteReferences()
    pending.noteModel(Transaction.current)
  }

  /// Lets views that have gone do the last they do: their state can still be read.
  package func lettingGo(_ body: () -> Void) {
    isLettingGo = true
    defer { isLettingGo = false }
    body()
  }

  /// Takes note that views of UIKit have become other ones by themselves.
  package func noteHosted() {
    if acceptsWrites { pending.noteModel(Transaction.current) }
  }

  package func write<Value>(_ value: Value, to key: StateKey) {
    guard acceptsWrites, bodies.isEmpty else { return onRefusedWrite(key) }
    noteReferences(in: value)
    if let known = store[key] as? any Equatable, known.isEqual(to: value) { return }
    pending.write(value, to: key, of: &store, Transaction.current)
  }

  /// What actions have asked to scroll to.
  private var scrollRequests: [ScrollRequest] = []
  /// Called for scrolling that was asked for while a view was being made.
  var onRefusedScroll: (ScrollRequest) -> Void = { _ in }

  package init() {}

  /// Whether actions have asked for scrolling.
  package var hasScrollRequests: Bool { !scrollRequests.isEmpty }

  func request(_ scroll: ScrollRequest) {
    guard acceptsWrites, bodies.isEmpty else { return onRefusedScroll(scroll) }
    scroll.transaction.awaitCompletions()
    scrollRequests.append(scroll)
  }

  /// Hands over what was asked for.
  package func takeScrollRequests() -> [ScrollRequest] {
    defer { scrollRequests = [] }
    return scrollRequests
  }

  /// Says that state refers to models.
  func noteReferences() { usesReferences = true }

  /// Says that state refers to models, if a value does.
  func noteReferences<Value>(in value: Value) {
    if !usesReferences, holdsReference(value) { usesReferences = true }
  }

  /// Ends all state: nobody will look at it again.
  ///
  /// What is kept may know ways back to its host, as models and coordinators do that are handed
  /// bindings; it would never go. Whoever knows one now reads first values, and writes nothing.
  package func end() {
    acceptsWrites = false
    (onRefusedWrite, onRefusedScroll) = ({ _ in }, { _ in })
    (store, departing) = (StateStore(), StateStore())
    (observed, scrollRequests) = ([:], [])
    pending.clear()
  }

  /// Looks at another store for as long as `body` takes.
  func looking<Result>(at other: StateStore, _ body: () -> Result) -> Result {
    let own = (store, onRefusedWrite, onRefusedScroll)
    defer { (store, onRefusedWrite, onRefusedScroll) = own }
    store = other
    return body()
  }

  /// Keeps a value of the engine's own, which no view reads.
  package func remember(_ value: Any, under key: StateKey) { store[key] = value }

  /// Hands over the first change that waits, and lets views see that one alone; see
  /// ``showAllChanges()``.
  package func takeChange() -> Transaction { pending.takeFirst(from: &store) }

  /// Lets actions see what was written last, though no moment has been made of it yet.
  package func showAllChanges() { pending.enterAll(&store) }

  /// Forgets that changes wait.
  package func dropChanges() { pending.clear() }
}

/// A way to a host from wherever a model is changed; what happens elsewhere than where the scene is
/// played is no part of it.
private struct UncheckedHost: @unchecked Sendable {
  weak var host: StateHost?
  let tree: Int

  func modelWillChange() {
    if Playing.stretch?.isHere == true { host?.modelWillChange(seenBy: tree) }
  }
}

extension Equatable {
  /// Whether a value is of the same type and equal: to write it changes nothing.
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
