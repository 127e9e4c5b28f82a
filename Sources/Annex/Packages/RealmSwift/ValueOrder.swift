import ScrollworkFoundation

/// The order of two values of properties.
enum ValueOrder {
  /// The order; nil if the values have none.
  static func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    switch (KeyedValue.flat(first), KeyedValue.flat(second)) {
    case (nil, nil): return .orderedSame
    case (nil, _?): return .orderedAscending
    case (_?, nil): return .orderedDescending
    case (let first as any Comparable, let second?): return compare(first, second)
    case (let first as AnyHashable, let second as AnyHashable):
      return first == second ? .orderedSame : nil
    default: return nil
    }
  }

  private static func compare<Value: Comparable>(_ first: Value, _ second: Any)
    -> ComparisonResult?
  {
    guard let second = second as? Value else { return nil }
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }
}
