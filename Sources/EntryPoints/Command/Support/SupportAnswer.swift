import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkScript

/// What is modelled of a name.
struct SupportAnswer {
  /// The lines for people.
  let lines: [String]
  /// Whether the name is modelled.
  let isModelled: Bool

  /// The maximum number of overloads, and of approximated members, that are listed.
  ///
  /// - Source: chosen; about a screen.
  private static let most = 12

  /// Looks for a word among the names of the core, of the stand-ins, and those that are known to be
  /// absent.
  init(_ word: String, names: SupportedNames, standIns: StandIns) {
    let found = names.found(word)
    let others = standIns.declarations(of: word)
    var lines: [String] = []
    for name in found.prefix(Self.most) { lines += Self.lines(of: name, in: names) }
    if found.count > Self.most { lines.append("and \(found.count - Self.most) more") }
    for declaration in others.prefix(Self.most) { lines += Self.lines(of: declaration) }
    isModelled = !lines.isEmpty
    if lines.isEmpty {
      if let advice = UnsupportedNames.advice(forName: word) {
        lines.append(advice)
      } else {
        let known = names.names.map(\.base) + names.names.map(\.basePath)
        let bare = String(word.drop { $0 == "." || $0 == "@" })
        let near = NearestWord.nearest(to: bare, among: Array(Set(known)).sorted())
        lines.append("\(word) is not modelled" + (near.map { "; the nearest name is \($0)" } ?? ""))
      }
    }
    self.lines = lines
  }

  private static func lines(of name: SupportedNames.Name, in names: SupportedNames) -> [String] {
    let proof = name.isProved ? "proof" : "used by"
    var lines = ["\(name.path): \(name.kind), \(name.nearness)"]
    lines.append(
      name.file.isEmpty
        ? "  no test names it" : "  \(proof): \(name.file)" + (name.test.map { ", “\($0)”" } ?? ""))
    let count = names.memberCount(of: name.path)
    guard count > 0 else { return lines }
    let approximated = names.approximatedMembers(of: name.path)
    lines.append("  \(count) members" + (approximated.isEmpty ? "" : ", approximated:"))
    lines += approximated.prefix(most).map { "    \($0.name): \($0.difference ?? "")" }
    return lines
  }

  private static func lines(of declaration: StandIns.Declaration) -> [String] {
    let standIn = declaration.standIn
    let module = standIn.description.modules.first ?? standIn.name
    var lines = [
      "\(declaration.name): in the stand-in for \(module), \(standIn.description.follows.text)"
    ]
    let prefix = declaration.name + "."
    for (title, names) in [
      ("without effect", standIn.description.withoutEffect ?? [:]),
      ("not visible in a still", standIn.description.invisible ?? [:]),
    ] {
      let own = names.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
      lines += own.prefix(most).map { "  \(title): \($0.key.dropFirst(prefix.count)). \($0.value)" }
    }
    return lines
  }
}
