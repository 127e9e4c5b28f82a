import Foundation
import Subprocess
import SystemPackage

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
    "Assets", "Cairo", "Command", "Figures", "Loose", "PreviewMacros", "Projects", "Reels",
    "Regression",
    "Studio", "System", "Testing", "Tool",
  ]

  /// The version of the form of cached names.
  private static let form = "names 3\n"

  /// The modules of ours whose names views can use.
  private static func ours(_ toolchain: Toolchain) -> [String] {
    ImportableModules.names(in: toolchain.modules).filter { name in
      name.hasPrefix("Scrollwork") && !name.hasSuffix("Tests")
        && !hidden.contains(String(name.dropFirst("Scrollwork".count)))
    }
  }

  /// The names, if both parts are cached.
  static func cached(
    _ toolchain: Toolchain, _ packages: FetchedPackages? = nil, cache: LooseCache
  ) -> ModuleNames? {
    guard let ours = cached(toolchain.identity, cache),
      var others = cached(toolchain.compilerIdentity, cache)
    else { return nil }
    if let packages, !packages.modules.isEmpty {
      guard let fetched = cached(toolchain.compilerIdentity + packages.identity, cache) else {
        return nil
      }
      others.add(fetched)
    }
    return ModuleNames(ours: ours, others: others)
  }

  /// The names; a module that cannot be read contributes none.
  static func load(
    _ toolchain: Toolchain, _ packages: FetchedPackages? = nil, cache: LooseCache
  ) async throws -> ModuleNames {
    var others = try await load(
      toolchainModules, as: toolchain.compilerIdentity, toolchain, cache)
    if let packages, !packages.modules.isEmpty {
      others.add(
        try await load(
          packages.modules, as: toolchain.compilerIdentity + packages.identity, toolchain, cache,
          options: packages.importOptions))
    }
    let ours = try await load(ours(toolchain), as: toolchain.identity, toolchain, cache)
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
    options more: [String] = []
  ) async throws -> PublicNames {
    if let names = cached(identity, cache) { return names }
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    let map = try workshop.write(CModules.map, to: "module.modulemap")
    let options = CModules.options(map: map) + cache.compilerOptions + more
    let graphs = workshop.folder.appending(path: "graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    // Two at a time, the largest first: each takes 0.1 to 2 s, and 250 MB of memory.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, module) in modules.enumerated() {
        if number >= 2 { try await group.next() }
        group.addTask { try await extract(module, toolchain, with: options, to: graphs) }
      }
      try await group.waitForAll()
    }
    var reader = SymbolGraphReader()
    let files = try FileManager.default.contentsOfDirectory(atPath: graphs.path).sorted()
    for file in files where file.hasSuffix(".symbols.json") {
      reader.read(try Data(contentsOf: graphs.appending(path: file)))
    }
    try FileManager.default.removeItem(at: graphs)
    _ = try workshop.write(reader.names.text, to: LooseCache.libraryName)
    _ = try cache.keep(workshop, as: LooseCache.key(of: form + identity))
    return reader.names
  }

  private static func extract(
    _ module: String, _ toolchain: Toolchain, with options: [String], to folder: URL
  ) async throws {
    let extractor = URL(filePath: toolchain.compiler).deletingLastPathComponent()
      .appending(path: "swift-symbolgraph-extract")
    _ = try await run(
      .path(FilePath(extractor.path)),
      arguments: Arguments(
        [
          "-module-name", module, "-I", toolchain.modules, "-target", target,
          "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir",
          folder.path,
        ] + options), input: .none, output: .discarded, error: .discarded)
  }

  private static var target: String {
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    #if os(Linux)
      return machine + "-unknown-linux-gnu"
    #else
      return machine + "-apple-macosx15.0"
    #endif
  }
}
