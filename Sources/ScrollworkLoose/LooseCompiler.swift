package import Foundation
import ScrollworkAssets

/// The compiler of Swift files to a library; libraries of unchanged files come from the cache.
package struct LooseCompiler: Sendable {
  private let toolchain: Toolchain
  private let cache: LooseCache
  /// A message about the cache, if it is not the user's own.
  package let warning: String?

  /// A compiler for a program, with the modules beside it.
  package init(program: URL) throws(LooseError) {
    toolchain = try Toolchain.find(program: program)
    (cache, warning) = try LooseCache.trusted()
  }

  /// Compiles the library of a view in the files, and returns its location.
  ///
  /// `view` is the name of a view, the title of a preview or an expression; nil chooses the root by
  /// `LooseFiles.root()`. `steps` is the path of a file with the steps of a script. The files may name
  /// the assets of catalogs in `assets` as symbols. The compiler is ended after `limit` seconds.
  package func library(
    _ files: LooseFiles, view: String?, steps: String?, assets: [URL] = [],
    limit: Double = Self.limit
  ) async throws -> URL {
    let root =
      try view.map { name throws(LooseError) in try files.root(named: name) }
      ?? files.root()
    let script = try steps.map { path throws(LooseError) in
      (path: path, text: try LooseFiles.read(path))
    }
    let program = LooseProgram(
      files, root: root, name: files.name(of: root, asked: view != nil), steps: script,
      assets: AssetFolders(assets))
    let key = LooseCache.key(
      of: toolchain.identity + Self.options.joined() + (files.packages?.identity ?? "")
        + program.identity)
    if let library = cache.library(key) { return library }
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    var sources: [String] = []
    for part in program.parts {
      sources.append(try workshop.write(part.text, to: part.name))
    }
    let library = workshop.folder.appending(path: LooseCache.libraryName)
    let cModules = CModules.options(map: try workshop.write(CModules.map, to: "module.modulemap"))
    let packages = files.packages.map { $0.importOptions + $0.linkOptions } ?? []
    do {
      try await compile(
        sources, with: cModules + program.frameworkOptions + packages, to: library, for: program,
        packages: files.packages, limit: limit)
    } catch LooseError.doesNotCompile(let report) where report.lacksModules {
      let needs = PackageNeed.needs(of: files)
      guard needs.contains(where: \.isMissing) else { throw LooseError.doesNotCompile(report) }
      throw LooseError.missingPackages(needs, report)
    }
    try Task.checkCancellation()
    return try cache.keep(workshop, as: key)
  }

  /// The default bound of a compilation, in seconds.
  ///
  /// - Source: chosen; more than ten times what the largest public projects tried take.
  package static let limit = 120.0

  /// The compiler options that do not depend on the files.
  static let options = ownOptions + PackageModules.options

  private static let ownOptions = [
    // One frontend for all files, and line tables as the only debug information: half the time.
    "-emit-library", "-parse-as-library", "-swift-version", "5", "-Onone", "-wmo",
    "-enable-bare-slash-regex",
    "-gline-tables-only", "-D", "DEBUG",
    // Paths stay as they were typed: the library may be run from another folder.
    "-file-compilation-dir", LooseChild.compilationFolder,
    "-module-name", LooseProgram.moduleName, "-suppress-warnings", "-diagnostic-style", "llvm",
    "-no-color-diagnostics", "-module-alias", "SwiftUI=ScrollworkSwiftUI",
    "-module-alias", "UIKit=ScrollworkUIKit", "-module-alias", "Combine=ScrollworkCombine",
  ]

  /// Writes the bundle of the files' app; returns the path of its program.
  package func stage(_ files: LooseFiles) throws(LooseError) -> URL {
    try cache.stage(files.bundle, with: files.resources)
  }

  private func compile(
    _ sources: [String], with options: [String], to library: URL, for program: LooseProgram,
    packages: FetchedPackages?, limit: Double
  ) async throws {
    let check = ProgramCheck(
      program, toolchain, cache: cache, options: Self.options, packages: packages)
    // The compiler would stop at a module that does not exist, and say nothing else.
    if check.lacksModules { throw LooseError.doesNotCompile(try await check.report()) }
    let arguments =
      Self.options + options + cache.compilerOptions + toolchain.linkerOptions + [
        "-I", toolchain.modules, "-load-plugin-executable",
        toolchain.previewPlugin + "#ScrollworkPreviewMacros", "-o", library.path,
        "-Xfrontend", "-solver-scope-threshold=\(check.solverScopes)",
      ] + sources
    let result = try await CompilerProcess(toolchain.compiler, arguments, seconds: limit)
    guard !result.isSuccess else { return }
    try Task.checkCancellation()
    let text = result.output
    if let line = text.split(separator: "\n").first(where: {
      $0.contains("cannot be imported by the Swift")
    }) {
      throw LooseError.mismatchedToolchain(
        compiler: toolchain.compiler, message: CompilerReport.withoutLocation(line))
    }
    let report = CompilerReport(text, knownPaths: program.knownPaths)
    if result.isLate {
      throw LooseError.compilationLimit(
        seconds: limit, work: result.work?.text(in: program.parts), try await check.report())
    }
    guard !report.findings.isEmpty else {
      throw LooseError.compilerFailed(
        message: CompilerReport.reasonOutsideFiles(text) ?? "it gave no reason")
    }
    throw LooseError.doesNotCompile(try await check.explained(report))
  }
}
