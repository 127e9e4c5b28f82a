import Foundation
import ScrollworkCompilers

/// The public names of the modules that files can import.
///
/// They are read from symbol graphs, once for the toolchain's modules and once for each build of
/// ours, and cached beside the compiled libraries.
struct ModuleNames: Sendable {
  /// The names of our modules.
  let ours: PublicNames
  /// The names of our modules and the toolchain's.
  let all: PublicNames

  /// The toolchain's modules that files see through `import SwiftUI` or without an import.
  private static let toolchainModules = [
    "Foundation", "Swift", "FoundationEssentials", "SwiftGlibc", "RegexBuilder",
    "FoundationInternationalization", "_Concurrency", "_StringProcessing", "Observation",
    "Synchronization", "Dispatch", "Glibc",
  ]

  /// The rooms of ours that views do not see.
  private static let hidden: Set<String> = [
    "Annex", "Assets", "Cairo", "Command", "Figures", "Loose", "Preview", "PreviewMacros",
    "Projects", "Reels", "Regression", "Shaders", "Studio", "System", "Testing", "Tool",
  ]

  /// The version of the form of cached names.
  private static let form = "names 4\n"

  /// The modules of ours whose names views can use.
  ///
  /// A build for tests has stand-ins beside the program too; those are compiled when files import them.
  private static func ours(_ toolchain: Toolchain) -> [String] {
    ImportableModules.names(in: toolchain.modules).filter { name in
      name.hasPrefix(StandIn.modulePrefix) && !name.hasSuffix("Tests")
        && StandIns.all.withModule(name) == nil
        && !hidden.contains(String(name.dropFirst("Scrollwork".count)))
    }
  }

  /// The names, if all parts are cached.
  static func cached(
    _ toolchain: Toolchain, _ packages: FetchedPackages? = nil,
    _ standIns: PreparedStandIns = PreparedStandIns(), cache: LooseCache
  ) -> ModuleNames? {
    guard var ours = cached(toolchain.identity, cache),
      var others = cached(toolchain.compilerIdentity, cache)
    else { return nil }
    for library in standIns.libraries {
      guard let names = cached(library.key, cache) else { return nil }
      ours.add(names)
    }
    if let packages, !packages.modules.isEmpty {
      guard let fetched = cached(toolchain.compilerIdentity + packages.identity, cache) else {
        return nil
      }
      others.add(fetched)
    }
    return ModuleNames(ours: ours, others: others)
  }

  /// The names; a module that the toolchain does not have contributes none.
  ///
  /// What cannot be read whole is never kept.
  ///
  /// - Throws: A ``LooseError`` for a module that cannot be read, or a `CancellationError`.
  static func load(
    _ toolchain: Toolchain, _ packages: FetchedPackages? = nil,
    _ standIns: PreparedStandIns = PreparedStandIns(), cache: LooseCache
  ) async throws -> ModuleNames {
    var others = try await load(
      toolchainModules, as: toolchain.compilerIdentity, toolchain, cache,
      required: ImportableModules.all(toolchain))
    if let packages, !packages.modules.isEmpty {
      others.add(
        try await load(
          packages.modules, as: toolchain.compilerIdentity + packages.identity, toolchain, cache,
          required: Set(packages.modules), options: packages.importOptions))
    }
    let modules = ours(toolchain)
    var ours = try await load(
      modules, as: toolchain.identity, toolchain, cache, required: Set(modules))
    for library in standIns.libraries {
      ours.add(
        try await load(
          [library.standIn.module], as: library.key, toolchain, cache,
          required: [library.standIn.module], options: standIns.importOptions))
    }
    return ModuleNames(ours: ours, others: others)
  }

  private init(ours: PublicNames, others: PublicNames) {
    self.ours = ours
    var all = others
    all.add(ours)
    self.all = all
  }

  private static func cached(_ identity: String, _ cache: LooseCache) -> PublicNames? {
    guard let kept = cache.library(LooseCache.key(of: form + identity)),
      let text = try? String(contentsOf: kept, encoding: .utf8)
    else { return nil }
    return PublicNames(text)
  }

  private static func load(
    _ modules: [String], as identity: String, _ toolchain: Toolchain, _ cache: LooseCache,
    required: Set<String>, options more: [String] = []
  ) async throws -> PublicNames {
    if let names = cached(identity, cache) { return names }
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    let options = try cache.compilerOptions() + more
    let graphs = workshop.folder.appending(path: "graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let names = try await SymbolExtraction(
      toolchain: toolchain, options: options, folder: graphs,
      optional: Set(modules).subtracting(required)
    ).names(in: modules)
    try FileManager.default.removeItem(at: graphs)
    _ = try workshop.write(names.text, to: LooseCache.libraryName)
    _ = try cache.keep(workshop, as: LooseCache.key(of: form + identity))
    return names
  }
}
