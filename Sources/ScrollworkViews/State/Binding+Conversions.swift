extension Binding {
  /// A binding to an optional that holds the value; writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value in an optional, or nil if there is none now.
  ///
  /// Once the optional is nil, the binding goes on reading the value it had first.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? first },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  /// A binding to the value as something hashable.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// The binding, with writes given a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element of the value.
  public typealias Element = Binding<Value.Element>
  /// Goes through the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The places of the elements.
  public typealias Index = Value.Index
  /// All places of elements.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All places of elements.
  public var indices: Indices { wrappedValue.indices }

  /// The place after another.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to an element.
  ///
  /// Once the element has gone, the binding goes on reading the one that was there first, and
  /// writing does nothing.
  public subscript(position: Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    func isThere() -> Bool {
      let value = wrappedValue
      return position >= value.startIndex && position < value.endIndex
    }
    return Binding<Value.Element>(
      get: { isThere() ? wrappedValue[position] : first },
      set: { if isThere() { wrappedValue[position] = $0 } })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
