import Foundation

/// Whether a value is a class instance or contains one.
///
/// Of each value, the first 32 children are searched. When the search limits are exceeded the
/// result is true. A false positive costs only time: the script is then played again where
/// inspecting its epochs would have sufficed.
///
/// - Source: chosen.
func holdsReference<Value>(_ value: Value) -> Bool {
  // Trivial values contain no references; most state is of this kind.
  if _isPOD(Value.self) { return false }
  var search = ReferenceSearch()
  return search.containsReference(in: value, depth: 0)
}

private struct ReferenceSearch {
  private var remainingParts = 2_000

  mutating func containsReference(in value: Any, depth: Int) -> Bool {
    remainingParts -= 1
    if remainingParts < 0 || depth > 16 || type(of: value) is AnyClass { return true }
    // Values in their interface, though they store their contents in classes.
    if value is String || value is URL || value is Data || isTrivial(value) { return false }
    if let path = value as? ViewPath {
      return path.elements.contains { containsReference(in: $0.id, depth: depth + 1) }
    }
    for part in Mirror(reflecting: value).children.prefix(32)
    where containsReference(in: part.value, depth: depth + 1) {
      return true
    }
    return false
  }

  private func isTrivial<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
}

/// A reference to a view of UIKit or its controller, kept with the state of the view that hosts it.
protocol HostedReference: AnyObject {}
