/// The modules of the packages in a folder, with those that a project adds.
struct LocalModules: Sendable {
  /// The modules, each name once.
  private(set) var modules: [SourceModule] = []
  /// The packages that these would have to fetch, by their addresses.
  private(set) var missingPackages: [String] = []
  private var visited: Set<String> = []

  /// The modules of packages in the folder and at the given paths.
  init(in tree: FileTree, packages: [String], besides modules: [SourceModule]) {
    self.modules = modules
    let inside = tree.files.filter { FilePath.name(of: $0) == "Package.swift" }
      .map { FilePath.folder(of: FilePath.join(tree.root, $0)) }
    for folder in packages + inside { add(folder, isNeeded: packages.contains(folder)) }
  }

  private mutating func add(_ folder: String, isNeeded: Bool) {
    guard visited.insert(folder).inserted, let manifest = PackageManifest(folder: folder) else {
      return
    }
    for target in manifest.targets where target.kind == .library {
      let name = XcodeTarget.identifier(target.name)
      let files = manifest.files(of: target)
      guard !files.sources.isEmpty, !modules.contains(where: { $0.name == name }) else { continue }
      modules.append(SourceModule(name, files))
    }
    for dependency in manifest.dependencies {
      if dependency.isLocal {
        add(dependency.place, isNeeded: isNeeded)
      } else if isNeeded {
        missingPackages.append(dependency.place)
      }
    }
  }
}
