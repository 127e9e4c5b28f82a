/// Changes of state that wait to be seen, in the order they were made: what was written under one
/// transaction is one change.
///
/// Actions read what was written last. A new moment of the scene is made of each change by itself,
/// with those after it held back, so that each goes by its own transaction. Models cannot be held
/// back: what changed in them is one change, the first.
struct PendingChanges {
  private struct Change {
    var transaction: Transaction
    /// Whether it is that of the models.
    var isOfModels = false
    /// What was written last, by its name.
    var written: [StateKey: Any] = [:]
    /// What was there before; of a change that is held back, what there should still be something of.
    var before: [StateKey: Any] = [:]
    /// Whether the store has it.
    var isInStore = true

    /// Takes the change out of the store.
    mutating func leave(_ store: inout StateStore) {
      for key in written.keys { store[key] = before[key] }
      isInStore = false
    }

    /// Puts the change into the store, but for what belongs to views that have gone.
    mutating func enter(_ store: inout StateStore) {
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

  /// How many wait.
  var count: Int { changes.count }

  /// Whether nothing waits.
  var isEmpty: Bool { changes.isEmpty }

  /// Takes note that a model has changed; of several transactions the last that says something
  /// decides.
  mutating func noteModel(_ transaction: Transaction) {
    if changes.first?.isOfModels != true {
      changes.insert(Change(transaction: Transaction(), isOfModels: true), at: 0)
    }
    changes[0].transaction.take(transaction)
    for later in changes.dropFirst() {
      changes[0].transaction.leaveCompletions(to: later.transaction)
    }
  }

  /// Begins another change, if the last one is not made under the same transaction.
  private mutating func begin(_ transaction: Transaction) {
    if let last = changes.last, last.isInStore, !last.isOfModels,
      last.transaction.isOne(with: transaction)
    {
      return
    }
    for index in changes.indices { changes[index].transaction.leaveCompletions(to: transaction) }
    changes.append(Change(transaction: transaction))
  }

  /// Writes a value.
  mutating func write(
    _ value: Any, to key: StateKey, of store: inout StateStore, _ transaction: Transaction
  ) {
    begin(transaction)
    let last = changes.count - 1
    if changes[last].written[key] == nil { changes[last].before[key] = store[key] }
    changes[last].written[key] = value
    store[key] = value
  }

  /// Hands over the first change, with the others held back.
  mutating func takeFirst(from store: inout StateStore) -> Transaction {
    guard changes.count > 1 || changes.first?.isInStore == false else {
      return changes.popLast()?.transaction ?? Transaction()
    }
    holdAllBack(from: &store)
    var first = changes.removeFirst()
    first.enter(&store)
    return first.transaction
  }

  /// Puts the changes into the store that were held back.
  mutating func enterAll(_ store: inout StateStore) {
    guard changes.contains(where: { !$0.isInStore }) else { return }
    holdAllBack(from: &store)
    for index in changes.indices { changes[index].enter(&store) }
  }

  private mutating func holdAllBack(from store: inout StateStore) {
    for index in changes.indices.reversed() where changes[index].isInStore {
      changes[index].leave(&store)
    }
  }

  /// Forgets that anything waits.
  mutating func clear() { changes = [] }
}
