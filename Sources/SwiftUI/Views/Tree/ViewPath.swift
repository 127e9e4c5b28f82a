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

  /// The last step, linked to the one before; nil for the root.
  private let last: Link?

  /// A step and all before it, shared by all paths that begin with them.
  private final class Link {
    let previous: Link?
    let step: Step
    /// The step in reports; nil if it has no name.
    let part: String?
    /// The number of steps up to this one.
    let depth: Int
    /// The hash of all steps up to this one.
    let hash: Int

    init(_ step: Step, after previous: Link?, part: String?) {
      (self.step, self.previous, self.part) = (step, previous, part)
      depth = (previous?.depth ?? 0) + 1
      var hasher = Hasher()
      hasher.combine(previous?.hash ?? 0)
      hasher.combine(step)
      hash = hasher.finalize()
    }

    /// The name up to this step.
    private(set) lazy var name: String = {
      let before = previous?.name ?? ""
      guard let part else { return before }
      return before.isEmpty || part.hasPrefix("[") || part.hasPrefix("#")
        ? before + part : before + "/" + part
    }()
  }

  package init() { last = nil }

  private init(_ last: Link?) { self.last = last }

  /// The number of steps.
  var depth: Int { last?.depth ?? 0 }

  /// The steps from the root.
  private var steps: [Step] { links.map(\.step) }

  private var links: [Link] {
    Array(sequence(first: last) { $0?.previous }.prefix { $0 != nil }.compactMap(\.self)).reversed()
  }

  /// The path in reports, for example `ScrollView/LazyVStack/ForEach[3]`.
  ///
  /// It names only what is equal in every run: indices, types, and ids that are strings or
  /// integers.
  package var name: String { last?.name ?? "" }

  package static func == (lhs: ViewPath, rhs: ViewPath) -> Bool {
    var (a, b) = (lhs.last, rhs.last)
    // Paths of one tree share their beginning.
    while a !== b {
      guard let one = a, let other = b, one.hash == other.hash, one.depth == other.depth,
        one.step == other.step
      else { return false }
      (a, b) = (one.previous, other.previous)
    }
    return true
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(last?.hash ?? 0) }

  /// The elements of `ForEach` views along the path.
  package var elements: [(parent: ViewPath, path: ViewPath, id: AnyHashable)] {
    links.compactMap { link in
      guard case .element(let id) = link.step else { return nil }
      return (ViewPath(link.previous), ViewPath(link), id)
    }
  }

  /// The first steps of the path.
  func prefix(_ length: Int) -> ViewPath {
    var link = last
    while let deeper = link, deeper.depth > length { link = deeper.previous }
    return ViewPath(link)
  }

  /// The number of steps that this path and another one begin with.
  package func commonLength(with other: ViewPath) -> Int {
    var (a, b) = (prefix(other.depth), other.prefix(depth))
    while a != b { (a, b) = (a.prefix(a.depth - 1), b.prefix(b.depth - 1)) }
    return a.depth
  }

  /// Whether `other` is this path or an ancestor of it.
  package func leads(through other: ViewPath) -> Bool {
    other.depth <= depth && prefix(other.depth) == other
  }

  /// The path of a view inside; `part` is its name in reports, if any.
  package func appending(_ step: Step, name part: String? = nil) -> ViewPath {
    ViewPath(Link(step, after: last, part: part))
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
