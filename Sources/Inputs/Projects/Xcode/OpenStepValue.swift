/// A value of a property list in the text form that Xcode's project files have.
enum OpenStepValue: Hashable, Sendable {
  case text(String)
  case list([OpenStepValue])
  case table([String: OpenStepValue])

  /// The text; nil for lists and tables.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of a list; a single text counts as a list of one.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .table: []
    }
  }

  /// The entries of a table; none for other values.
  var entries: [String: OpenStepValue] {
    guard case .table(let entries) = self else { return [:] }
    return entries
  }

  /// The value of a table's key.
  subscript(key: String) -> OpenStepValue? { entries[key] }
}
