/// What the elements of a `ForEach` come from, so that the same elements can be known without looking
/// at any of them.
package struct ElementSource {
  private enum Origin {
    case numbers(Range<Int>)
    /// An array: while somebody keeps it, nobody else's elements are in its place.
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

  /// Whether the elements lie in one place that nobody changes while it is kept: other collections
  /// may lend a place that is soon somebody else's.
  private static func isArray<Data: RandomAccessCollection>(_ data: Data) -> Bool {
    Data.self == [Data.Element].self || Data.self == ArraySlice<Data.Element>.self
      || Data.self == ContiguousArray<Data.Element>.self
  }
}
