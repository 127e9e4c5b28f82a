import ScrollworkSystem

/// The Metal files and headers of a folder and of the folders in it.
struct MetalFolder {
  /// The paths, which begin with that of the folder, in order.
  private(set) var files: [String] = []

  /// The largest depth of folders, and the largest number of files.
  ///
  /// - Source: chosen; no target has more.
  private static let (depthLimit, fileLimit) = (32, 20_000)

  init(_ path: String) {
    add(path == "." ? "" : path.hasSuffix("/") ? path : path + "/", depth: 0)
  }

  private mutating func add(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for entry in FolderEntries.sorted(in: folder.isEmpty ? "." : folder)
    where !entry.name.hasPrefix(".") && files.count < Self.fileLimit {
      if entry.isFolder {
        add(folder + entry.name + "/", depth: depth + 1)
      } else if Self.isPart(entry.name) {
        files.append(folder + entry.name)
      }
    }
  }

  /// Whether a file of a name may be compiled or included.
  static func isPart(_ name: String) -> Bool {
    [".metal", ".h", ".hpp", ".hh", ".metalh", ".inc"].contains { name.hasSuffix($0) }
  }
}
