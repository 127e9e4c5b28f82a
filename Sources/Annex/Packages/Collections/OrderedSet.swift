@_exported public import ScrollworkFoundation

/// Different values in an order of their own.
public struct OrderedSet<Element: Hashable>: RandomAccessCollection, ExpressibleByArrayLiteral,
  Hashable
{
  /// The elements of the ordered set.
  public private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  /// Creates an empty ordered set.
  public init() {}
  /// The different ones of some values.
  public init<Values: Sequence>(_ elements: Values) where Values.Element == Element {
    for element in elements { append(element) }
  }
  /// The different ones of some values.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of values.
  public var endIndex: Int { elements.count }
  /// The value at a position.
  public subscript(position: Int) -> Element { elements[position] }
  /// Whether the set contains an element.
  public func contains(_ element: Element) -> Bool { known.contains(element) }
  /// The position of a value.
  public func firstIndex(of element: Element) -> Int? {
    known.contains(element) ? elements.firstIndex { $0 == element } : nil
  }

  /// Adds a value at the end.
  @discardableResult public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    if let index = firstIndex(of: item) { return (false, index) }
    known.insert(item)
    elements.append(item)
    return (true, elements.count - 1)
  }
  /// Adds values at the end.
  public mutating func append<Values: Sequence>(contentsOf values: Values)
  where Values.Element == Element {
    for value in values { append(value) }
  }
  /// Adds a value at a position.
  @discardableResult public mutating func insert(_ item: Element, at index: Int) -> (
    inserted: Bool, index: Int
  ) {
    if let index = firstIndex(of: item) { return (false, index) }
    known.insert(item)
    elements.insert(item, at: index)
    return (true, index)
  }
  /// Removes a value.
  @discardableResult public mutating func remove(_ member: Element) -> Element? {
    firstIndex(of: member).map { remove(at: $0) }
  }
  /// Removes the value at a position.
  @discardableResult public mutating func remove(at index: Int) -> Element {
    known.remove(elements[index])
    return elements.remove(at: index)
  }
  /// Removes all values.
  public mutating func removeAll() { self = OrderedSet() }
  /// Sorts the elements by a predicate.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try elements.sort(by: areInIncreasingOrder)
  }
  /// The values of both.
  public func union(_ other: OrderedSet) -> OrderedSet { OrderedSet(elements + other.elements) }
  /// The values that are in both.
  public func intersection(_ other: OrderedSet) -> OrderedSet {
    OrderedSet(elements.filter { other.contains($0) })
  }
  /// The values that are not in another one.
  public func subtracting(_ other: OrderedSet) -> OrderedSet {
    OrderedSet(elements.filter { !other.contains($0) })
  }
}

extension OrderedSet: Sendable where Element: Sendable {}

/// Values by keys, in an order of their own.
public struct OrderedDictionary<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
  /// A key and its value.
  public typealias Element = (key: Key, value: Value)

  /// The keys of the ordered dictionary.
  public private(set) var keys = OrderedSet<Key>()
  private var table: [Key: Value] = [:]

  /// Creates an empty ordered dictionary.
  public init() {}
  /// Values of keys.
  public init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
  /// Values of different keys.
  public init<Pairs: Sequence>(uniqueKeysWithValues pairs: Pairs)
  where Pairs.Element == (Key, Value) {
    for (key, value) in pairs { self[key] = value }
  }
  /// Values of keys, of which equal ones are combined.
  public init<Pairs: Sequence>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where Pairs.Element == (Key, Value) {
    for (key, value) in pairs { self[key] = try self[key].map { try combine($0, value) } ?? value }
  }
  /// Values by what they have in common.
  public init<Values: Sequence>(grouping values: Values, by key: (Values.Element) throws -> Key)
    rethrows where Value == [Values.Element]
  {
    for value in values { self[try key(value), default: []].append(value) }
  }

  /// The number of values.
  public var count: Int { keys.count }
  /// Whether the dictionary is empty.
  public var isEmpty: Bool { keys.isEmpty }
  /// The values of the ordered dictionary.
  public var values: [Value] { keys.compactMap { table[$0] } }
  /// The keys and values.
  public var elements: [Element] { keys.compactMap { key in table[key].map { (key, $0) } } }

  /// The value of a key.
  public subscript(key: Key) -> Value? {
    get { table[key] }
    set {
      if newValue == nil { keys.remove(key) } else { keys.append(key) }
      table[key] = newValue
    }
  }
  /// The value of a key, or another one.
  public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get { table[key] ?? defaultValue() }
    set { self[key] = newValue }
  }
  /// The position of a key.
  public func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }
  /// Sets the value of a key.
  @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let old = table[key]
    self[key] = value
    return old
  }
  /// Removes a key.
  @discardableResult public mutating func removeValue(forKey key: Key) -> Value? {
    let old = table[key]
    self[key] = nil
    return old
  }
  /// Removes all keys.
  public mutating func removeAll() { self = OrderedDictionary() }
  /// The dictionary with transformed values.
  public func mapValues<Other>(_ transform: (Value) throws -> Other) rethrows
    -> OrderedDictionary<Key, Other>
  {
    var other = OrderedDictionary<Key, Other>()
    for (key, value) in elements { other[key] = try transform(value) }
    return other
  }
  /// Orders the keys and values.
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    keys = OrderedSet(try elements.sorted(by: areInIncreasingOrder).map(\.key))
  }
}

extension OrderedDictionary: RandomAccessCollection {
  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of keys.
  public var endIndex: Int { keys.count }
  /// The key and the value at a position.
  public subscript(position: Int) -> Element { elements[position] }
}

extension OrderedDictionary: Equatable where Value: Equatable {
  /// Whether both have the same keys and values in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keys == rhs.keys && lhs.values == rhs.values
  }
}

extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}
