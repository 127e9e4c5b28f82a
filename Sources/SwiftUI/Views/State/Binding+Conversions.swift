extension Binding {
  /// Creates a binding to an optional that holds the value; writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the wrapped value of an optional; nil if the optional is nil.
  ///
  /// If the optional becomes nil later, the binding reads the initial wrapped value.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? first },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  /// Creates a binding to the value as an `AnyHashable`; writing another type does nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }

  /// The binding with a transaction for its writes.
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
  /// The iterator over element bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A slice of element bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element.
  public typealias Index = Value.Index
  /// The collection of all indices.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Index { wrappedValue.endIndex }
  /// All indices, in order.
  public var indices: Indices { wrappedValue.indices }

  /// The index after another one.
  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  /// A binding to an element.
  ///
  /// If the index becomes invalid later, the binding reads the initial element, and writing does
  /// nothing.
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
  /// The index before another one.
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
