/// The unknown names of a program that is about to be compiled, and what they make of the compiler's
/// errors.
struct ProgramCheck: Sendable {
  private let program: LooseProgram
  private let toolchain: Toolchain
  private let cache: LooseCache
  let conditions: BuildConditions
  private let packages: FetchedPackages?
  private let standIns: PreparedStandIns
  /// The unknown uses, if the names are cached.
  private let early: [UnknownUse]?
  /// The uses of modules that do not exist.
  let modules: [UnknownUse]

  init(
    _ program: LooseProgram, _ toolchain: Toolchain, cache: LooseCache,
    packages: FetchedPackages? = nil, standIns: PreparedStandIns
  ) {
    (self.program, self.toolchain, self.cache) = (program, toolchain, cache)
    (self.packages, self.standIns) = (packages, standIns)
    conditions = BuildConditions(
      modules: ImportableModules.all(toolchain).union(packages?.modules ?? []))
    let names = ModuleNames.cached(toolchain, packages, standIns, cache: cache)
    let uses = NamesCheck(names: names?.all ?? PublicNames(), conditions: conditions)
      .unknownUses(in: program)
    early = names == nil ? nil : uses
    modules = uses.filter { $0.kind == .module }
  }

  /// Whether the files certainly import a module that does not exist; an SDK has modules elsewhere.
  var lacksModules: Bool {
    #if os(Linux)
      return !modules.isEmpty
    #else
      return false
    #endif
  }

  /// The bound of the compiler's search for types in one expression, in scopes of its solver.
  ///
  /// - Source: measured with Swift 6.3.1: the project's scenes and examples, and all public projects
  ///   tried that compile, need fewer than 20,000 scopes. The compiler's own bound, a million, takes
  ///   it 30 to 130 s; a body with unknown names reaches it, since no types are right.
  var solverScopes: Int { early?.isEmpty ?? true ? 400_000 : 50_000 }

  /// The errors of the unknown names alone.
  func report() async throws -> CompilerReport {
    let names = try await ModuleNames.load(toolchain, packages, standIns, cache: cache)
    return CompilerReport("", knownPaths: []).replacing(uses(names), stopped: true)
      .explained(by: KnownNames(names.ours))
  }

  /// The compiler's errors with those of unknown names told as such.
  func explained(_ report: CompilerReport) async throws -> CompilerReport {
    guard let names = try? await ModuleNames.load(toolchain, packages, standIns, cache: cache)
    else {
      return report.explained(by: KnownNames())
    }
    return report.replacing(uses(names)).explained(by: KnownNames(names.ours))
  }

  /// The uses of unknown names that errors of the compiler come of; those of argument labels are left
  /// to the compiler.
  func causes(of report: CompilerReport) async -> [UnknownUse] {
    guard let names = try? await ModuleNames.load(toolchain, packages, standIns, cache: cache)
    else {
      return []
    }
    let all = report.findings + report.consequences
    return uses(names).filter { use in
      if case .label = use.kind { return false }
      return all.contains { $0.path == use.place.path && use.body.contains($0.line) }
    }
  }

  private func uses(_ names: ModuleNames) -> [UnknownUse] {
    early ?? NamesCheck(names: names.all, conditions: conditions).unknownUses(in: program)
  }
}

extension NamesCheck {
  /// The uses of names that do not exist in the user's files of a program.
  func unknownUses(in program: LooseProgram) -> [UnknownUse] {
    unknownUses(inParts: program.parts).filter {
      program.knownPaths.contains($0.place.path) && $0.place.path != SelectorProgram.path
        && !program.shaderNames.contains($0.name)
    }
  }
}
