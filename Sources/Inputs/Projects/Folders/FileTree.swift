import ScrollworkSystem

/// The files below a folder that may belong to an app.
///
/// Folders that are one thing to Xcode, such as asset catalogs, count as files. Hidden files, build
/// products and fetched dependencies are left out. A folder is read once, however many links lead to it,
/// and by its own path if it has one here; links to the folders around the root are left out.
struct FileTree: Sendable {
  /// The path of the folder.
  let root: String
  /// The paths of the files relative to the folder, in alphabetical order.
  private(set) var files: [String] = []
  /// The paths of the folders of others, which are not looked into.
  private(set) var foreignFolders: [String] = []
  /// Whether all folders were read; false where there are more entries than are looked at.
  private(set) var isWhole = true

  /// The files of `root` and of its folders; of a path that is no folder, none.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - limit: The most entries of folders that are looked at.
  init(_ root: String, limit: Int = Self.mostEntries) {
    self.root = root
    var walk = Walk(entriesLeft: limit, visited: FileIdentity.around(root))
    read("", depth: 0, &walk)
    // A folder that a link leads to may have a path of its own, which is the better one.
    var next = 0
    while next < walk.links.count {
      let link = walk.links[next]
      next += 1
      if walk.visit(FilePath.join(root, link.path)) { read(link.path, depth: link.depth, &walk) }
    }
    isWhole = walk.entriesLeft >= 0
    if next > 0 {
      files = files.map { $0.split(separator: "/") }
        .sorted { $0.lexicographicallyPrecedes($1) }.map { $0.joined(separator: "/") }
    }
  }

  /// What is left to read, and what was read.
  private struct Walk {
    /// The number of entries that may still be looked at; negative if there were more.
    var entriesLeft: Int
    /// The folders that are read.
    var visited: Set<FileIdentity>
    /// The links to folders, relative to the root.
    var links: [(path: String, depth: Int)] = []

    /// Whether a folder was not read before.
    mutating func visit(_ path: String) -> Bool {
      FileIdentity(path).map { visited.insert($0).inserted } ?? false
    }
  }

  /// The most entries of folders that are looked at.
  ///
  /// - Source: chosen: ten times those of large apps, and found in some 0.2 s.
  static let mostEntries = 100_000

  /// The maximum depth of nested folders; what is deeper is left out.
  ///
  /// - Source: chosen; projects have less than twenty.
  private static let deepest = 64

  private mutating func read(_ folder: String, depth: Int, _ walk: inout Walk) {
    guard depth < Self.deepest else { return }
    let path = folder.isEmpty ? root : FilePath.join(root, folder)
    for entry in FolderEntries.all(in: path) where !entry.name.hasPrefix(".") {
      walk.entriesLeft -= 1
      guard walk.entriesLeft >= 0 else { return }
      let relative = folder.isEmpty ? entry.name : folder + "/" + entry.name
      guard entry.isFolder || entry.kind == .linkedFolder else {
        files.append(relative)
        continue
      }
      if Self.foreignNames.contains(entry.name) {
        foreignFolders.append(relative)
      } else if Self.unitEndings.contains(FilePath.ending(of: entry.name)) {
        files.append(relative)
      } else if entry.kind == .linkedFolder {
        walk.links.append((relative, depth + 1))
      } else if walk.visit(FilePath.join(root, relative)) {
        read(relative, depth: depth + 1, &walk)
      }
    }
  }

  /// The names of folders with build products and with the sources of others.
  private static let foreignNames: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts", "fastlane",
  ]

  /// The name endings of folders that count as one file.
  private static let unitEndings: Set = [
    "xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "playground",
    "xcdatamodeld", "xcdatamodel", "scnassets", "docc", "mlpackage", "icon", "rcproject",
    "xcappdata", "app",
  ]

  /// The paths of the folders directly in a folder, without hidden ones, in alphabetical order.
  static func folders(in path: String) -> [String] {
    FolderEntries.all(in: path)
      .filter { !$0.name.hasPrefix(".") && ($0.isFolder || $0.kind == .linkedFolder) }
      .map { FilePath.join(path, $0.name) }
  }

  /// The paths of the Swift files.
  var sources: [String] { files.filter { $0.hasSuffix(".swift") } }
}
