/// A use of a name that does not exist, at its place in the user's files.
struct UnknownUse: Hashable, Sendable {
  let kind: NameUse.Kind
  let name: String
  let place: SourcePlaces.Place
  /// The lines of the body around it, in its file.
  let body: ClosedRange<Int>
  /// The source line, and a mark under the name.
  let excerpt: [String]

  /// The name as code spells it.
  var spelling: String {
    switch kind {
    case .type, .variable, .module: name
    case .member, .implicitMember: "." + name
    case .typeMember(let type): "\(type).\(name)"
    case .attribute: "@" + name
    case .macro: "#" + name
    case .label(let function): "\(function)(\(name):)"
    }
  }

  /// The name as advice is asked for it.
  var unknown: UnknownName {
    switch kind {
    case .type, .variable, .attribute, .macro: UnknownName(kind: .type, name: name)
    case .member, .implicitMember, .typeMember, .label: UnknownName(kind: .member, name: name)
    case .module: UnknownName(kind: .module, name: name)
    }
  }

  /// The message of an error, in the compiler's words where it has some.
  var message: String {
    switch kind {
    case .type, .variable: "cannot find '\(name)' in scope"
    case .member: "no type has a member '\(name)'"
    case .typeMember(let type): "type '\(type)' has no member '\(name)'"
    case .implicitMember: "no type has a member '.\(name)'"
    case .attribute: "unknown attribute '\(name)'"
    case .macro: "no macro named '\(name)'"
    case .module: "no such module '\(name)'"
    case .label(let function): "'\(function)' has no argument '\(name)'"
    }
  }
}

extension NamesCheck {
  /// The uses of names that do not exist, in source texts with `#sourceLocation` directives.
  ///
  /// Uses in lines that are not the user's are left out.
  func unknownUses(inParts texts: [(name: String, text: String)]) -> [UnknownUse] {
    let files = texts.map { File(path: $0.name, source: SourceText($0.text)) }
    let found = Dictionary(grouping: unknownUses(in: files), by: \.file)
    return files.indices.flatMap { number -> [UnknownUse] in
      guard let uses = found[number]?.map(\.use) else { return [] }
      let source = files[number].source
      let places = SourcePlaces(source, path: files[number].path)
      let bodies = BodyRegions(CodeTokens(source, conditions: conditions))
      return uses.compactMap { use in
        let start = use.range.lowerBound
        let place = places.place(of: start)
        guard !place.path.hasPrefix("<") else { return nil }
        let body = bodies.range(around: start)
        let last = places.place(of: max(body.lowerBound, body.upperBound - 1)).line
        let first = min(places.place(of: body.lowerBound).line, place.line)
        let line = places.lineRange(of: start, in: source)
        let isModule = use.kind == .module
        let mark =
          source.bytes[line.lowerBound..<start].map { $0 == 9 ? "\t" : " " }.joined() + "^"
          + String(repeating: "~", count: isModule ? 0 : max(0, use.range.count - 1))
        return UnknownUse(
          kind: use.kind, name: use.name, place: place, body: first...max(first, last, place.line),
          excerpt: [source.text(line), mark])
      }
    }
  }
}
