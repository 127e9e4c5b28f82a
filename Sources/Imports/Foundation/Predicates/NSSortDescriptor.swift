public import Foundation

/// An order of objects by one of their values.
open class NSSortDescriptor: NSObject, @unchecked Sendable {
  /// The name of the value.
  public let key: String?
  /// Whether lesser values come first.
  public let ascending: Bool
  private let read: (Any) -> Any?
  private let compare: (Any, Any) -> ComparisonResult?

  /// Orders by the value of a key.
  public init(key: String?, ascending: Bool) {
    (self.key, self.ascending) = (key, ascending)
    read = { KeyedValue.value(of: $0, at: key ?? "self") }
    compare = { KeyedValue.order($0, $1) }
  }

  /// Orders by the property at a key path.
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    (key, self.ascending) = (nil, ascending)
    nonisolated(unsafe) let keyPath = keyPath
    read = { ($0 as? Root).map { $0[keyPath: keyPath] } }
    compare = { KeyedValue.order($0, $1) }
  }

  /// Orders by a comparator of the values of a key.
  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    (self.key, self.ascending) = (key, ascending)
    read = { KeyedValue.value(of: $0, at: key ?? "self") }
    compare = { comparator($0, $1) }
  }

  /// The order of two objects.
  open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    guard let first = read(object1), let second = read(object2),
      let order = compare(first, second)
    else { return .orderedSame }
    guard !ascending else { return order }
    return ComparisonResult(rawValue: -order.rawValue) ?? .orderedSame
  }

  /// The opposite order.
  open var reversedSortDescriptor: Any { Reversed(self) }

  private final class Reversed: NSSortDescriptor, @unchecked Sendable {
    private let base: NSSortDescriptor

    init(_ base: NSSortDescriptor) {
      self.base = base
      super.init(key: base.key, ascending: !base.ascending)
    }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
      base.compare(object2, to: object1)
    }
  }
}

extension Sequence {
  /// The elements in the order of some descriptors, the first of which counts most.
  package func sorted(by descriptors: [NSSortDescriptor]) -> [Element] {
    guard !descriptors.isEmpty else { return Array(self) }
    return enumerated().sorted { first, second in
      for descriptor in descriptors {
        let order = descriptor.compare(first.element, to: second.element)
        if order != .orderedSame { return order == .orderedAscending }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
