import ScrollworkSystem

/// The modules of the packages in a folder, with those that a project adds.
struct LocalModules: Sendable {
  /// The modules, each name once.
  private(set) var modules: [SourceModule] = []
  /// The packages that these would have to fetch.
  private var remote: [PackageReference] = []
  /// The names of the folders of packages in lowercase.
  private var folderNames: Set<String> = []
  /// The names of the modules.
  private var names: Set<String> = []
  /// The folders of packages that are read; packages may depend on each other in a circle.
  private var visited: Set<FileIdentity> = []

  /// The modules of packages in the folder, at the given paths and in the folders of managers.
  init(in tree: FileTree, packages: [String], besides modules: [SourceModule]) {
    self.modules = modules
    names = Set(modules.map(\.name))
    let inside = tree.files.filter { FilePath.name(of: $0) == "Package.swift" }
      .map { FilePath.folder(of: FilePath.join(tree.root, $0)) }
    for folder in packages { add(folder, isNeeded: true) }
    for folder in inside { add(folder, isNeeded: false) }
    for folder in VendoredModules.packages(in: tree) {
      add(folder, isNeeded: false, isVendored: true)
    }
    for module in VendoredModules.modules(in: tree) { add(module) }
  }

  private mutating func add(_ module: SourceModule) {
    if names.insert(module.name).inserted { modules.append(module) }
  }

  /// Adds a package and the local packages that it depends on.
  private mutating func add(_ folder: String, isNeeded: Bool, isVendored: Bool = false) {
    var next = [folder]
    while let folder = next.popLast() {
      guard let identity = FileIdentity(folder), visited.insert(identity).inserted,
        let manifest = PackageManifest(folder: folder)
      else { continue }
      folderNames.insert(FilePath.name(of: folder).lowercased())
      for target in manifest.targets where target.kind == .library {
        let files = manifest.files(of: target)
        guard !files.sources.isEmpty else { continue }
        add(SourceModule(XcodeTarget.identifier(target.name), files, isVendored: isVendored))
      }
      if isNeeded { remote += manifest.references }
      next += manifest.dependencies.filter(\.isLocal).map(\.place).reversed()
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
