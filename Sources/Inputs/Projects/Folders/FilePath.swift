/// Arithmetic of paths that keeps them as they were typed.
enum FilePath {
  /// A path inside a folder; `.` and `..` components are resolved where that needs no look at the
  /// disk.
  static func join(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    var base = folder[...]
    while base.count > 1, base.hasSuffix("/") { base.removeLast() }
    while parts.first == "..", !base.isEmpty, base != "/", base != ".", !base.hasSuffix("..") {
      parts.removeFirst()
      base = base.lastIndex(of: "/").map { $0 == base.startIndex ? "/" : base[..<$0] } ?? "."
    }
    let rest = parts.joined(separator: "/")
    if rest.isEmpty { return base.isEmpty ? "." : String(base) }
    if base.isEmpty || base == "." { return folder.hasPrefix("./") ? "./" + rest : rest }
    return base == "/" ? "/" + rest : base + "/" + rest
  }

  /// The folder of a path; `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The last component without its ending.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The ending of a path in lowercase, without its dot.
  static func ending(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The path of an existing file whose spelling may differ in case; nil if there is none.
  static func existing(_ path: String) -> String? {
    var finder = FileFinder()
    return finder.existing(path)
  }
}
