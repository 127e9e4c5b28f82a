/// Files and folders by their relative paths, asked for the one that a path lies in.
struct PathSet {
  private let paths: Set<String>

  init(_ paths: some Sequence<String>) { self.paths = Set(paths) }

  /// The outermost path of the set that `path` is, or is in; nil for none.
  func path(around path: String) -> String? {
    guard !paths.isEmpty else { return nil }
    if paths.contains(".") { return "." }
    var start = path.startIndex
    while let slash = path[start...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      if paths.contains(folder) { return folder }
      start = path.index(after: slash)
    }
    return paths.contains(path) ? path : nil
  }

  /// Whether `path` is in the set, or in a folder of it.
  func covers(_ path: String) -> Bool { self.path(around: path) != nil }
}
