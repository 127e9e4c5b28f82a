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
  var elements: [(parent: ViewPath, path: ViewPath, id: AnyHashable)] {
    steps.indices.compactMap { index in
      guard case .element(let id) = steps[index] else { return nil }
      return (
        ViewPath(steps: Array(steps[..<index])), ViewPath(steps: Array(steps[...index])), id
      )
    }
  }

  /// The first steps of the path, without a name.
  func prefix(_ length: Int) -> ViewPath { ViewPath(steps: Array(steps.prefix(length))) }

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
}

/// The spelling of ids in scripts and reports.
package enum IDSpelling {
  /// An id in messages: quoted, or its type where the spelling varies between runs.
  static func describe<ID>(_ id: ID) -> String {
    spell(id).map { "\"\($0)\"" } ?? "of type \(ID.self)"
  }

  /// The spelling of an id that is equal in every run; nil for others, such as a fresh `UUID`.
  ///
  /// Strings, integers and raw values of these are equal in every run.
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
