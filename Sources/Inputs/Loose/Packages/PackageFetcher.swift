package import Foundation
import ScrollworkCompilers
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

  /// The version of the form of what is kept.
  private static let form = "packages 3\n"

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
          of: Self.form + toolchain.compilerIdentity + manifest.text + manifest.pins + "\(needed)"))
    let record = place.appending(path: "packages.json")
    if let data = try? Data(contentsOf: record),
      let kept = try? JSONDecoder().decode(FetchedPackages.self, from: data),
      kept.failures.isEmpty || !isAllowed, kept.fault == nil
    {
      try? FileManager.default.setAttributes(
        [.modificationDate: Date()], ofItemAtPath: place.path)
      return try files.adding(kept)
    }
    guard isAllowed else { return files }
    // The packages are built in place: a record stands for a build that ended.
    try? FileManager.default.removeItem(at: record)
    let fetched = try await FetchRun(toolchain, folder: place).fetch(manifest, for: needed)
    try? JSONEncoder().encode(fetched).write(to: record, options: .atomic)
    prune()
    return try files.adding(fetched)
  }

  /// The most sets of packages that are kept.
  ///
  /// - Source: chosen; some hundred megabytes each.
  private static let most = 20

  /// Removes the least recently used sets of packages.
  private func prune() {
    let key = URLResourceKey.contentModificationDateKey
    let folders =
      (try? FileManager.default.contentsOfDirectory(
        at: cache.root, includingPropertiesForKeys: [key])) ?? []
    let dated = folders.filter { $0.lastPathComponent.hasPrefix("packages-") }.map { url in
      (url, (try? url.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast)
    }
    for (url, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.most) {
      try? FileManager.default.removeItem(at: url)
    }
    CacheBound(root: cache.root).keep()
  }

  /// The modules that files import and that are not there, in alphabetical order.
  private func missingModules(of files: LooseFiles) -> [String] {
    let program = LooseProgram(
      files, root: .expression("EmptyView()"), name: "packages", steps: nil)
    let conditions = BuildConditions(
      modules: ImportableModules.all(toolchain))
    let uses = NamesCheck(names: PublicNames(), conditions: conditions).unknownUses(in: program)
    return Set(uses.filter { $0.kind == .module }.map(\.name)).sorted()
  }
}
