public import ScrollworkFoundation
import ScrollworkPublishers

/// A change of a collection.
public enum RealmCollectionChange<CollectionType> {
  case initial(CollectionType)
  case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

/// An order by a property.
public struct SortDescriptor: Sendable {
  /// The name of the property.
  public let keyPath: String
  /// Whether lesser values come first.
  public let ascending: Bool

  /// An order by a property.
  public init(keyPath: String, ascending: Bool = true) {
    (self.keyPath, self.ascending) = (keyPath, ascending)
  }

  var order: NSSortDescriptor { NSSortDescriptor(key: keyPath, ascending: ascending) }
}

/// A collection of a database.
public protocol RealmCollection: RandomAccessCollection
where Element: RealmCollectionValue, Index == Int {
  /// The elements of the Realm collection.
  var elements: [Element] { get }
  /// The Realm of the Realm collection.
  var realm: Realm? { get }
}

/// An earlier name of `RealmCollection`.
public typealias RealmCollectionType = RealmCollection

extension RealmCollection {
  private func results(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
    Results(realm: realm) { change(elements) }
  }

  /// The elements that meet a condition.
  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    results { $0.filter { predicate.evaluate(with: $0) } }
  }

  /// The elements that meet a condition in words.
  public func filter(_ predicateFormat: String, _ args: Any?...) -> Results<Element> {
    filter(NSPredicate(format: predicateFormat, argumentArray: args.map { $0 as Any }))
  }

  /// The elements in the order of a property.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  /// The elements in the order of some properties.
  public func sorted<Orders: Sequence>(by sortDescriptors: Orders) -> Results<Element>
  where Orders.Element == SortDescriptor {
    let orders = sortDescriptors.map(\.order)
    return results { $0.sorted(by: orders) }
  }

  /// The elements in the order of a property.
  public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true)
    -> Results<Element>
  {
    let order = NSSortDescriptor(keyPath: keyPath, ascending: ascending)
    return results { $0.sorted(by: [order]) }
  }

  /// The elements without those whose values are there before.
  public func distinct<Keys: Sequence>(by keyPaths: Keys) -> Results<Element>
  where Keys.Element == String {
    let keys = Array(keyPaths)
    return results { elements in
      var seen: Set<String> = []
      return elements.filter { element in
        seen.insert(
          keys.map { "\(KeyedValue.flat(KeyedValue.value(of: element, at: $0)) ?? "")" }
            .joined(separator: "\u{0}")
        ).inserted
      }
    }
  }

  /// The position of the first element that meets a condition in words.
  public func index(matching predicateFormat: String, _ args: Any?...) -> Int? {
    let condition = NSPredicate(
      format: predicateFormat, argumentArray: args.map { $0 as Any })
    return elements.firstIndex { condition.evaluate(with: $0) }
  }

  private func values<Value>(_ property: String) -> [Value] {
    elements.compactMap { KeyedValue.flat(KeyedValue.value(of: $0, at: property)) as? Value }
  }

  /// The least value of a property.
  public func min<Value: Comparable>(ofProperty property: String) -> Value? {
    values(property).min()
  }

  /// The greatest value of a property.
  public func max<Value: Comparable>(ofProperty property: String) -> Value? {
    values(property).max()
  }

  /// The sum of the values of a property.
  public func sum<Value: AdditiveArithmetic>(ofProperty property: String) -> Value {
    values(property).reduce(.zero, +)
  }

  /// The mean of the values of a property.
  public func average(ofProperty property: String) -> Double? {
    let all = elements.compactMap {
      KeyedValue.flat(KeyedValue.value(of: $0, at: property)).flatMap { Double("\($0)") }
    }
    return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count)
  }

  /// Calls a closure with the elements a tick later, and with changes until the token is released.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    let seen = SeenElements(elements)
    nonisolated(unsafe) let (block, collection) = (block, self)
    DispatchQueue.main.async { block(.initial(collection)) }
    guard let store = realm?.store else { return NotificationToken() }
    return NotificationToken(store.objectWillChange) {
      let change = seen.update(collection.elements)
      guard change.deletions.count + change.insertions.count + change.modifications.count > 0
      else { return }
      block(
        .update(
          collection, deletions: change.deletions, insertions: change.insertions,
          modifications: change.modifications))
    }
  }
}

/// The elements that an observer was called with.
private final class SeenElements: @unchecked Sendable {
  /// An element, and the values of its properties.
  private struct Seen {
    let key: String
    let states: [String: String]
  }

  private var elements: [Seen]

  init(_ elements: [Any]) { self.elements = elements.map { Self.seen($0) } }

  private static func seen(_ element: Any) -> Seen {
    Seen(key: PropertyState.text(of: element), states: (element as? ObjectBase)?.states ?? [:])
  }

  func update(_ new: [Any]) -> (deletions: [Int], insertions: [Int], modifications: [Int]) {
    let (old, new) = (elements, new.map { Self.seen($0) })
    elements = new
    let before = Set(old.map(\.key))
    let after = Dictionary(new.map { ($0.key, $0.states) }, uniquingKeysWith: { first, _ in first })
    return (
      old.indices.filter { after[old[$0].key] == nil },
      new.indices.filter { !before.contains(new[$0].key) },
      old.indices.filter { index in after[old[index].key].map { $0 != old[index].states } ?? false }
    )
  }
}

/// The objects that meet a condition at the time they are asked for.
public struct Results<Element: RealmCollectionValue>: RealmCollection {
  /// The Realm of the results.
  public let realm: Realm?
  private let find: () -> [Element]

  init(realm: Realm?, _ find: @escaping () -> [Element]) {
    (self.realm, self.find) = (realm, find)
  }

  /// The elements of the results.
  public var elements: [Element] { find() }
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { elements.count }
  /// The object at a position.
  public subscript(position: Int) -> Element { elements[position] }
  /// The objects, one after the other.
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  /// Whether the database is closed: none is.
  public var isInvalidated: Bool { false }
  /// The results themselves, which are not frozen.
  public func freeze() -> Results { self }
  /// The results themselves, which are not frozen.
  public func thaw() -> Results? { self }

  /// The objects that meet a condition.
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    let condition = isIncluded(Query { $0 })
    let find = find
    return Results(realm: realm) {
      find().filter { condition.read($0) as? Bool ?? false }
    }
  }
}

/// The objects that name another one by a property.
public struct LinkingObjects<Element: RealmSwiftObject>: RealmCollection, OwnedValue,
  @unchecked Sendable
{
  private final class Owner { weak var object: ObjectBase? }
  private let owner = Owner()
  private let property: String

  /// The objects of a type that name the owner by a property.
  public init(fromType type: Element.Type, property propertyName: String) {
    property = propertyName
  }

  func own(_ object: ObjectBase) { owner.object = object }

  /// The elements of the linking objects.
  public var elements: [Element] {
    guard let object = owner.object, let store = object.realm?.store else { return [] }
    return store.all.compactMap { $0 as? Element }.filter { candidate in
      switch KeyedValue.flat(candidate.value(forKey: property)) {
      case let other as ObjectBase: other === object
      case let list as any ObjectContainer: list.containedObjects.contains { $0 === object }
      default: false
      }
    }
  }
  /// The Realm of the linking objects.
  public var realm: Realm? { owner.object?.realm }
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { elements.count }
  /// The object at a position.
  public subscript(position: Int) -> Element { elements[position] }
}

/// An observation, which ends with the token.
public final class NotificationToken: @unchecked Sendable {
  private var subscription: AnyCancellable?
  var isSilent = false

  init() {}

  init<Changes: Publisher>(_ changes: Changes, _ act: @escaping () -> Void)
  where Changes.Failure == Never {
    subscription = changes.sink { [weak self] _ in
      guard let self, !self.isSilent else { return }
      nonisolated(unsafe) let act = act
      DispatchQueue.main.async { [weak self] in
        if self?.subscription != nil { act() }
      }
    }
  }

  /// Invalidates the token, which ends notifications.
  public func invalidate() { subscription = nil }
}
