/// A use of a name that a stand-in has, and that changes nothing.
package struct IneffectiveUse: Hashable, Sendable {
  /// The name as its description spells it, such as `KFImage.fade(duration:)`.
  package let name: String
  /// Why it changes nothing.
  package let reason: String
  /// The places of its uses, as `path:line:column`.
  package let places: [String]

  /// The message for people, at the first place.
  package var note: String {
    let others = places.count > 1 ? ", and \(places.count - 1) more" : ""
    return "note: \(places[0])\(others): \(name) has no effect here. \(reason)"
  }

  /// The uses in some files, in the order of the names.
  package static func all(in files: LooseFiles) -> [IneffectiveUse] {
    let declared = Set(files.files.flatMap { DeclaredNames(of: $0.source).names })
    var places: [String: (reason: String, places: [String])] = [:]
    for file in files.files {
      for standIn in StandIns.all.used(by: [file.source]) {
        for (name, reason) in standIn.description.withoutEffect ?? [:] {
          guard let name = IneffectiveName(name) else { continue }
          let found = name.uses(in: file.source, declared: declared)
          guard !found.isEmpty else { continue }
          places[name.spelling, default: (reason, [])].places += found.map { byte in
            let (line, column) = (file.source.line(of: byte), file.source.column(of: byte) + 1)
            return "\(file.path):\(line):\(column)"
          }
        }
      }
    }
    return places.sorted { $0.key < $1.key }.map {
      IneffectiveUse(name: $0.key, reason: $0.value.reason, places: $0.value.places)
    }
  }
}

/// A name with its type and argument labels: `Type.member`, `Type.member(label:_:)` or `function(_:)`.
struct IneffectiveName {
  let spelling: String
  /// The type without those around it; nil for a function or a type.
  let owner: String?
  let base: String
  /// The argument labels; nil for a property.
  let labels: [String]?

  init?(_ spelling: String) {
    self.spelling = spelling
    let head = spelling.prefix { $0 != "(" }
    let parts = head.split(separator: ".")
    guard let base = parts.last.map(String.init) else { return nil }
    self.base = base
    owner = parts.dropLast().last.map(String.init)
    let rest = spelling.dropFirst(head.count)
    labels =
      rest.isEmpty
      ? nil
      : rest.dropFirst().dropLast().split(separator: ":").map(String.init)
  }

  /// The bytes at which a source uses the name, as far as its words tell.
  ///
  /// Where the files declare a member of the same name, only uses in a statement that names the type
  /// count.
  func uses(in source: SourceText, declared: Set<String>) -> [Int] {
    let tokens = source.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].text == base, isCalled(tokens, at: index) else { return nil }
      guard let owner else {
        return index > 0 && [".", "func"].contains(tokens[index - 1].text)
          ? nil : tokens[index].range.lowerBound
      }
      guard index > 1, tokens[index - 1].text == "." else { return nil }
      // `Owner.member`, or a member in a statement or a file that names the owner.
      if tokens[index - 2].text == owner { return tokens[index].range.lowerBound }
      let isNamed =
        declared.contains(base)
        ? Self.statement(around: index, in: tokens).contains { $0.text == owner }
        : tokens.contains { $0.text == owner }
      return isNamed ? tokens[index].range.lowerBound : nil
    }
  }

  /// Whether the token is used with the labels of the name.
  private func isCalled(_ tokens: [SourceToken], at index: Int) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    guard let labels else { return next != "(" }
    guard next == "(" || next == "{" else { return false }
    var (found, depth, place) = ([String](), 0, index + 1)
    // The first token of an argument is its label if a colon follows.
    while next == "(", place < tokens.count {
      let text = tokens[place].text
      if depth == 1, ["(", ","].contains(tokens[place - 1].text), text != ")" {
        let hasLabel = place + 1 < tokens.count && tokens[place + 1].text == ":"
        found.append(hasLabel ? text : "_")
      }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      place += 1
      if depth == 0 { break }
    }
    // Trailing closures have no label of their own, and defaults are left out.
    var rest = labels[...]
    for label in found {
      guard let match = rest.firstIndex(of: label) else { return false }
      rest = rest[(match + 1)...]
    }
    return true
  }

  /// The tokens of the statement around one, as far as braces and words of declarations tell.
  private static func statement(
    around index: Int, in tokens: [SourceToken]
  ) -> ArraySlice<SourceToken> {
    var (start, depth) = (index, 0)
    while start > 0 {
      let text = tokens[start - 1].text
      if [")", "]", "}"].contains(text) { depth += 1 }
      if ["(", "[", "{"].contains(text) {
        if depth == 0 { break }
        depth -= 1
      }
      if depth == 0, ["let", "var", "func", "return", ";"].contains(text) { break }
      start -= 1
    }
    return tokens[start...index]
  }
}

/// The names of the functions and properties that a source declares.
private struct DeclaredNames {
  private(set) var names: Set<String> = []

  init(of source: SourceText) {
    let tokens = source.tokens
    for index in tokens.indices.dropFirst()
    where ["func", "var", "let"].contains(tokens[index - 1].text) {
      names.insert(tokens[index].text)
    }
  }
}
