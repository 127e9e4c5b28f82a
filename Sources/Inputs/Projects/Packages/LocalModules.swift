/// The modules of the packages in a folder, with those that a project adds.
struct LocalModules: Sendable {
  /// The modules, each name once.
  private(set) var modules: [SourceModule] = []
  /// The packages that these would have to fetch.
  private var remote: [PackageReference] = []
  /// The names of the folders of packages in lowercase.
  private var folderNames: Set<String> = []
  private var visited: Set<String> = []

  /// The modules of packages in the folder, at the given paths and in the folders of managers.
  init(in tree: FileTree, packages: [String], besides modules: [SourceModule]) {
    self.modules = modules
    let inside = tree.files.filter { FilePath.name(of: $0) == "Package.swift" }
      .map { FilePath.folder(of: FilePath.join(tree.root, $0)) }
    for folder in packages + inside { add(folder, isNeeded: packages.contains(folder)) }
    for folder in VendoredModules.packages(in: tree) {
      add(folder, isNeeded: false, isVendored: true)
    }
    for module in VendoredModules.modules(in: tree) { add(module) }
  }

  private mutating func add(_ module: SourceModule) {
    guard !modules.contains(where: { $0.name == module.name }) else { return }
    modules.append(module)
  }

  private mutating func add(_ folder: String, isNeeded: Bool, isVendored: Bool = false) {
    guard visited.insert(folder).inserted, let manifest = PackageManifest(folder: folder) else {
      return
    }
    folderNames.insert(FilePath.name(of: folder).lowercased())
    for target in manifest.targets where target.kind == .library {
      let files = manifest.files(of: target)
      guard !files.sources.isEmpty else { continue }
      add(SourceModule(XcodeTarget.identifier(target.name), files, isVendored: isVendored))
    }
    if isNeeded { remote += manifest.references }
    for dependency in manifest.dependencies where dependency.isLocal {
      add(dependency.place, isNeeded: isNeeded, isVendored: isVendored)
    }
  }

  /// The packages that a project names, itself or by other managers, each once.
  func references(
    _ named: [PackageReference], pins: PackagePins = PackagePins(), in tree: FileTree
  ) -> [PackageReference] {
    var references: [PackageReference] = []
    for reference in named + remote + OtherManagers.references(in: tree) {
      if let index = references.firstIndex(where: { $0.identity == reference.identity }) {
        references[index] = references[index].adding(products: reference.products)
      } else {
        let isInFolder =
          folderNames.contains(reference.identity)
          || modules.contains { $0.name.lowercased() == reference.identity }
        references.append(reference.completed(by: pins, isInFolder: isInFolder))
      }
    }
    return references
  }
}
