import ScrollworkLoose

/// A name that people miss, because SwiftUI or one of its neighbors has it.
struct AbsentName {
  /// The name as people write it: a member with a dot before it.
  let name: String
  /// What to do without it.
  let instead: String

  /// Those that `scrollwork render` explains when a file uses them.
  static let all: [AbsentName] =
    rows(UnsupportedNames.types, mark: "") + rows(UnsupportedNames.members, mark: ".")

  private static func rows(_ advice: [String: String], mark: String) -> [AbsentName] {
    advice.sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }.map {
      name, words in
      // The advice goes on after "… is not modelled"; here it begins a cell.
      let text = words.drop { !$0.isLetter }
      return AbsentName(name: mark + name, instead: text.prefix(1).uppercased() + text.dropFirst())
    }
  }

  /// The absent names that are there.
  static func present(in symbols: [PublicSymbol]) -> [String] {
    let types = Set(symbols.filter { $0.owner == nil }.map(\.name))
    // A case of an enum that has the name of a modifier is not that modifier.
    let members = Set(
      symbols.filter { $0.owner != nil && $0.kind != "swift.enum.case" }.map { "." + $0.base })
    return all.map(\.name).filter { types.contains($0) || members.contains($0) }
  }
}
