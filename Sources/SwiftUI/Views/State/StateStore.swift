import Observation
import ScrollworkPublishers

/// The key of a piece of state: the owner's path and the property.
package struct StateKey: Hashable {
  /// The path of the owner.
  package var path: ViewPath
  /// The property, by name and order.
  package var property: String

  package init(path: ViewPath, property: String) {
    self.path = path
    self.property = property
  }
}

/// All state of a scene at one time, as a value whose copies are free until they change.
package struct StateStore {
  private(set) var values: [StateKey: Any] = [:]

  package init() {}

  package subscript(key: StateKey) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The keys of all state, in no order.
  package var keys: some Collection<StateKey> { values.keys }

  /// Removes all state that is not kept.
  package mutating func keepOnly(_ isKept: (StateKey) -> Bool) {
    let ended = values.keys.filter { !isKept($0) }
    for key in ended { values[key] = nil }
  }
}

/// The storage of a state property whose view is in a scene.
package struct StateSlot {
  package let host: StateHost
  package let key: StateKey

  package func read() -> Any? { host.store[key] }

  func write<Value>(_ value: Value) { host.write(value, to: key) }

  /// Reads the owner's value; nil, with a report, if the owner has been removed.
  func readOwned() -> Any? {
    if let value = host.store[key] { return value }
    guard host.acceptsWrites else { return nil }
    if host.isPerformingRemovals { return host.departing[key] }
    host.onAccessAfterRemoval(key, false)
    return nil
  }

  /// Writes the owner's value; without effect, with a report, if the owner has been removed.
  func writeOwned<Value>(_ value: Value) {
    guard host.acceptsWrites, host.store[key] == nil else { return write(value) }
    if !host.isPerformingRemovals { host.onAccessAfterRemoval(key, true) }
  }

  /// Stores the initial value once, while the script is played; re-created views keep the stored
  /// one.
  func begin<Value>(at value: Value) {
    guard host.acceptsWrites, host.store[key] == nil else { return }
    host.noteReferences(in: value)
    host.remember(value, under: key)
  }
}

/// The state of one stage: the store of the current epoch and the pending changes.
///
/// Used on the main actor only. While a still is made, the store is that of the still's epoch and
/// refuses writes. While the script is played, writes are collected and the player starts an epoch
/// for each change. While a body is evaluated, all writes are refused.
package final class StateHost {
  /// The store that properties read.
  package var store = StateStore()
  /// The changes that the player has not taken yet.
  private var pending = PendingChanges()
  /// The number of pending changes.
  package var pendingChangeCount: Int { pending.count }
  /// Whether any change is pending.
  package var isDirty: Bool { !pending.isEmpty }
  /// Whether writes are accepted; see ``StateHost``.
  package var acceptsWrites = true
  /// Whether state contains references, to models or to views of UIKit, whose changes no copy of the
  /// store preserves.
  package var usesReferences: Bool { usesModels || usesHostedViews }
  /// Whether state contains references to models, or code changed its files.
  package private(set) var usesModels = false
  /// Whether state contains views of UIKit.
  private var usesHostedViews = false
  /// Called for a write that is refused.
  var onRefusedWrite: (StateKey) -> Void = { _ in }

  /// Called when the state of a removed view is read or written.
  package var onAccessAfterRemoval: (_ key: StateKey, _ isWrite: Bool) -> Void = { _, _ in }
  /// The state before the last change, including that of views which the change removed.
  package var departing = StateStore()
  /// Whether actions of removed views are running.
  private(set) var isPerformingRemovals = false
  /// The observed models, each with the number of the tree that last observed it.
  private var observed:
    [ObjectIdentifier: (model: AnyObject, listener: AnyCancellable, tree: Int)] =
      [:]
  /// The number of the tree that is played.
  private(set) var tree = 0

  /// The bodies under evaluation, outermost first, each with the number of its deferred actions.
  private var bodies: [(path: ViewPath, deferral: Int)] = []
  /// The number of actions that bodies have deferred so far.
  private(set) var deferralCount = 0

  /// The wall clock and the random numbers of the scene.
  package let system: SceneSystem
  /// The contents of hosting views that later trees may show again.
  let keptContents = KeptContents()
  /// The types of views met so far.
  private var viewTypes: [ObjectIdentifier: ViewType] = [:]

  /// What all values of a type of views have in common.
  func viewType(_ type: Any.Type) -> ViewType {
    let key = ObjectIdentifier(type)
    if let known = viewTypes[key] { return known }
    let found = ViewType(type)
    viewTypes[key] = found
    return found
  }

  /// Evaluates the body of the view at a path and a time; writes are refused meanwhile.
  package func evaluate<Body>(
    at path: ViewPath, time: Double, _ body: () -> Body
  ) -> Body {
    bodies.append((path, 0))
    defer { bodies.removeLast() }
    return system.evaluating(at: path, time: time) {
      guard acceptsWrites else { return body() }
      let host = WeakStateHost(host: self, tree: tree)
      return withObservationTracking(body, onChange: { host.modelWillChange() })
    }
  }

  /// The identity of the next deferred action of the current body; nil outside bodies.
  package func deferral() -> Agenda.DeferralID? {
    guard let body = bodies.last else { return nil }
    bodies[bodies.count - 1].deferral += 1
    deferralCount += 1
    return Agenda.DeferralID(path: body.path, number: body.deferral)
  }

  /// Starts a new tree, which determines the observed models.
  func beginTree() { tree += 1 }

  /// Observes a model, whose changes start new epochs.
  package func observe(_ model: some ObservableObject) {
    guard acceptsWrites else { return }
    usesModels = true
    let id = ObjectIdentifier(model)
    let listener =
      observed[id]?.listener
      ?? model.objectWillChange.sink { [weak self] _ in
        guard let self, let tree = observed[id]?.tree else { return }
        modelWillChange(seenBy: tree)
      }
    observed[id] = (model, listener, tree)
  }

  /// Records a change of a model that a tree has observed.
  fileprivate func modelWillChange(seenBy tree: Int) {
    guard acceptsWrites, tree == self.tree || keptContents.areKept(from: tree) else { return }
    usesModels = true
    pending.noteModel(Transaction.current)
  }

  /// Runs the last actions of removed views, whose state can still be read.
  package func lettingGo(_ body: () -> Void) {
    isPerformingRemovals = true
    defer { isPerformingRemovals = false }
    body()
  }

  /// Records that UIKit views have changed by themselves.
  package func noteHosted() {
    if acceptsWrites { pending.noteModel(Transaction.current) }
  }

  /// Records that an observer of the engine has seen another value, with which the views are made.
  package func noteObservation() {
    if acceptsWrites { pending.noteModel(Transaction.current) }
  }

  package func write<Value>(_ value: Value, to key: StateKey) {
    guard acceptsWrites, bodies.isEmpty else { return onRefusedWrite(key) }
    noteReferences(in: value)
    if let known = store[key] as? any Equatable, known.isEqual(to: value) { return }
    pending.write(value, to: key, of: &store, Transaction.current)
  }

  /// The scroll requests of actions.
  private var scrollRequests: [ScrollRequest] = []
  /// Called for a scroll request that is refused.
  var onRefusedScroll: (ScrollRequest) -> Void = { _ in }

  package init(system: SceneSystem) {
    self.system = system
    system.host = self
  }

  /// Whether the first tree has been made, so that code which runs outside of bodies is an action.
  package var hasBegun = false
  /// Whether an action runs.
  var isActing: Bool { hasBegun && acceptsWrites && bodies.isEmpty }

  /// Writes a value of the scene; while a body is evaluated it changes without a new epoch.
  func writeSceneValue<Value>(_ value: Value, to key: StateKey) {
    guard acceptsWrites else { return }
    if bodies.isEmpty { write(value, to: key) } else { remember(value, under: key) }
  }

  /// Whether there are scroll requests.
  package var hasScrollRequests: Bool { !scrollRequests.isEmpty }

  func request(_ scroll: ScrollRequest) {
    guard acceptsWrites, bodies.isEmpty else { return onRefusedScroll(scroll) }
    scroll.transaction.awaitCompletions()
    scrollRequests.append(scroll)
  }

  /// Returns the scroll requests and clears them.
  package func takeScrollRequests() -> [ScrollRequest] {
    defer { scrollRequests = [] }
    return scrollRequests
  }

  /// Records that state contains references to models, if a value does.
  func noteReferences<Value>(in value: Value) {
    if !usesModels, !(value is any HostedReference), holdsReference(value) { usesModels = true }
  }

  /// Records that code changed its files, which no copy of the store preserves either.
  func noteFiles() { if acceptsWrites { usesModels = true } }

  /// Records that state contains views of UIKit.
  func noteHostedViews() { usesHostedViews = true }

  /// Ends all state.
  ///
  /// Stored models and coordinators may hold bindings, which retain the host in a cycle; clearing
  /// the store breaks it. Remaining bindings read initial values and write nothing.
  package func end() {
    acceptsWrites = false
    (onRefusedWrite, onRefusedScroll) = ({ _ in }, { _ in })
    (store, departing) = (StateStore(), StateStore())
    (observed, scrollRequests) = ([:], [])
    keptContents.forget()
    pending.clear()
  }

  /// Reads from another store, of a state that began at a time in seconds, while `body` runs.
  package func reading<Result>(
    _ other: StateStore, since time: Double, _ body: () -> Result
  ) -> Result {
    let saved = (store, onRefusedWrite, onRefusedScroll)
    defer { (store, onRefusedWrite, onRefusedScroll) = saved }
    store = other
    return system.evaluating(at: ViewPath(), time: time, body)
  }

  /// Stores a value of the engine's own, which no view reads.
  package func remember(_ value: Any, under key: StateKey) { store[key] = value }

  /// Takes the first pending change and shows views that change only.
  ///
  /// See ``showAllChanges()``.
  package func takeChange() -> Transaction { pending.takeFirst(from: &store) }

  /// Shows actions the latest values, including pending changes.
  package func showAllChanges() { pending.applyAll(&store) }

  /// Discards the pending changes.
  package func dropChanges() { pending.clear() }
}

/// A sendable reference to a host, for changes of models on any thread.
///
/// Changes on other threads than the one that plays the scene are ignored.
private struct WeakStateHost: @unchecked Sendable {
  weak var host: StateHost?
  let tree: Int

  func modelWillChange() {
    if Playing.stretch?.isHere == true { host?.modelWillChange(seenBy: tree) }
  }
}

extension Equatable {
  /// Whether a value has the same type and is equal, so that writing it changes nothing.
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
