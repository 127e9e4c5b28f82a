/// A JSON value as it was read.
enum JSONValue: Hashable, Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// What kind of value it is, in words.
  var kind: String {
    switch self {
    case .null: "null"
    case .truth(let value): value ? "true" : "false"
    case .number: "a number"
    case .text: "a string"
    case .list(let values): values.count == 1 ? "a list of 1" : "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
