/// Whether two values of any type are known to be equal: by `==`, as the same object, by their bytes, or
/// by all of their stored properties.
///
/// Values that can be compared by none of these, such as closures, count as different.
package func areKnownEqual(_ first: Any, _ second: Any) -> Bool {
  guard type(of: first) == type(of: second) else { return false }
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  if type(of: first) is AnyClass { return (first as AnyObject) === (second as AnyObject) }
  return haveEqualBytes(first, second) || haveEqualProperties(first, second)
}

/// Whether two structures have stored properties that are all known to be equal, or two optional values
/// have a wrapped one that is, or none.
private func haveEqualProperties(_ first: Any, _ second: Any) -> Bool {
  let (first, second) = (Mirror(reflecting: first), Mirror(reflecting: second))
  guard first.children.count == second.children.count,
    first.displayStyle == .optional
      || (first.displayStyle == .struct && !first.children.isEmpty)
  else { return false }
  return zip(first.children, second.children).allSatisfy { areKnownEqual($0.value, $1.value) }
}

/// Whether two values of a trivial type have equal bytes; padding may differ between equal values.
private func haveEqualBytes<Value>(_ first: Value, _ second: Any) -> Bool {
  guard _isPOD(Value.self), let second = second as? Value else { return false }
  return withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
