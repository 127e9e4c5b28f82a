/// State changes that wait for the next epoch, in order; writes under one transaction form one
/// change.
///
/// Actions read the latest values. Each change starts an epoch of its own, with later changes
/// reverted meanwhile, so that each is animated by its own transaction. Changes of models cannot be
/// reverted: together they form one change, the first.
struct PendingChanges {
  private struct Change {
    var transaction: Transaction
    /// Whether it is the change of the models.
    var isOfModels = false
    /// The latest values, by key.
    var written: [StateKey: Any] = [:]
    /// The previous values; of a reverted change, the keys whose state must still exist.
    var before: [StateKey: Any] = [:]
    /// Whether the store contains the change.
    var isInStore = true

    /// Restores the previous values in the store.
    mutating func revert(_ store: inout StateStore) {
      for key in written.keys { store[key] = before[key] }
      isInStore = false
    }

    /// Applies the change to the store, except for state that has ended.
    mutating func apply(_ store: inout StateStore) {
      for key in before.keys where store[key] == nil { written[key] = nil }
      before = [:]
      for (key, value) in written {
        before[key] = store[key]
        store[key] = value
      }
      isInStore = true
    }
  }

  private var changes: [Change] = []

  /// The number of pending changes.
  var count: Int { changes.count }

  /// Whether no change is pending.
  var isEmpty: Bool { changes.isEmpty }

  /// Records a change of a model.
  ///
  /// Of several transactions the last one that sets a value determines it.
  mutating func noteModel(_ transaction: Transaction) {
    if changes.first?.isOfModels != true {
      changes.insert(Change(transaction: Transaction(), isOfModels: true), at: 0)
    }
    changes[0].transaction.take(transaction)
    for later in changes.dropFirst() {
      changes[0].transaction.transferCompletions(to: later.transaction)
    }
  }

  /// Starts a new change, unless the last one has the same transaction.
  private mutating func begin(_ transaction: Transaction) {
    transaction.awaitCompletions()
    if let last = changes.last, last.isInStore, !last.isOfModels,
      last.transaction.isOne(with: transaction)
    {
      return
    }
    for index in changes.indices { changes[index].transaction.transferCompletions(to: transaction) }
    changes.append(Change(transaction: transaction))
  }

  /// Writes a value to the store and records the change.
  mutating func write(
    _ value: Any, to key: StateKey, of store: inout StateStore, _ transaction: Transaction
  ) {
    begin(transaction)
    let last = changes.count - 1
    if changes[last].written[key] == nil { changes[last].before[key] = store[key] }
    changes[last].written[key] = value
    store[key] = value
  }

  /// Removes the first change and returns its transaction; later changes are reverted.
  mutating func takeFirst(from store: inout StateStore) -> Transaction {
    guard changes.count > 1 || changes.first?.isInStore == false else {
      return changes.popLast()?.transaction ?? Transaction()
    }
    revertAll(from: &store)
    var first = changes.removeFirst()
    first.apply(&store)
    return first.transaction
  }

  /// Applies the reverted changes to the store.
  mutating func applyAll(_ store: inout StateStore) {
    guard changes.contains(where: { !$0.isInStore }) else { return }
    revertAll(from: &store)
    for index in changes.indices { changes[index].apply(&store) }
  }

  private mutating func revertAll(from store: inout StateStore) {
    for index in changes.indices.reversed() where changes[index].isInStore {
      changes[index].revert(&store)
    }
  }

  /// Discards the pending changes.
  mutating func clear() { changes = [] }
}
