/// The search for what a program can be compiled without, from the errors of one compilation to
/// those of the next.
///
/// Each error leaves out the smallest piece of code around its place that is not left out yet: a
/// modifier, an argument, a statement, a body, a declaration. So the pieces grow until all errors are
/// gone or nothing is left to leave out.
struct OmissionSearch: Sendable {
  /// A place with an error.
  struct Fault: Hashable, Sendable {
    let path: String
    let line: Int
    let column: Int
    let message: String
  }

  /// A source file of the program.
  private struct Part {
    let text: String
    let source: SourceText
    let blocks: CodeBlocks
    let places: SourcePlaces
    let bodies: BodyRegions
    var omissions: [Omission] = []

    init(_ text: String, conditions: BuildConditions) {
      self.text = text
      source = SourceText(text)
      blocks = CodeBlocks(CodeTokens(source, conditions: conditions))
      places = SourcePlaces(source)
      bodies = BodyRegions(blocks.code)
    }

    /// The bytes at the place of a fault in the text that was compiled.
    func bytes(of fault: Fault) -> [Int] {
      places.bytes(path: fault.path, line: fault.line, column: 1).map { start in
        omissions.byte(at: fault.column, ofLine: places.lineRange(of: start, in: source))
      }
    }
  }

  /// A piece that is left out, and why.
  private struct Cause {
    let part: Int
    let omission: Omission
    let fault: Fault
    /// The cause that this one follows from; nil for one of its own.
    let root: Int?
  }

  private let names: [String]
  private var parts: [Part]
  private var causes: [Cause] = []
  private var values: DefaultValues?

  /// A search in source files, whose places follow their `#sourceLocation` directives.
  init(_ parts: [(name: String, text: String)], conditions: BuildConditions) {
    names = parts.map(\.name)
    self.parts = parts.map { Part($0.text, conditions: conditions) }
  }

  /// The texts of the source files without what is left out.
  var texts: [(name: String, text: String)] {
    parts.indices.map { (names[$0], parts[$0].omissions.applied(to: parts[$0].text)) }
  }

  /// Leaves out the smallest piece for each of some faults; returns whether there is any.
  mutating func leaveOut(_ faults: [Fault]) -> Bool {
    let known = causes.count
    var values = values ?? DefaultValues(parts.map(\.blocks))
    for fault in faults {
      if let name = UnknownName(fault.message), name.kind == .type {
        values.unknown.insert(name.name)
      }
    }
    self.values = values
    // The places of all faults are those of the text that was compiled.
    let places = faults.map { fault in parts.map { $0.bytes(of: fault) } }
    for (fault, bytes) in zip(faults, places) {
      for part in parts.indices {
        for byte in bytes[part] {
          // Another fault of the same compilation may have left out this place already.
          let isGone = causes[known...].contains {
            $0.part == part && $0.omission.range.contains(byte)
          }
          guard !isGone, let omission = next(for: fault, at: byte, in: part, values) else {
            continue
          }
          let root = root(of: fault, at: byte, in: part, among: known)
          parts[part].omissions.append(omission)
          causes.append(Cause(part: part, omission: omission, fault: fault, root: root))
        }
      }
    }
    return causes.count > known
  }

  /// The smallest piece around a byte that is not left out.
  private func next(
    for fault: Fault, at byte: Int, in part: Int, _ values: DefaultValues
  ) -> Omission? {
    OmissionCandidates(parts[part].blocks, of: parts[part].source, values: values)
      .candidates(at: byte, message: fault.message)
      .first { !parts[part].omissions.covers($0) }
  }

  /// The cause of earlier compilations that a fault follows from; nil for a cause of its own.
  ///
  /// A name is missing where its declaration is left out. Other errors that come up in a body or a type
  /// from which something is gone come of that.
  private func root(of fault: Fault, at byte: Int, in part: Int, among known: Int) -> Int? {
    let earlier = causes.indices.prefix(known)
    let found: Int?
    if let unknown = UnknownName(fault.message) {
      found = earlier.first { declares(unknown.name, in: causes[$0]) }
    } else {
      let region = region(of: fault, around: byte, in: part)
      found = earlier.last {
        let start = causes[$0].omission.range.lowerBound
        return causes[$0].part == part && region.lowerBound <= start && start <= region.upperBound
      }
    }
    return found.map { causes[$0].root ?? $0 }
  }

  /// Where a fault at a byte may come of: the body around it, or the type that lacks something.
  private func region(of fault: Fault, around byte: Int, in part: Int) -> Range<Int> {
    let (blocks, body) = (parts[part].blocks, parts[part].bodies.range(around: byte))
    guard body.isEmpty, let token = blocks.token(at: byte),
      let open = (token..<blocks.code.count).first(where: { blocks.code[$0] == "{" }),
      case .type = blocks.kind(of: open)
    else { return body }
    return byte..<blocks.code.tokens[blocks.end(of: open)].range.upperBound
  }

  /// Whether the code that is left out for a cause declares a name.
  private func declares(_ name: String, in cause: Cause) -> Bool {
    guard cause.omission.text.isEmpty else { return false }
    let piece = SourceText(parts[cause.part].source.text(cause.omission.range))
    return FileDeclarations(CodeTokens(piece, conditions: BuildConditions(modules: [])))
      .names.contains(name)
  }

  /// The causes for which code is left out, those of the first errors first; what follows from others
  /// is not told.
  var omitted: [OmittedCode] {
    var found: [OmittedCode] = []
    for cause in causes {
      let fault = (cause.root.map { causes[$0] } ?? cause).fault
      // Calls of what is left out, in code that is not the user's, say nothing more.
      guard !fault.path.hasPrefix("<") else { continue }
      let code = OmittedCode(path: fault.path, line: fault.line, message: fault.message)
      if !found.contains(code) { found.append(code) }
    }
    return found
  }

  /// The names of the types whose `body` is left with nothing.
  var emptiedViews: Set<String> {
    var names: Set<String> = []
    for part in parts where !part.omissions.isEmpty {
      let code = part.blocks.code
      for index in 0..<code.count where code[index] == "body" && code[index - 1] == "var" {
        guard let open = (index..<code.count).first(where: { code[$0] == "{" }),
          let type = part.blocks.group(around: index),
          let header = part.blocks.header(of: type)
        else { continue }
        let inside = open + 1..<part.blocks.end(of: open)
        let isEmpty = inside.allSatisfy { token in
          part.omissions.contains { $0.range.contains(code.tokens[token].range.lowerBound) }
        }
        if isEmpty { names.insert(code[header.index + 1]) }
      }
    }
    return names
  }
}

extension OmissionSearch {
  /// The errors of a compilation that say most: those of unknown names and of expressions that would
  /// take long again, then those that are no consequence of others, then all.
  static func faults(in report: CompilerReport) -> [[Fault]] {
    let (causes, rest) = (report.findings, report.consequences)
    let clear = causes.filter {
      UnknownName($0.message) != nil || $0.message.contains("in reasonable time")
    }
    return [clear, causes, rest].filter { !$0.isEmpty }.map { $0.map(Fault.init) }
  }
}

extension OmissionSearch.Fault {
  init(_ finding: CompilerReport.Finding) {
    self.init(
      path: finding.path, line: finding.line, column: finding.column, message: finding.message)
  }

  init(_ use: UnknownUse) {
    self.init(
      path: use.place.path, line: use.place.line, column: use.place.column, message: use.message)
  }
}
