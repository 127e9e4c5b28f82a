extension LooseCompilation {
  /// The maximum number of compilations of one program: then errors count as staying.
  ///
  /// - Source: chosen; the public projects tried need fewer than ten.
  private static let most = 24

  /// The bound of the compiler's search for types once code is left out, in scopes of its solver.
  ///
  /// - Source: measured: see `ProgramCheck.solverScopes`; expressions that lack something take all of
  ///   it, in each compilation.
  private static let scopes = 25_000

  /// Compiles the program without the code that does not compile; returns why code is left out.
  ///
  /// The processor time of all compilations together has the bound `limit`. If nothing of the root
  /// would be left, or if errors stay, an error says so, with those of the whole program.
  func run(leavingOutFor root: RootChoice, of files: LooseFiles) async throws -> [OmittedCode] {
    let check = check
    let places = GeneratedPlaces(program.parts)
    var search = OmissionSearch(places.parts, conditions: check.conditions)
    var (whole, rest): (CompilerReport?, CompilerReport?)
    var seconds = 0.0
    if check.lacksModules {
      whole = try await check.report()
      _ = search.leaveOut(check.modules.map(OmissionSearch.Fault.init))
    }
    for number in 0..<Self.most {
      let attempt: Attempt
      do {
        attempt = try await compile(
          places.with(search.texts), check, scopes: number == 0 ? check.solverScopes : Self.scopes,
          seconds: max(limit - seconds, 1))
      } catch let error as LooseError {
        guard let whole, var end = error.end(ofOmissionsAfter: number + 1, limit: limit) else {
          throw error
        }
        // The root names what is left out.
        if case .compilerFailed(let message) = end, UnknownName(message) != nil {
          end = .nothingLeft(of: files.name(of: root, asked: true), without: search.omitted)
        }
        throw LooseError.notReduced(end, whole)
      }
      seconds += attempt.seconds
      guard let report = attempt.errors else {
        if let whole, search.leavesNothing(of: root, in: files) {
          throw LooseError.notReduced(
            .nothingLeft(of: files.name(of: root, asked: true), without: search.omitted), whole)
        }
        return search.omitted
      }
      rest = report
      if whole == nil {
        whole = try await check.explained(report.leavingOut(places.paths))
      }
      var faults = OmissionSearch.faults(in: report)
      if number == 0 {
        faults.insert(await check.causes(of: report).map(OmissionSearch.Fault.init), at: 0)
      }
      var isSmaller = false
      for faults in faults where !isSmaller { isSmaller = search.leaveOut(faults) }
      guard isSmaller || number == Self.most - 1 else {
        throw LooseError.notReduced(
          .errorsStay(compilations: number + 1, report.text), whole ?? report)
      }
    }
    let last = rest ?? CompilerReport("", knownPaths: [])
    throw LooseError.notReduced(.errorsStay(compilations: Self.most, last.text), whole ?? last)
  }
}

extension CompilerReport {
  /// The report without the errors in some files.
  fileprivate func leavingOut(_ paths: Set<String>) -> CompilerReport {
    var report = self
    report.findings.removeAll { paths.contains($0.path) }
    return report
  }

  /// The first error with its place, as one line.
  fileprivate var text: String { findings.first.map { "\($0.place): \($0.message)" } ?? "" }
}

extension LooseError {
  /// Why the search for code to leave out ended in a number of compilations; nil if the error has
  /// another reason.
  fileprivate func end(ofOmissionsAfter compilations: Int, limit: Double) -> OmissionEnd? {
    switch self {
    case .compilationLimit(_, let work, _):
      .time(seconds: limit, compilations: compilations, work: work)
    case .compilerFailed(let message): .compilerFailed(message: message)
    default: nil
    }
  }
}

extension OmissionSearch {
  /// Whether the views that the root names are all left with empty bodies.
  fileprivate func leavesNothing(of root: RootChoice, in files: LooseFiles) -> Bool {
    let emptied = emptiedViews
    guard !emptied.isEmpty else { return false }
    let shown = files.viewNames(of: root)
    return !shown.isEmpty && shown.isSubset(of: emptied)
  }
}

extension LooseFiles {
  /// The names of the files' own views in the code of a root.
  fileprivate func viewNames(of root: RootChoice) -> Set<String> {
    let views = Set(files.flatMap(\.outline.views).map(\.name))
    let code: String
    switch root {
    case .view(let name): return [name]
    case .expression(let text): code = text
    case .preview(let file, let index):
      code = files[file].source.text(files[file].outline.previews[index].body)
    case .provider(let name), .app(let name): code = declaration(of: name)
    case .delegates(let application, let scene, _):
      code = [application, scene].compactMap { $0.map(declaration) }.joined(separator: "\n")
    }
    return Set(SourceText(code).tokens.map(\.text)).intersection(views)
  }

  /// The code of a type.
  private func declaration(of name: String) -> String {
    for file in files {
      let tokens = file.source.tokens
      guard
        let index = tokens.indices.dropLast().first(where: {
          ["struct", "class"].contains(tokens[$0].text) && tokens[$0 + 1].text == name
        }), let open = tokens[index...].firstIndex(where: { $0.text == "{" })
      else { continue }
      var depth = 0
      for token in tokens[open...] {
        if token.text == "{" { depth += 1 }
        if token.text == "}" { depth -= 1 }
        if depth == 0 {
          return file.source.text(tokens[open].range.lowerBound..<token.range.upperBound)
        }
      }
    }
    return ""
  }
}
