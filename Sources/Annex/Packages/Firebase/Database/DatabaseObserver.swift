import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkSystem

/// An observer of values.
final class DatabaseObserver {
  /// The observers of one scene.
  private final class Observers {
    var all: [DatabaseObserver] = []
    var count: DatabaseHandle = 0
  }

  private static var observers: Observers { AppProcess.current.only { Observers() } }

  let handle: DatabaseHandle
  let query: DatabaseQuery
  private let event: DataEventType
  private let isSingle: Bool
  private let block: (DataSnapshot) -> Void
  private var last: [String: Any] = [:]
  private var isRemoved = false

  private init(
    _ query: DatabaseQuery, _ event: DataEventType, isSingle: Bool,
    _ block: @escaping (DataSnapshot) -> Void
  ) {
    Self.observers.count += 1
    handle = Self.observers.count
    (self.query, self.event, self.isSingle, self.block) = (query, event, isSingle, block)
  }

  static func add(
    _ query: DatabaseQuery, _ event: DataEventType, isSingle: Bool,
    _ block: @escaping (DataSnapshot) -> Void
  ) -> DatabaseHandle {
    let new = DatabaseObserver(query, event, isSingle: isSingle, block)
    observers.all.append(new)
    OfflineAnswer.after { new.look() }
    return new.handle
  }

  static func remove(_ condition: (DatabaseObserver) -> Bool) {
    let observers = observers
    for observer in observers.all where condition(observer) { observer.isRemoved = true }
    observers.all.removeAll { $0.isRemoved }
  }

  /// Calls the observers one tick after a write at a path.
  static func announce(_ path: [String]) {
    for observer in observers.all {
      let own = observer.query.parts
      guard path.starts(with: own) || own.starts(with: path) else { continue }
      OfflineAnswer.after { observer.look() }
    }
  }

  private func tell(_ snapshot: DataSnapshot) {
    guard !isRemoved else { return }
    if isSingle { Self.remove { $0 === self } }
    block(snapshot)
  }

  /// Compares the values with those of the last call.
  private func look() {
    let cache = DatabaseCache.current
    let snapshot = query.snapshot(in: cache)
    guard event != .value else {
      if cache.knows(query.parts) { tell(snapshot) }
      return
    }
    let now = snapshot.value as? [String: Any] ?? [:]
    let before = last
    last = now
    let keys = snapshot.children.compactMap { ($0 as? DataSnapshot)?.key }
    switch event {
    case .childAdded:
      for key in keys where before[key] == nil { tell(snapshot.childSnapshot(forPath: key)) }
    case .childChanged:
      for key in keys {
        if let old = before[key], let new = now[key], FirestoreFields.compare(old, new) != 0 {
          tell(snapshot.childSnapshot(forPath: key))
        }
      }
    case .childRemoved:
      for key in before.keys.sorted() where now[key] == nil {
        tell(DataSnapshot(query.ref.child(key), before[key]))
      }
    case .childMoved, .value: break
    }
  }
}
