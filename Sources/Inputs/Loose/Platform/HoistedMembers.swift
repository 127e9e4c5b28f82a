/// Members of extensions that the classes themselves must declare.
///
/// Objective-C finds a method of an extension as it finds one of the class: there an extension can
/// override what a superclass declares, and a subclass what an extension declares. Here such a member
/// keeps its place under another name, and the class declares one of its name that calls it. So private
/// names stay in reach, and every error stays on its line.
struct HoistedMembers {
  /// The texts, each with `#sourceLocation` directives where code of another place stands.
  private(set) var texts: [String]

  /// The texts of a program's files.
  init(_ texts: [String]) {
    self.texts = texts
    let files = texts.map { File(SourceText($0)) }
    let extended = Set(files.flatMap(\.extendedNames))
    guard files.contains(where: { $0.declaresClass(of: extended) }) else { return }
    let members = files.map(\.members)
    let classes = files.indices.flatMap { files[$0].classes(in: $0) }
    let overridden = Overridden(classes, members.flatMap(\.self))
    var edits: [[PlatformText.Edit]] = Array(repeating: [], count: texts.count)
    var imports: [Set<String>] = Array(repeating: [], count: texts.count)
    for number in files.indices {
      for member in members[number] {
        guard let home = classes.first(where: { $0.name == member.type }),
          member.isOverride || overridden.contains(member.name, below: home.name),
          let (own, forward) = member.hoisted(to: home.name)
        else { continue }
        edits[number] += own
        let end = home.end
        let file = files[home.file]
        let back = file.places.place(of: end)
        let indent = String(repeating: " ", count: max(0, back.column - 1))
        let code =
          "\n" + LooseProgram.directive(member.place.path, member.place.line) + forward + "\n"
          + LooseProgram.directive(back.path, back.line) + indent
        edits[home.file].append(PlatformText.Edit(range: end..<end, text: code))
        imports[home.file].formUnion(files[number].imported)
      }
    }
    for number in files.indices where !edits[number].isEmpty {
      var bytes = files[number].source.bytes
      // From the last to the first; of those at one place, the order stays.
      let sorted = edits[number].enumerated().sorted {
        ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
      }
      for (_, edit) in sorted { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
      let lacking = imports[number].subtracting(files[number].imported).sorted()
        .map { "import \($0)\n" }
      self.texts[number] = lacking.joined() + String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// A class of the files.
private struct OwnClass {
  let file: Int
  let name: String
  /// The byte of the closing brace.
  let end: Int
  let parents: [String]
  /// The names of the members that it overrides in its braces.
  let overrides: Set<String>
}

/// The members that subclasses override.
private struct Overridden {
  private var names: [String: Set<String>] = [:]

  init(_ classes: [OwnClass], _ members: [ExtensionMember]) {
    let parents = Dictionary(classes.map { ($0.name, $0.parents) }) { one, _ in one }
    var overrides = Dictionary(classes.map { ($0.name, $0.overrides) }) { $0.union($1) }
    for member in members where member.isOverride {
      overrides[member.type, default: []].insert(member.name)
    }
    for (type, own) in overrides where !own.isEmpty {
      var (above, seen) = (parents[type] ?? [], Set([type]))
      while let name = above.popLast() {
        guard seen.insert(name).inserted else { continue }
        names[name, default: []].formUnion(own)
        above += parents[name] ?? []
      }
    }
  }

  func contains(_ name: String, below type: String) -> Bool { names[type]?.contains(name) ?? false }
}

/// A file with its classes and extensions.
private struct File {
  let source: SourceText
  let blocks: CodeBlocks
  let places: SourcePlaces
  /// The braces of types and extensions, with their headers.
  let types: [(open: Int, header: CodeBlocks.Header)]

  init(_ source: SourceText) {
    (self.source, places) = (source, SourcePlaces(source))
    // Whether an imported module exists does not matter to classes.
    let code = CodeTokens(source, conditions: BuildConditions(modules: []))
    blocks = CodeBlocks(code)
    var types: [(open: Int, header: CodeBlocks.Header)] = []
    for index in 0..<code.count
    where ["class", "extension"].contains(code[index]) && code.isName(index + 1) {
      guard let open = (index..<code.count).first(where: { code[$0] == "{" }),
        let header = blocks.header(of: open), header.index == index
      else { continue }
      types.append((open, header))
    }
    self.types = types
  }

  /// The names of the modules that it imports.
  var imported: Set<String> { Set(source.imports.map(\.module)) }

  /// The last names of the types that it extends.
  var extendedNames: [String] {
    types.filter { $0.header.keyword == "extension" }.map {
      String(blocks.extendedName(after: $0.header.index).split(separator: ".").last ?? "")
    }
  }

  /// Whether it declares a class of one of some names.
  func declaresClass(of names: Set<String>) -> Bool {
    types.contains {
      $0.header.keyword == "class" && names.contains(blocks.code[$0.header.index + 1])
    }
  }

  /// The classes in the file with a number.
  func classes(in number: Int) -> [OwnClass] {
    guard types.contains(where: { $0.header.keyword == "class" }) else { return [] }
    let declared = blocks.declaredTypes.filter { $0.keyword == "class" }
    let opens = types.filter { $0.header.keyword == "class" }.map(\.open)
    return zip(declared, opens).map { type, open in
      let overrides = blocks.statements(in: open).compactMap { member(in: $0, of: type.name) }
        .filter(\.isOverride).map(\.name)
      return OwnClass(
        file: number, name: type.name,
        end: blocks.code.tokens[blocks.end(of: open)].range.lowerBound, parents: type.parents,
        overrides: Set(overrides))
    }
  }

  /// The functions and computed properties in extensions.
  var members: [ExtensionMember] {
    types.filter { $0.header.keyword == "extension" }.flatMap { open, header in
      let name = blocks.extendedName(after: header.index)
      return blocks.statements(in: open).compactMap { member(in: $0, of: name) }
    }
  }

  private func member(in statement: ClosedRange<Int>, of type: String) -> ExtensionMember? {
    ExtensionMember(statement, of: type, blocks: blocks, source: source, places: places)
  }
}
