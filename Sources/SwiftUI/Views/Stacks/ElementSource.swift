/// The origin of a `ForEach`'s elements, by which equal collections are recognized without
/// comparing elements.
package struct ElementSource {
  private enum Origin {
    case numbers(Range<Int>)
    /// The buffer of an array; `owner` keeps it alive, so that its address is not reused.
    case storage(start: UnsafeRawPointer?, count: Int, owner: Any)
    case unknown
  }

  private let origin: Origin

  init<Data: RandomAccessCollection>(_ data: Data) {
    if let range = data as? Range<Int> {
      origin = .numbers(range)
    } else if Self.isArray(data) {
      let start = data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
      origin = .storage(start: start.flatMap { $0 }, count: data.count, owner: data)
    } else {
      origin = .unknown
    }
  }

  /// Whether both are known to have the same elements in the same order.
  func isSame(as other: ElementSource) -> Bool {
    switch (origin, other.origin) {
    case (.numbers(let a), .numbers(let b)): a == b
    case (.storage(let a, let count, _), .storage(let b, let otherCount, _)):
      count == otherCount && (a == b || count == 0)
    default: false
    }
  }

  /// Whether the elements have contiguous storage that does not change while a copy is kept; other
  /// collections may lend a temporary buffer.
  private static func isArray<Data: RandomAccessCollection>(_ data: Data) -> Bool {
    Data.self == [Data.Element].self || Data.self == ArraySlice<Data.Element>.self
      || Data.self == ContiguousArray<Data.Element>.self
  }
}
