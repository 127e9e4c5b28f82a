extension PackageManifest {
  /// The targets of the app: those that it names, else the first program.
  fileprivate var programs: [Target] {
    let named = targets.filter { appTargets.contains($0.name) }
    return named.isEmpty ? Array(targets.filter { $0.kind == .executable }.prefix(1)) : named
  }

  /// Whether the package makes an app or a program.
  var hasApp: Bool { !programs.isEmpty }
}

extension AppProject {
  /// The app of a package; of a library, all its targets.
  init(_ manifest: PackageManifest, at path: String, tree: FileTree) {
    let libraries = manifest.targets.filter { $0.kind == .library }
    let programs = manifest.hasApp ? manifest.programs : libraries
    var files = TargetFiles()
    for target in programs { files.add(manifest.files(of: target)) }
    let locals = LocalModules(
      in: tree, packages: manifest.dependencies.filter(\.isLocal).map(\.place), besides: [])
    self.init(
      path: path, name: manifest.name,
      app: SourceModule(XcodeTarget.identifier(programs.first?.name ?? manifest.name), files),
      modules: locals.modules.filter { module in !programs.contains { $0.name == module.name } },
      leftOut: manifest.targets.filter { $0.kind == .tests }.map { "\($0.name) (tests)" },
      packages: locals.references(
        manifest.references,
        pins: PackagePins(path: FilePath.join(manifest.folder, "Package.resolved"))
          ?? PackagePins(), in: tree),
      developmentLanguage: manifest.developmentLanguage,
      info: AppInfo(
        values: ["CFBundleName": manifest.name]
          .merging(manifest.version.map { ["CFBundleShortVersionString": $0] } ?? [:]) { $1 }),
      isWhole: tree.isWhole)
  }
}
