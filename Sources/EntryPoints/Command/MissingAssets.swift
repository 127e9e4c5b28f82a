import ScrollworkViews

/// The assets that a scene names and that are not there, or cannot be read, for one message.
struct MissingAssets {
  private var groups: [(kind: String, names: [String: String])] = [
    ("image", [:]), ("color", [:]), ("symbol", [:]), ("unreadable file", [:]),
  ]

  /// Takes the missing ones out of `problems`, and adds files that could not be read.
  init(_ problems: [SceneProblem], unreadable: [(file: String, reason: String)]) {
    for problem in problems {
      switch problem {
      case .missingImage(let name, let nearest, let place): add(name, nearest, place, to: 0)
      case .missingColor(let name, let nearest): add(name, nearest, nil, to: 1)
      case .missingSymbol(let name, let nearest, let place): add(name, nearest, place, to: 2)
      default: break
      }
    }
    for (file, reason) in unreadable { groups[3].names[file] = " (\(reason))" }
  }

  /// Adds a name with the place of its first use.
  private mutating func add(_ name: String, _ nearest: String?, _ place: String?, to group: Int) {
    guard groups[group].names[name] == nil else { return }
    groups[group].names[name] =
      (place.map { " at \($0)" } ?? "") + (nearest.map { " (did you mean \"\($0)\"?)" } ?? "")
  }

  /// Whether a problem is told by ``description`` instead of alone.
  static func covers(_ problem: SceneProblem) -> Bool {
    switch problem {
    case .missingImage, .missingColor, .missingSymbol: true
    default: false
    }
  }

  /// Whether nothing is missing.
  var isEmpty: Bool { groups.allSatisfy(\.names.isEmpty) }
}

extension MissingAssets: CustomStringConvertible {
  /// All names, each once, sorted within its kind.
  var description: String {
    let lists = groups.filter { !$0.names.isEmpty }.map { kind, names in
      let spelled = names.sorted { $0.key < $1.key }.map { "\"\($0.key)\"\($0.value)" }
      return kind + (names.count == 1 ? " " : "s ") + spelled.joined(separator: ", ")
    }
    let boxes = groups[2].names.isEmpty ? "" : "; symbols are plain squares"
    return "not found, so not drawn: \(lists.joined(separator: "; "))\(boxes)"
  }
}
