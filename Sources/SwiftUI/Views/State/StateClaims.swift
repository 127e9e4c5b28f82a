/// The state that has an owner in a tree.
///
/// State ends with its view. Elements of a `ForEach` that are not made yet may still own state: it
/// is kept as long as the element exists.
@MainActor package struct StateClaims {
  private var claimed: Set<StateKey> = []
  /// The number of claims of state by views so far.
  private(set) var stateClaimCount = 0
  private var made: Set<ViewPath> = []
  private var elements: [ViewPath: (AnyHashable) -> Bool] = [:]

  /// Records that a made view owns a piece of state.
  mutating func claim(_ key: StateKey) {
    claimed.insert(key)
    stateClaimCount += 1
  }

  /// Records that an element of a `ForEach` has been made.
  package mutating func claim(elementAt path: ViewPath) { made.insert(path) }

  /// Records the elements of a `ForEach` that makes its elements on demand.
  mutating func claim(elementsOf path: ViewPath, having: @escaping (AnyHashable) -> Bool) {
    elements[path] = having
  }

  /// Whether a view may have existed in an element that is not made, so that its removal is
  /// unknown.
  package func mayHave(_ path: ViewPath) -> Bool {
    path.elements.contains { element in
      guard let having = elements[element.parent], !made.contains(element.path) else {
        return false
      }
      return having(element.id)
    }
  }

  /// Whether a piece of state has an owner, made or not.
  package func keeps(_ key: StateKey) -> Bool {
    if claimed.contains(key) || SceneValues.contains(key) { return true }
    return key.path.elements.contains { element in
      guard !made.contains(element.path), let having = elements[element.parent] else {
        return false
      }
      return having(element.id)
    }
  }
}
