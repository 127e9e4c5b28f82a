/// The search for what a program can be compiled without, from the errors of one compilation to
/// those of the next.
///
/// Each error leaves out the smallest piece of code around its place that is not left out yet: a
/// modifier, a statement, a body, a declaration. So the pieces grow until all errors are gone or
/// nothing is left to leave out.
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
    var omissions: [Omission] = []

    init(_ text: String, conditions: BuildConditions) {
      self.text = text
      source = SourceText(text)
      blocks = CodeBlocks(CodeTokens(source, conditions: conditions))
      places = SourcePlaces(source)
    }
  }

  private let names: [String]
  private var parts: [Part]
  private var causes: [(part: Int, omission: Omission, message: String)] = []

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
    for fault in faults {
      for part in parts.indices {
        let bytes = parts[part].places.bytes(
          path: fault.path, line: fault.line, column: fault.column)
        for byte in bytes {
          // Another fault of the same compilation may have left out this place already.
          let isGone = causes[known...].contains {
            $0.part == part && $0.omission.range.contains(byte)
          }
          guard !isGone, let omission = next(at: byte, in: part) else { continue }
          parts[part].omissions.append(omission)
          causes.append((part, omission, fault.message))
        }
      }
    }
    return causes.count > known
  }

  /// The smallest piece around a byte that is not left out.
  private func next(at byte: Int, in part: Int) -> Omission? {
    OmissionCandidates(parts[part].blocks).candidates(at: byte)
      .first { !parts[part].omissions.covers($0) }
  }

  /// What is left out, each piece that is in no other; causes stand before what follows from them.
  var omitted: [OmittedCode] {
    var found: [OmittedCode] = []
    for (number, cause) in causes.enumerated() {
      let others = causes.enumerated().filter { offset, other in
        offset != number && other.part == cause.part
      }
      let isInner = others.contains { offset, other in
        let (outer, range) = (other.omission.range, cause.omission.range)
        return outer.lowerBound <= range.lowerBound && outer.upperBound >= range.upperBound
          && (outer != range || offset < number)
      }
      guard !isInner else { continue }
      let place = parts[cause.part].places.place(of: cause.omission.range.lowerBound)
      guard !place.path.hasPrefix("<") else { continue }
      let code = OmittedCode(path: place.path, line: place.line, message: cause.message)
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
