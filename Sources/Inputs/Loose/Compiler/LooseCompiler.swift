package import Foundation
import ScrollworkAssets
import ScrollworkCompilers

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

  /// Compiles the library of a view in the files.
  ///
  /// `view` is the name of a view, the title of a preview or an expression; nil chooses the root by
  /// `LooseFiles.root()`. `steps` is the path of a file with the steps of a script. The files may name
  /// the assets of catalogs in `assets` as symbols. The compiler is ended after `limit` seconds of processor time. If
  /// the compilation is not strict, code that does not compile is left out. The Metal files in `shaders`
  /// are compiled at the same time, to libraries of their own.
  package func library(
    _ files: LooseFiles, view: String?, steps: String?, assets: [URL] = [],
    shaders: LooseShaders = LooseShaders(), limit: Double = Self.limit, isStrict: Bool = true,
    onStandIn: @Sendable (StandInCompiler.Event) -> Void = { _ in }
  ) async throws -> CompiledLibrary {
    async let outcome = shaders.compiled(
      for: files, conditions: BuildConditions(files, toolchain), cache: cache)
    var library: CompiledLibrary
    do {
      library = try await swiftLibrary(
        files, view: view, steps: steps, assets: assets, shaderNames: shaders.names, limit: limit,
        isStrict: isStrict, onStandIn: onStandIn)
    } catch LooseError.doesNotCompile(let report) {
      // Errors in both languages are told at once.
      throw LooseError.doesNotCompile(
        try await outcome.report.map { report.adding($0) } ?? report)
    }
    (library.shaders, library.shaderReport) = try await (outcome.libraries, outcome.report)
    if isStrict, let report = library.shaderReport { throw LooseError.doesNotCompile(report) }
    return library
  }

  /// Compiles the library of the Swift code.
  private func swiftLibrary(
    _ files: LooseFiles, view: String?, steps: String?, assets: [URL], shaderNames: Set<String>,
    limit: Double, isStrict: Bool, onStandIn: @Sendable (StandInCompiler.Event) -> Void
  ) async throws -> CompiledLibrary {
    let root =
      try view.map { name throws(LooseError) in try files.root(named: name) }
      ?? files.root()
    let script = try steps.map { path throws(LooseError) in
      (path: path, text: try LooseFiles.read(path))
    }
    let program = LooseProgram(
      files, root: root, name: files.name(of: root, asked: view != nil), steps: script,
      assets: AssetFolders(assets), shaderNames: shaderNames)
    let standIns = try await StandInCompiler(toolchain, cache: cache)
      .prepared(program.standIns, onEvent: onStandIn)
    let key = LooseCache.key(
      of: toolchain.identity + Self.options.joined() + (files.packages?.identity ?? "")
        + standIns.identity
        + (isStrict ? "" : "lenient") + program.identity)
    if let library = cache.library(key) { return CompiledLibrary(library) }
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    let compilation = LooseCompilation(
      program: program, toolchain: toolchain, cache: cache, workshop: workshop,
      packages: files.packages, standIns: standIns, limit: limit)
    do {
      if isStrict {
        try await compilation.run()
      } else {
        let omitted = try await compilation.run(leavingOutFor: root, of: files)
        try CompiledLibrary.write(omitted, to: workshop)
      }
    } catch let error as LooseError {
      guard let report = error.report, report.lacksModules else { throw error }
      let needs = PackageNeed.needs(of: files)
      guard needs.contains(where: \.isMissing) else { throw error }
      throw LooseError.missingPackages(needs, report)
    }
    try Task.checkCancellation()
    return CompiledLibrary(try cache.keep(workshop, as: key))
  }

  /// The default bound of the compiler's processor time, in seconds.
  ///
  /// - Source: chosen; ten compilations of a project of 100 files, each of which takes up to 60 s where
  ///   others use the processors too.
  package static let limit = 600.0

  /// The compiler options that do not depend on the files.
  static let options = [
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

  /// Writes the bundle of the files' app with the list of its compiled shaders; returns the path of its
  /// program.
  package func stage(_ files: LooseFiles, shaders: [URL] = []) throws(LooseError) -> URL {
    try cache.stage(files.bundle, with: files.resources, shaders: shaders)
  }
}
