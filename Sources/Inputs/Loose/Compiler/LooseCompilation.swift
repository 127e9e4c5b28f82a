import Foundation
import ScrollworkCompilers
import ScrollworkSystem

/// The compilation of a program to a library in a folder.
struct LooseCompilation: Sendable {
  let program: LooseProgram
  let toolchain: Toolchain
  let cache: LooseCache
  /// The folder of the sources and the library.
  let workshop: LooseStagingFolder
  let packages: FetchedPackages?
  let standIns: PreparedStandIns
  /// The bound of the processor time of the compiler, in seconds.
  let limit: Double

  /// The unknown names of the program.
  var check: ProgramCheck {
    ProgramCheck(program, toolchain, cache: cache, packages: packages, standIns: standIns)
  }

  /// Compiles the program as it is.
  func run() async throws {
    let check = check
    // The compiler would stop at a module that does not exist, and say nothing else.
    if check.lacksModules { throw LooseError.doesNotCompile(try await check.report()) }
    let scopes = check.solverScopes
    let places = GeneratedPlaces(program.parts, of: [SelectorProgram.path])
    var attempt = try await compile(places, check, scopes: scopes, seconds: limit)
    guard var report = attempt.errors else { return }
    // A method that cannot be called by its name is left out of those that can.
    var search = OmissionSearch(places.parts, conditions: check.conditions)
    var seconds = attempt.seconds
    while report.isOfGeneratedCode,
      search.leaveOut(report.findings.map(OmissionSearch.Fault.init))
    {
      attempt = try await compile(
        places.with(search.texts), check, scopes: scopes, seconds: max(limit - seconds, 1))
      guard let next = attempt.errors else { return }
      (report, seconds) = (next, seconds + attempt.seconds)
    }
    throw LooseError.doesNotCompile(try await check.explained(report))
  }

  /// What came of one run of the compiler.
  struct Attempt {
    /// The errors in the user's files and in generated code; nil if there are none.
    let errors: CompilerReport?
    /// The processor time that it took, in seconds.
    let seconds: Double
  }

  /// Compiles sources of the program, in `seconds` of processor time at most.
  func compile(
    _ places: GeneratedPlaces, _ check: ProgramCheck, scopes: Int, seconds: Double
  ) async throws -> Attempt {
    var sources: [String] = []
    for part in places.parts { sources.append(try workshop.rewrite(part.text, to: part.name)) }
    let library = workshop.folder.appending(path: LooseCache.libraryName)
    let arguments =
      LooseCompiler.options + standIns.aliasOptions + standIns.frameworkOptions
      + standIns.importOptions
      + (packages.map { $0.importOptions + $0.linkOptions } ?? [])
      + (try cache.compilerOptions()) + toolchain.linkerOptions + [
        "-I", toolchain.modules, "-load-plugin-executable",
        toolchain.previewPlugin + "#ScrollworkPreviewMacros", "-o", library.path,
        "-Xfrontend", "-solver-scope-threshold=\(scopes)",
      ] + sources + standIns.linkedPaths
    let result = try await CompilerProcess(
      toolchain.compiler, arguments, seconds: seconds, of: .processor)
    guard !result.isSuccess else {
      if let fault = CompiledFile.fault(of: library, as: .library) {
        throw LooseError.compilerFailed(message: fault)
      }
      return Attempt(errors: nil, seconds: result.seconds)
    }
    try Task.checkCancellation()
    let text = result.output
    if let line = text.split(separator: "\n").first(where: {
      $0.contains("cannot be imported by the Swift")
    }) {
      throw LooseError.mismatchedToolchain(
        compiler: toolchain.compiler, message: CompilerReport.withoutLocation(line))
    }
    if result.isLate {
      throw LooseError.compilationLimit(
        seconds: limit, work: result.work?.text(in: program.parts), try await check.report())
    }
    if result.isIdle {
      throw LooseError.compilerFailed(
        message: "it did nothing for \(SceneEnding.number(CompilerProcess.idleLimit)) s")
    }
    let report = CompilerReport(text, knownPaths: program.knownPaths.union(places.paths))
    guard !report.findings.isEmpty else {
      if text.contains(String(cString: strerror(ENOSPC))) {
        throw LooseError.cannotWrite(
          path: cache.root.path, reason: SystemError(number: ENOSPC).reason)
      }
      throw LooseError.compilerFailed(
        message: CompilerReport.reasonOutsideFiles(text) ?? "it gave no reason")
    }
    return Attempt(errors: report, seconds: result.seconds)
  }
}
