import ScrollworkFoundation
import ScrollworkUIScrolling
import ScrollworkViews
import ScrollworkSystem

/// The documents that an app has written, which are all that is known without a network.
///
/// The cache is empty in each run, and belongs to the state of the scene.
struct FirestoreCache {
  /// The fields of the documents, by their paths.
  var documents: [String: [String: Any]] = [:]

  /// The cache of the scene.
  static var current: FirestoreCache {
    get { SceneValues.value("firestore") as? FirestoreCache ?? FirestoreCache() }
    set { SceneValues.set(newValue, for: "firestore") }
  }

  /// Changes documents, and tells the listeners.
  static func write(_ change: (inout FirestoreCache) -> Void) {
    var cache = current
    change(&cache)
    current = cache
    FirestoreListener.announce()
  }

  /// Replaces the fields of a document, or merges them into the present ones.
  mutating func set(_ fields: [String: Any], at path: String, merge: Bool) {
    var document = merge ? documents[path] ?? [:] : [:]
    FirestoreFields.merge(fields, into: &document)
    documents[path] = document
  }

  /// Sets some of the fields of a document.
  mutating func set(_ fields: [String: Any], at path: String, only names: [Any]) {
    var document = documents[path] ?? [:]
    for name in names {
      let way = FirestoreCache.way(name)
      if let value = FirestoreFields.value(way[...], in: fields) {
        FirestoreFields.set(value, at: way[...], in: &document)
      }
    }
    documents[path] = document
  }

  /// Sets fields of a document that exists.
  mutating func update(_ fields: [AnyHashable: Any], at path: String) {
    guard var document = documents[path] else { return }
    for (name, value) in fields {
      FirestoreFields.set(value, at: Self.way(name.base)[...], in: &document)
    }
    documents[path] = document
  }

  /// The field path of a name.
  static func way(_ name: Any) -> [String] {
    (name as? FieldPath)?.fields
      ?? (name as? String ?? "").split(separator: ".").map(String.init)
  }
}

/// A listener to a query or to a document.
final class FirestoreListener: NSObject, ListenerRegistration, @unchecked Sendable {
  /// The listeners of one scene.
  private final class Listeners {
    var all: [FirestoreListener] = []
  }

  private static var listeners: Listeners { AppProcess.current.only { Listeners() } }

  private var isRemoved = false
  private let answer: (_ isFirst: Bool) -> Void
  private var hasAnswered = false

  /// A listener whose closure reads the cache; it is called at first after a delay.
  init(after delay: Double, _ answer: @escaping (_ isFirst: Bool) -> Void) {
    self.answer = answer
    super.init()
    Self.listeners.all.append(self)
    OfflineAnswer.after(delay) { [self] in call(onlyFirst: true) }
  }

  private func call(onlyFirst: Bool = false) {
    guard !isRemoved, !onlyFirst || !hasAnswered else { return }
    let isFirst = !hasAnswered
    hasAnswered = true
    answer(isFirst)
  }

  /// Calls the listeners one tick later.
  static func announce() {
    for listener in listeners.all {
      OfflineAnswer.after { listener.call() }
    }
  }

  func remove() {
    isRemoved = true
    Self.listeners.all.removeAll { $0 === self }
  }
}

/// A listener that can be removed.
public protocol ListenerRegistration: NSObjectProtocol {
  /// Removes the listener.
  func remove()
}
