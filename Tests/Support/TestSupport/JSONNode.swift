import Foundation

/// A JSON value, as Foundation reads it: another reader than the ones that are tested.
package enum JSONNode: Hashable, Sendable, Decodable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([String: JSONNode])

  package init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if let number = try? box.decode(Double.self) {
      self = .number(number)
    } else if let text = try? box.decode(String.self) {
      self = .text(text)
    } else if let list = try? box.decode([JSONNode].self) {
      self = .list(list)
    } else if let object = try? box.decode([String: JSONNode].self) {
      self = .object(object)
    } else if let truth = try? box.decode(Bool.self) {
      self = .truth(truth)
    } else {
      self = .null
    }
  }

  /// The value that a text spells.
  package init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
  }

  /// An entry of an object, or an element of a list by its index; null for none.
  package subscript(_ step: String) -> JSONNode {
    get {
      switch self {
      case .object(let entries): entries[step] ?? .null
      case .list(let values):
        Int(step).flatMap { values.indices.contains($0) ? values[$0] : nil }
          ?? .null
      default: .null
      }
    }
    set {
      switch self {
      case .object(var entries):
        entries[step] = newValue
        self = .object(entries)
      case .list(var values):
        guard let place = Int(step), values.indices.contains(place) else { return }
        values[place] = newValue
        self = .list(values)
      default: break
      }
    }
  }

  /// The value without an entry.
  package func without(_ name: String) -> JSONNode {
    guard case .object(let entries) = self else { return self }
    return .object(entries.filter { $0.key != name })
  }

  package var entries: [String: JSONNode] {
    if case .object(let entries) = self { entries } else { [:] }
  }

  package var elements: [JSONNode] {
    if case .list(let values) = self { values } else { [] }
  }
}
