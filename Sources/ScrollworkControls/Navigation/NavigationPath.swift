import ScrollworkViews

/// What has been pushed onto a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Nothing: the root is seen.
  public init() {}

  /// Values of a sequence, the last one on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes values away from the top, at most all of them.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), count)) }
}
