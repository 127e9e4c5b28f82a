import Foundation
import ScrollworkSystem

extension AppProject {
  /// Whether a path is one that projects are found by: a folder, a project or a manifest.
  package static func isProject(_ path: String) -> Bool {
    InputFile.isFolder(path) || FilePath.name(of: path) == "Package.swift"
  }

  /// The app of a folder, an `.xcodeproj`, an `.xcworkspace`, a `.swiftpm` or a `Package.swift`.
  ///
  /// In a folder the project nearest to its top counts; without one, all files are the app's.
  package init?(_ path: String) {
    let place = FilePath.join(path, "")
    switch FilePath.ending(of: place) {
    case "xcodeproj":
      guard let project = XcodeProject(place),
        let app = AppProject(project, at: path, tree: FileTree(project.folder))
      else { return nil }
      self = app
    case "xcworkspace":
      self.init(folder: FilePath.folder(of: place), path: path)
    case "swift":
      let folder = FilePath.folder(of: place)
      guard let manifest = PackageManifest(folder: folder) else { return nil }
      self.init(manifest, at: path, tree: FileTree(folder))
    default: self.init(folder: place, path: path)
    }
  }

  private init(folder: String, path: String) {
    let tree = FileTree(folder)
    for place in Self.places(in: tree) {
      let path = FilePath.join(folder, place)
      if place.hasSuffix(".xcodeproj") {
        if let project = XcodeProject(path), let app = AppProject(project, at: path, tree: tree) {
          self = app
          return
        }
      } else if let manifest = PackageManifest(folder: FilePath.folder(of: path)),
        manifest.hasApp
      {
        self.init(manifest, at: path, tree: FileTree(manifest.folder))
        return
      }
    }
    if let manifest = PackageManifest(folder: folder), !manifest.targets.isEmpty {
      self.init(manifest, at: path, tree: tree)
    } else {
      self.init(plain: tree, at: path)
    }
  }

  /// The projects and manifests of a folder, the shallowest first, projects before manifests.
  ///
  /// A folder with Swift files of its own and no project beside them is no project.
  private static func places(in tree: FileTree) -> [String] {
    let found = tree.files.filter {
      $0.hasSuffix(".xcodeproj") || FilePath.name(of: $0) == "Package.swift"
    }
    let depth = { (path: String) in path.count { $0 == "/" } }
    let isPlain = tree.sources.contains { depth($0) == 0 && $0 != "Package.swift" }
    if isPlain, !found.contains(where: { depth($0) == 0 }) { return [] }
    return found.enumerated().sorted { one, other in
      let key = { (path: String) in (depth(path), path.hasSuffix(".xcodeproj") ? 0 : 1) }
      let (first, second) = (key(one.element), key(other.element))
      return (first.0, first.1, one.offset) < (second.0, second.1, other.offset)
    }.map(\.element)
  }

  /// All files of a folder that are no tests.
  private init(plain tree: FileTree, at path: String) {
    var files = TargetFiles()
    var tests: Set<String> = []
    for file in tree.files {
      if let test = file.split(separator: "/").dropLast().first(where: { $0.hasSuffix("Tests") }) {
        if file.hasSuffix(".swift") { tests.insert(String(test)) }
      } else {
        files.add(FilePath.join(tree.root, file))
      }
    }
    let name = Self.name(of: tree.root)
    let locals = LocalModules(in: tree, packages: [], besides: [])
    self.init(
      path: path, name: name, app: SourceModule(XcodeTarget.identifier(name), files),
      modules: locals.modules.filter(\.isVendored),
      leftOut: tests.sorted().map { "\($0) (tests)" }, packages: locals.references([], in: tree),
      isWhole: tree.isWhole)
  }

  /// The name of a folder, also of the current one.
  private static func name(of folder: String) -> String {
    let name = FilePath.stem(of: folder)
    guard name.isEmpty || name == "." || name == ".." else { return name }
    return URL(filePath: folder).standardizedFileURL.deletingPathExtension().lastPathComponent
  }
}
