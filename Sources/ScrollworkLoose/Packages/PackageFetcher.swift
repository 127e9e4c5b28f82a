package import Foundation
import ScrollworkProjects

/// The fetching of the packages that a project names, and that are neither modelled nor in its
/// folder.
///
/// A package of its own in the cache depends on them; Swift's package manager resolves and builds it
/// once. What was fetched is used again without the network.
package struct PackageFetcher: Sendable {
  let toolchain: Toolchain
  let cache: LooseCache

  /// A fetcher for a program, with the modules beside it.
  package init(program: URL) throws(LooseError) {
    toolchain = try Toolchain.find(program: program)
    cache = try LooseCache.trusted().cache
  }

  /// The longest time that the package manager may take, in seconds.
  ///
  /// - Source: chosen; large repositories over a slow network.
  static let limit = 1800.0

  /// The files together with the packages that they need.
  ///
  /// Packages that are not in the cache are fetched if `isAllowed`.
  package func completed(_ files: LooseFiles, isAllowed: Bool) async throws -> LooseFiles {
    let references = files.projects.flatMap(\.missingPackages)
      .filter { $0.url != nil && !PackageNeed.isModelled($0) }
    guard !references.isEmpty else { return files }
    let needed = missingModules(of: files)
    guard !needed.isEmpty else { return files }
    let manifest = FetchManifest(references: references)
    let place = cache.root.appending(
      path: "packages-"
        + LooseCache.key(
          of: toolchain.compilerIdentity + manifest.text + manifest.pins + "\(needed)"))
    let record = place.appending(path: "packages.json")
    if let data = try? Data(contentsOf: record),
      let kept = try? JSONDecoder().decode(FetchedPackages.self, from: data),
      kept.failures.isEmpty || !isAllowed
    {
      return try files.adding(kept)
    }
    guard isAllowed else { return files }
    let fetched = try await FetchRun(toolchain, folder: place).fetch(manifest, for: needed)
    try? JSONEncoder().encode(fetched).write(to: record, options: .atomic)
    return try files.adding(fetched)
  }

  /// The modules that files import and that are not there, in alphabetical order.
  private func missingModules(of files: LooseFiles) -> [String] {
    let program = LooseProgram(
      files, root: .expression("EmptyView()"), name: "packages", steps: nil)
    let conditions = BuildConditions(
      modules: ImportableModules.all(toolchain, options: LooseCompiler.options))
    let uses = NamesCheck(names: PublicNames(), conditions: conditions).unknownUses(in: program)
    return Set(uses.filter { $0.kind == .module }.map(\.name)).sorted()
  }
}
