extension LooseCompilation {
  /// The maximum number of compilations of one program.
  ///
  /// - Source: chosen; the public projects tried need fewer than ten.
  private static let most = 24

  /// The bound of the compiler's search for types once code is left out, in scopes of its solver.
  ///
  /// - Source: measured: see `ProgramCheck.solverScopes`; expressions that lack something take all of
  ///   it, in each compilation.
  private static let scopes = 25_000

  /// Compiles the program without the code that does not compile; returns what is left out.
  ///
  /// If nothing of the root would be left, or if there is no end, the errors of the whole program are
  /// thrown.
  func run(leavingOutFor root: RootChoice, of files: LooseFiles) async throws -> [OmittedCode] {
    let check = check
    let clock = ContinuousClock()
    let end = clock.now + .seconds(limit)
    var search = OmissionSearch(program.parts, conditions: check.conditions)
    var whole: CompilerReport?
    if check.lacksModules {
      whole = try await check.report()
      _ = search.leaveOut(check.modules.map(OmissionSearch.Fault.init))
    }
    for number in 0..<Self.most {
      let seconds = (end - clock.now) / .seconds(1)
      let found: CompilerReport?
      do {
        found = try await errors(
          in: search.texts, check, scopes: number == 0 ? check.solverScopes : Self.scopes,
          seconds: max(seconds, 1))
      } catch let error as LooseError {
        guard let whole, error.isOfCompiler else { throw error }
        throw LooseError.doesNotCompile(whole)
      }
      guard let report = found else {
        if let whole, search.leavesNothing(of: root, in: files) {
          throw LooseError.doesNotCompile(whole)
        }
        return search.omitted
      }
      if whole == nil { whole = try await check.explained(report) }
      var faults = OmissionSearch.faults(in: report)
      if number == 0 {
        faults.insert(await check.causes(of: report).map(OmissionSearch.Fault.init), at: 0)
      }
      var isSmaller = false
      for faults in faults where !isSmaller { isSmaller = search.leaveOut(faults) }
      guard isSmaller else { break }
    }
    throw LooseError.doesNotCompile(whole ?? CompilerReport("", knownPaths: []))
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

extension LooseError {
  /// Whether it is about what the compiler made of the sources.
  fileprivate var isOfCompiler: Bool {
    switch self {
    case .compilerFailed, .compilationLimit: true
    default: false
    }
  }
}
