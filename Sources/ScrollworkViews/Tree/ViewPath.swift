/// Where a view stands in its scene: the way to it from the root.
///
/// Two views are the same view at two moments when their ways are equal. Elements of a `ForEach` are
/// told apart by their ids, everything else by its place.
package struct ViewPath: Hashable {
  package enum Step: Hashable {
    /// A container or a view with a body, by its type.
    case view(String)
    /// One of several views.
    case child(Int)
    /// One of two branches.
    case branch(Int)
    /// An element of a `ForEach`, or a view with an explicit id.
    case element(AnyHashable)
  }

  private(set) var steps: [Step] = []

  /// The way as the report spells it, for example `ScrollView/LazyVStack/ForEach[3]`.
  ///
  /// Only what is the same in every run is named: places, types, and ids that are strings or
  /// integers.
  package private(set) var name = ""

  package init() {}

  private init(steps: [Step]) { self.steps = steps }

  package static func == (lhs: ViewPath, rhs: ViewPath) -> Bool { lhs.steps == rhs.steps }

  package func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  /// The elements of `ForEach` views that the way leads through.
  var elements: [(parent: ViewPath, path: ViewPath, id: AnyHashable)] {
    steps.indices.compactMap { index in
      guard case .element(let id) = steps[index] else { return nil }
      return (
        ViewPath(steps: Array(steps[..<index])), ViewPath(steps: Array(steps[...index])), id
      )
    }
  }

  /// The beginning of the way, without a name.
  func prefix(_ length: Int) -> ViewPath { ViewPath(steps: Array(steps.prefix(length))) }

  /// Whether the way leads through `other`, or ends there.
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
}

/// An id as scripts and reports spell it.
package enum SpelledID {
  /// An id as messages call it: quoted, or by its type where its spelling varies.
  static func describe<ID>(_ id: ID) -> String {
    spell(id).map { "\"\($0)\"" } ?? "of type \(ID.self)"
  }

  /// The spelling of an id that is the same in every run; nil for others, such as a fresh `UUID`.
  ///
  /// Strings, integers and raw values of one are the same in every run.
  package static func spell(_ id: Any) -> String? {
    switch id {
    case let text as String: text
    case let number as any BinaryInteger: "\(number)"
    case let raw as any RawRepresentable: spell(raw.rawValue)
    case let any as AnyHashable where !(any.base is AnyHashable): spell(any.base)
    default: nil
    }
  }
}
