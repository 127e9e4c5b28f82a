import Foundation

/// Whether a value is an instance of a class, or has one among its parts.
///
/// Of many like parts the first 32 are looked at. Where there is too much to look at, the answer is
/// yes: finding one where there is none costs time and nothing else, as the script is then played
/// again where looking at its epochs would have been enough.
///
/// - Source: chosen.
func holdsReference<Value>(_ value: Value) -> Bool {
  // Trivial values refer to nothing; most state is of this kind.
  if _isPOD(Value.self) { return false }
  var search = ReferenceSearch()
  return search.finds(in: value, depth: 0)
}

private struct ReferenceSearch {
  private var partsLeft = 2_000

  mutating func finds(in value: Any, depth: Int) -> Bool {
    partsLeft -= 1
    if partsLeft < 0 || depth > 16 || type(of: value) is AnyClass { return true }
    // Values to whoever uses them, though they keep their contents in classes.
    if value is String || value is URL || value is Data || isTrivial(value) { return false }
    for part in Mirror(reflecting: value).children.prefix(32)
    where finds(in: part.value, depth: depth + 1) {
      return true
    }
    return false
  }

  private func isTrivial<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
}
