extension StandIns {
  /// A declaration in the sources of a stand-in.
  package struct Declaration: Hashable, Sendable {
    package let standIn: StandIn
    package let name: String
  }

  /// The stand-ins that declare a public type or member of a name; argument labels may be left out.
  package func declarations(of word: String) -> [Declaration] {
    let name = String((word.split(separator: ".").last ?? "").prefix { $0 != "(" })
    guard !name.isEmpty else { return [] }
    return list.filter { standIn in
      guard !standIn.description.modules.isEmpty,
        let sources = try? StandInSources(standIn, among: self)
      else { return false }
      return sources.paths.contains { path in
        guard let text = try? LooseFiles.read(path), text.contains(name) else { return false }
        return SourceText(text).declares(public: name)
      }
    }.map { Declaration(standIn: $0, name: name) }
  }
}

extension SourceText {
  /// Whether the file declares a public name.
  fileprivate func declares(public name: String) -> Bool {
    let kinds: Set = [
      "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let", "case",
    ]
    return tokens.indices.dropFirst().contains { index in
      guard tokens[index].text == name, kinds.contains(tokens[index - 1].text) else { return false }
      // The access level is among the words before the declaration; a case has that of its type.
      return tokens[index - 1].text == "case"
        || tokens[max(0, index - 6)..<index].contains { ["public", "open"].contains($0.text) }
    }
  }
}
