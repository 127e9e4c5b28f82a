/// Whether a value is an instance of a class, or has one among its parts.
///
/// Parts are looked at four levels deep, and of many like each other the first eight. Finding one
/// where there is none that matters costs time and nothing else: the script is then played again
/// where looking at its epochs would have been enough.
func holdsReference<Value>(_ value: Value) -> Bool {
  // Trivial values refer to nothing; most state is of this kind.
  if _isPOD(Value.self) { return false }
  return holdsReference(value as Any, depth: 4)
}

private func holdsReference(_ value: Any, depth: Int) -> Bool {
  if type(of: value) is AnyClass { return true }
  guard depth > 0 else { return false }
  if value is String { return false }
  return Mirror(reflecting: value).children.prefix(8)
    .contains { holdsReference($0.value, depth: depth - 1) }
}
