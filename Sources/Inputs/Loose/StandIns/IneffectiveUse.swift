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
    var shared: [StandIn: Set<String>] = [:]
    for file in files.files {
      for standIn in StandIns.all.used(by: [file.source]) {
        for (name, reason) in standIn.description.withoutEffect ?? [:] {
          guard let name = IneffectiveName(name),
            !name.uses(in: file.source, declared: declared).isEmpty
          else { continue }
          let others = shared[standIn] ?? standIn.sharedMembers
          shared[standIn] = others
          let found = name.uses(in: file.source, declared: declared.union(others))
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

extension StandIn {
  /// The names of members that several of its declarations have, so that a name alone does not tell
  /// which is used.
  fileprivate var sharedMembers: Set<String> {
    let paths = (try? StandInSources(self, among: .all))?.paths ?? []
    let texts = paths.compactMap { path in try? LooseFiles.read(path) }
    let names = texts.flatMap { DeclaredNames(of: SourceText($0)).list }
    return Set(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)
  }
}

/// A name with its type and argument labels: `Type.member`, `Type.member(label:_:)`, `Type.init(_:)` or
/// `function(_:)`.
struct IneffectiveName {
  let spelling: String
  /// The type without those around it; nil for a function, a type or an initializer.
  let owner: String?
  /// The name without labels; of an initializer, that of the type.
  let base: String
  private let isInitializer: Bool
  /// The argument labels; nil for a property.
  let labels: [String]?

  init?(_ spelling: String) {
    self.spelling = spelling
    let head = spelling.prefix { $0 != "(" }
    let parts = head.split(separator: ".")
    guard let last = parts.last.map(String.init) else { return nil }
    let type = parts.dropLast().last.map(String.init)
    isInitializer = last == "init" && type != nil
    (base, owner) = isInitializer ? (type ?? last, nil) : (last, type)
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
      guard tokens[index].text == base else { return nil }
      let isSpelledOut =
        isInitializer && tokens[index...].dropFirst().prefix(2).map(\.text) == [".", "init"]
      guard isCalled(tokens, at: isSpelledOut ? index + 2 : index) else { return nil }
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
  /// The names, as often as they are declared.
  private(set) var list: [String] = []
  var names: Set<String> { Set(list) }

  init(of source: SourceText) {
    let tokens = source.tokens
    for index in tokens.indices.dropFirst()
    where ["func", "var", "let"].contains(tokens[index - 1].text) {
      list.append(tokens[index].text)
    }
  }
}
