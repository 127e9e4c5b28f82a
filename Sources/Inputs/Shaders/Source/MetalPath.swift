/// Paths of files and of what they include.
enum MetalPath {
  /// The folder of a path, which ends in a slash unless it is empty.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The file name of a path.
  static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// A path without `.` and with `..` resolved by its text.
  static func normal(_ path: String) -> String {
    var names: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolute {
        names.append(name)
      }
    }
    return (isAbsolute ? "/" : "") + names.joined(separator: "/")
  }

  /// The path of what a file in `folder` includes as `name`.
  static func path(of name: String, in folder: String) -> String {
    normal(name.hasPrefix("/") ? name : folder + name)
  }
}
