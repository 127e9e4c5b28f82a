import ScrollworkDrawing
import ScrollworkLoose
import ScrollworkScript

/// What is modelled of a name.
struct SupportAnswer {
  /// The name that was asked for.
  let word: String
  /// The names of the core that it means.
  let found: [Name]
  /// The declarations of stand-ins that it means.
  let standIns: [StandIns.Declaration]
  /// What to use instead; nil for a name that is modelled.
  let advice: String?

  /// Whether the name is modelled.
  var isModelled: Bool { !found.isEmpty || !standIns.isEmpty }

  /// A name of the core, with its members.
  struct Name {
    let name: SupportedNames.Name
    /// The number of its members.
    let members: Int
    /// The members that have a difference.
    let approximated: [SupportedNames.Name]
  }

  /// The maximum number of overloads, and of approximated members, in the lines for people.
  ///
  /// - Source: chosen; about a screen.
  private static let most = 12

  /// Looks for a word among the names of the core, of the stand-ins, and those that are known to be
  /// absent.
  init(_ word: String, names: SupportedNames, standIns: StandIns) {
    self.word = word
    found = names.found(word).map {
      Name(
        name: $0, members: names.memberCount(of: $0.path),
        approximated: names.approximatedMembers(of: $0.path))
    }
    self.standIns = standIns.declarations(of: word)
    advice = found.isEmpty && self.standIns.isEmpty ? Self.advice(for: word, names) : nil
  }

  private static func advice(for word: String, _ names: SupportedNames) -> String {
    if let advice = UnsupportedNames.advice(forName: word) { return advice }
    let known = names.names.map(\.base) + names.names.map(\.basePath)
    let bare = String(word.drop { $0 == "." || $0 == "@" })
    let near = NearestWord.nearest(to: bare, among: Array(Set(known)).sorted())
    return "\(word) is not modelled" + (near.map { "; the nearest name is \($0)" } ?? "")
  }
}

// Lines for people.
extension SupportAnswer {
  /// The lines for people.
  var lines: [String] {
    found.prefix(Self.most).flatMap(Self.lines)
      + (found.count > Self.most ? ["and \(found.count - Self.most) more"] : [])
      + standIns.prefix(Self.most).flatMap(Self.lines) + [advice].compactMap(\.self)
  }

  private static func lines(of found: Name) -> [String] {
    let name = found.name
    let proof = name.isProved ? "proof" : "used by"
    var lines = ["\(name.path): \(name.kind), \(name.nearness)"]
    lines.append(
      name.file.isEmpty
        ? "  no test names it" : "  \(proof): \(name.file)" + (name.test.map { ", “\($0)”" } ?? ""))
    guard found.members > 0 else { return lines }
    lines.append(
      "  \(found.members) members" + (found.approximated.isEmpty ? "" : ", approximated:"))
    return lines
      + found.approximated.prefix(most).map { "    \($0.name): \($0.difference ?? "")" }
  }

  private static func lines(of declaration: StandIns.Declaration) -> [String] {
    let notes = [
      ("without effect", declaration.withoutEffect),
      ("not visible in a still", declaration.invisible),
    ].flatMap { title, members in
      members.prefix(most).map { "  \(title): \($0.name). \($0.reason)" }
    }
    let follows = declaration.standIn.description.follows.text
    return ["\(declaration.name): in the stand-in for \(declaration.module), \(follows)"] + notes
  }
}

extension StandIns.Declaration {
  /// The module that is imported.
  var module: String { standIn.description.modules.first ?? standIn.name }
  /// The members that are accepted and change nothing.
  var withoutEffect: [(name: String, reason: String)] { own(standIn.description.withoutEffect) }
  /// The members that no still shows.
  var invisible: [(name: String, reason: String)] { own(standIn.description.invisible) }

  private func own(_ names: [String: String]?) -> [(name: String, reason: String)] {
    let prefix = name + "."
    return (names ?? [:]).filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
      .map { (String($0.key.dropFirst(prefix.count)), $0.value) }
  }
}
