public import ScrollworkFoundation

/// A collection that can contain objects.
protocol ObjectContainer {
  var containedObjects: [ObjectBase] { get }
  func removeReferences(to object: ObjectBase)
}

/// Values of an object in an order of its own.
public final class List<Element: RealmCollectionValue>: RealmCollection, RangeReplaceableCollection,
  MutableCollection, ObjectContainer, OwnedValue, PersistedDefault, @unchecked Sendable
{
  private var values: [Element] = []
  private weak var owner: ObjectBase?

  /// Creates an empty list.
  public init() {}

  /// The default value: an empty list.
  public static var persistedDefault: Self { Self() }

  func own(_ object: ObjectBase) { owner = object }

  var containedObjects: [ObjectBase] { values.compactMap { $0 as? ObjectBase } }

  func removeReferences(to object: ObjectBase) {
    values.removeAll { ($0 as? ObjectBase) === object }
  }

  private func change(_ body: (inout [Element]) -> Void) {
    body(&values)
    owner?.noteChange()
    guard let realm = owner?.realm else { return }
    for object in containedObjects where object.realm == nil {
      if let object = object as? RealmSwiftObject {
        realm.add(object, update: .modified)
      } else {
        object.realm = realm
      }
    }
  }

  /// The elements of the list.
  public var elements: [Element] { values }
  /// The Realm of the list.
  public var realm: Realm? { owner?.realm }
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of values.
  public var endIndex: Int { values.count }
  /// Whether the object was deleted.
  public var isInvalidated: Bool { owner?.isInvalidated ?? false }

  /// The value at a position.
  public subscript(position: Int) -> Element {
    get { values[position] }
    set { change { $0[position] = newValue } }
  }

  /// Adds a value at the end.
  public func append(_ object: Element) { change { $0.append(object) } }

  /// Adds values at the end.
  public func append<Objects: Sequence>(objectsIn objects: Objects)
  where Objects.Element == Element { change { $0.append(contentsOf: objects) } }

  /// Adds values at the end.
  public func append<Objects: Sequence>(contentsOf newElements: Objects)
  where Objects.Element == Element { change { $0.append(contentsOf: newElements) } }

  /// Adds a value at a position.
  public func insert(_ object: Element, at index: Int) { change { $0.insert(object, at: index) } }

  /// Removes the value at a position.
  public func remove(at index: Int) { change { $0.remove(at: index) } }

  /// Removes the values at some positions.
  public func remove(atOffsets offsets: IndexSet) {
    change { values in
      for index in offsets.reversed() { values.remove(at: index) }
    }
  }

  /// Removes the last value.
  public func removeLast() { change { $0.removeLast() } }

  /// Removes all values.
  public func removeAll(keepingCapacity keepCapacity: Bool = false) { change { $0.removeAll() } }

  /// Removes all values.
  public func removeAll() { change { $0.removeAll() } }

  /// Replaces a value.
  public func replace(index: Int, object: Element) { change { $0[index] = object } }

  /// Replaces values.
  public func replaceSubrange<Values: Collection>(
    _ subrange: Range<Int>, with newElements: Values
  ) where Values.Element == Element {
    change { $0.replaceSubrange(subrange, with: newElements) }
  }

  /// Moves a value.
  public func move(from: Int, to: Int) {
    change { $0.insert($0.remove(at: from), at: to) }
  }

  /// Moves values.
  public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    change { values in
      let moved = offsets.map { values[$0] }
      let place = destination - offsets.filter { $0 < destination }.count
      for index in offsets.reversed() { values.remove(at: index) }
      values.insert(contentsOf: moved, at: place)
    }
  }

  /// Exchanges two values.
  public func swapAt(_ index1: Int, _ index2: Int) { change { $0.swapAt(index1, index2) } }

  /// The list itself, which is not frozen.
  public func freeze() -> List { self }
  /// The list itself, which is not frozen.
  public func thaw() -> List? { self }
}

/// Different values of an object, in no order of meaning.
public final class MutableSet<Element: RealmCollectionValue & Hashable>: RealmCollection,
  ObjectContainer, OwnedValue, PersistedDefault, @unchecked Sendable
{
  private var values: [Element] = []
  private weak var owner: ObjectBase?

  /// Creates an empty mutable set.
  public init() {}
  /// The default value: an empty set.
  public static var persistedDefault: Self { Self() }

  func own(_ object: ObjectBase) { owner = object }
  var containedObjects: [ObjectBase] { values.compactMap { $0 as? ObjectBase } }
  func removeReferences(to object: ObjectBase) {
    values.removeAll { ($0 as? ObjectBase) === object }
  }

  /// The elements of the mutable set.
  public var elements: [Element] { values }
  /// The Realm of the mutable set.
  public var realm: Realm? { owner?.realm }
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of values.
  public var endIndex: Int { values.count }
  /// The value at a position.
  public subscript(position: Int) -> Element { values[position] }

  /// Adds a value.
  public func insert(_ object: Element) {
    guard !values.contains(object) else { return }
    values.append(object)
    owner?.noteChange()
  }

  /// Removes a value.
  public func remove(_ object: Element) {
    values.removeAll { $0 == object }
    owner?.noteChange()
  }

  /// Removes all values.
  public func removeAll() {
    values.removeAll()
    owner?.noteChange()
  }
}
