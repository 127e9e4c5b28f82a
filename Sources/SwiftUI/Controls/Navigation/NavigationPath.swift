import ScrollworkViews

/// A type-erased list of data representing the content of a navigation stack.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path: the root is displayed.
  public init() {}

  /// Creates a path from the elements of a sequence; the last one is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of elements.
  public var count: Int { values.count }

  /// Whether the path has no elements.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value to the end of the path.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end of the path; all of them if `k` exceeds `count`.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), count)) }
}
