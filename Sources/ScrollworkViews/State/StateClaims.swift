/// Which pieces of state have an owner in a tree.
///
/// State ends with its view. Elements of a `ForEach` that have not been made yet may still have some:
/// theirs is kept for as long as the element is there.
@MainActor package struct StateClaims {
  private var claimed: Set<StateKey> = []
  private var made: Set<ViewPath> = []
  private var elements: [ViewPath: (AnyHashable) -> Bool] = [:]

  /// Says that a view that has been made owns a piece of state.
  mutating func claim(_ key: StateKey) { claimed.insert(key) }

  /// Says that an element of a `ForEach` has been made.
  package mutating func claim(elementAt path: ViewPath) { made.insert(path) }

  /// Says that a `ForEach` makes its elements when asked for, and which ones it has.
  mutating func claim(elementsOf path: ViewPath, having: @escaping (AnyHashable) -> Bool) {
    elements[path] = having
  }

  /// Whether a view may have stood in an element that has not been made: nobody can tell then.
  func mayHave(_ path: ViewPath) -> Bool {
    path.elements.contains { element in
      guard let having = elements[element.parent], !made.contains(element.path) else {
        return false
      }
      return having(element.id)
    }
  }

  /// Whether a piece of state has an owner, made or not.
  func keeps(_ key: StateKey) -> Bool {
    if claimed.contains(key) { return true }
    return key.path.elements.contains { element in
      guard !made.contains(element.path), let having = elements[element.parent] else {
        return false
      }
      return having(element.id)
    }
  }
}
