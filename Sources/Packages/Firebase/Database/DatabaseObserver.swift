import ScrollworkFoundation
import ScrollworkViews

/// An observer of values.
final class DatabaseObserver {
  private nonisolated(unsafe) static var all: [DatabaseObserver] = []
  private nonisolated(unsafe) static var count: DatabaseHandle = 0

  let handle: DatabaseHandle
  let query: DatabaseQuery
  private let event: DataEventType
  private let isSingle: Bool
  private let block: (DataSnapshot) -> Void
  private weak var run: AnyObject?
  private var last: [String: Any] = [:]
  private var isRemoved = false

  private init(
    _ query: DatabaseQuery, _ event: DataEventType, isSingle: Bool,
    _ block: @escaping (DataSnapshot) -> Void
  ) {
    Self.count += 1
    handle = Self.count
    (self.query, self.event, self.isSingle, self.block) = (query, event, isSingle, block)
    run = SceneValues.run
  }

  static func add(
    _ query: DatabaseQuery, _ event: DataEventType, isSingle: Bool,
    _ block: @escaping (DataSnapshot) -> Void
  ) -> DatabaseHandle {
    let new = DatabaseObserver(query, event, isSingle: isSingle, block)
    all.removeAll { $0.run == nil }
    all.append(new)
    OfflineAnswer.after { new.look() }
    return new.handle
  }

  static func remove(_ condition: (DatabaseObserver) -> Bool) {
    for observer in all where condition(observer) { observer.isRemoved = true }
    all.removeAll { $0.isRemoved }
  }

  /// Calls the observers of the run here, one tick after a write at a path.
  static func announce(_ path: [String]) {
    guard let run = SceneValues.run else { return }
    for observer in all where observer.run === run {
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
