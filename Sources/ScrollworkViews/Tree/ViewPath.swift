/// The path of a view from the root of the scene; it identifies the view.
///
/// Two views at two times are the same view if their paths are equal. Elements of a `ForEach` are
/// identified by their ids, all other views by their position.
package struct ViewPath: Hashable {
  package enum Step: Hashable {
    /// A container or a view with a body, by its type.
    case view(String)
    /// A child by its index.
    case child(Int)
    /// A branch of a condition.
    case branch(Int)
    /// An element of a `ForEach`, or a view with an explicit id.
    case element(AnyHashable)
  }

  private(set) var steps: [Step] = []

  /// The path in reports, for example `ScrollView/LazyVStack/ForEach[3]`.
  ///
  /// It names only what is equal in every run: indices, types, and ids that are strings or
  /// integers.
  package private(set) var name = ""

  package init() {}

  private init(steps: [Step]) { self.steps = steps }

  package static func == (lhs: ViewPath, rhs: ViewPath) -> Bool { lhs.steps == rhs.steps }

  package func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  /// The elements of `ForEach` views along the path.
  package var elements: [(parent: ViewPath, path: ViewPath, id: AnyHashable)] {
    steps.indices.compactMap { index in
      guard case .element(let id) = steps[index] else { return nil }
      return (
        ViewPath(steps: Array(steps[..<index])), ViewPath(steps: Array(steps[...index])), id
      )
    }
  }

  /// The first steps of the path, without a name.
  func prefix(_ length: Int) -> ViewPath { ViewPath(steps: Array(steps.prefix(length))) }

  /// The number of steps that this path and another one begin with.
  package func commonLength(with other: ViewPath) -> Int {
    zip(steps, other.steps).prefix { $0 == $1 }.count
  }

  /// Whether `other` is this path or an ancestor of it.
  package func leads(through other: ViewPath) -> Bool { steps.starts(with: other.steps) }

  package func appending(_ step: Step, name part: String? = nil) -> ViewPath {
    var copy = self
    copy.steps.append(step)
    if let part {
      if part.hasPrefix("[") || part.hasPrefix("#") || copy.name.isEmpty {
        copy.name += part
      } else {
        copy.name += "/" + part
      }
    }
    return copy
  }

  /// A number that follows from the path, equal in every run; different paths have different ones,
  /// save by a chance of 2⁻⁶⁴.
  ///
  /// Ids that are object identifiers do not count, as they are addresses.
  ///
  /// - Source: documented. FNV-1a with 64 bits, of Fowler, Noll and Vo.
  func digest(from seed: UInt64) -> UInt64 {
    var digest = seed ^ 0xCBF2_9CE4_8422_2325
    func add(_ kind: UInt8, _ text: String) {
      for byte in [kind] + text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for step in steps {
      switch step {
      case .view(let type): add(1, type)
      case .child(let index): add(2, "\(index)")
      case .branch(let index): add(3, "\(index)")
      case .element(let id): add(4, id.base is ObjectIdentifier ? "" : "\(id.base)")
      }
    }
    return digest
  }
}
