import ScrollworkSystem

/// The files of a target: sources to compile, and resources.
struct TargetFiles: Hashable, Sendable {
  /// The paths of the Swift files.
  private(set) var sources: [String] = []
  /// The paths of the other files; a folder is one resource.
  private(set) var resources: [String] = []
  /// The paths of the Metal files.
  private(set) var shaders: [String] = []
  /// The paths of the headers, which Metal files include by name.
  private(set) var headers: [String] = []
  private var known: Set<String> = []
  /// Whether all folders of the target were read.
  private(set) var isWhole = true

  /// Notes that a folder's files are added, which may not be all that it has.
  mutating func note(_ tree: FileTree) { isWhole = isWhole && tree.isWhole }

  /// Adds a file, by its kind; what belongs to the project and not to its product is left out.
  mutating func add(_ path: String) {
    switch FilePath.ending(of: path) {
    case "swift" where FilePath.name(of: path) != "Package.swift":
      if known.insert(path).inserted { sources.append(path) }
    case "metal": if known.insert(path).inserted { shaders.append(path) }
    case let ending where Self.headerEndings.contains(ending):
      if known.insert(path).inserted { headers.append(path) }
    case "swift", "m", "mm", "c", "cpp", "xcodeproj", "xcworkspace", "entitlements",
      "md", "docc", "xcconfig", "yml", "yaml", "playground", "resolved", "modulemap", "xctestplan",
      "storekit", "framework", "xcframework", "app", "gyb", "sh", "lock":
      break
    default: addResource(path)
    }
  }

  /// Adds a resource.
  mutating func addResource(_ path: String) {
    let name = FilePath.name(of: path)
    guard name != "Info.plist", !name.hasPrefix(".") else { return }
    if known.insert(path).inserted { resources.append(path) }
  }

  /// Adds the headers below a folder, if there are Metal files.
  mutating func addHeaders(in tree: FileTree) {
    guard !shaders.isEmpty else { return }
    for path in tree.files where Self.headerEndings.contains(FilePath.ending(of: path)) {
      add(FilePath.join(tree.root, path))
    }
  }

  private static let headerEndings: Set = ["h", "hh", "hpp", "metalh"]

  /// Adds the files of another target.
  mutating func add(_ other: TargetFiles) {
    for path in other.sources + other.shaders + other.headers { add(path) }
    for path in other.resources { addResource(path) }
    isWhole = isWhole && other.isWhole
  }
}
