import Foundation

/// The compilation of a program to a library in a folder.
struct LooseCompilation: Sendable {
  let program: LooseProgram
  let toolchain: Toolchain
  let cache: LooseCache
  /// The folder of the sources and the library.
  let workshop: StagingFolder
  let packages: FetchedPackages?
  /// The bound of the time, in seconds.
  let limit: Double

  /// The unknown names of the program.
  var check: ProgramCheck {
    ProgramCheck(
      program, toolchain, cache: cache, options: LooseCompiler.options, packages: packages)
  }

  /// Compiles the program as it is.
  func run() async throws {
    let check = check
    // The compiler would stop at a module that does not exist, and say nothing else.
    if check.lacksModules { throw LooseError.doesNotCompile(try await check.report()) }
    let scopes = check.solverScopes
    guard
      let report = try await errors(in: program.parts, check, scopes: scopes, seconds: limit)
    else { return }
    throw LooseError.doesNotCompile(try await check.explained(report))
  }

  /// Compiles sources of the program; returns the errors in the user's files, if there are any.
  func errors(
    in parts: [(name: String, text: String)], _ check: ProgramCheck, scopes: Int, seconds: Double
  ) async throws -> CompilerReport? {
    var sources: [String] = []
    for part in parts { sources.append(try workshop.rewrite(part.text, to: part.name)) }
    let cModules = CModules.options(map: try workshop.rewrite(CModules.map, to: "module.modulemap"))
    let library = workshop.folder.appending(path: LooseCache.libraryName)
    let arguments =
      LooseCompiler.options + cModules + program.frameworkOptions
      + (packages.map { $0.importOptions + $0.linkOptions } ?? [])
      + cache.compilerOptions + toolchain.linkerOptions + [
        "-I", toolchain.modules, "-load-plugin-executable",
        toolchain.previewPlugin + "#ScrollworkPreviewMacros", "-o", library.path,
        "-Xfrontend", "-solver-scope-threshold=\(scopes)",
      ] + sources
    let result = try await CompilerProcess(toolchain.compiler, arguments, seconds: seconds)
    guard !result.isSuccess else { return nil }
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
    let report = CompilerReport(text, knownPaths: program.knownPaths)
    guard !report.findings.isEmpty else {
      throw LooseError.compilerFailed(
        message: CompilerReport.reasonOutsideFiles(text) ?? "it gave no reason")
    }
    return report
  }
}
