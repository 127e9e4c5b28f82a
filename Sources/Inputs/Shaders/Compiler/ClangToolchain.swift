import Foundation

/// The compiler of Metal files: the clang of Swift's toolchain.
struct ClangToolchain: Hashable, Sendable {
  /// The path of the compiler.
  let compiler: String
  /// An identity that changes with the compiler.
  let identity: String

  /// Finds clang beside the swiftc on the PATH, or on the PATH itself.
  static func find(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(ShaderError) -> ClangToolchain {
    let beside = find("swiftc", on: path)
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "clang") }
    let found = beside.flatMap { isProgram($0) ? $0 : nil } ?? find("clang", on: path)
    guard let compiler = found else { throw .missingToolchain }
    return ClangToolchain(
      compiler: compiler.path, identity: stamp(compiler.resolvingSymlinksInPath()))
  }

  /// Options for the linker of the toolchain, if it has one; it warns of what nothing defines.
  var linkerOptions: [String] {
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    return Self.isProgram(folder.appending(path: "ld.lld"))
      ? ["-fuse-ld=lld", "-Wl,-z,defs,--warn-unresolved-symbols"] : []
  }

  private static func find(_ name: String, on path: String) -> URL? {
    path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
      .first(where: isProgram)
  }

  private static func isProgram(_ url: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: url.path)
  }

  /// A file's path, size and modification time, which identify its contents without reading it.
  private static func stamp(_ url: URL) -> String {
    var info = stat()
    guard stat(url.path, &info) == 0 else { return "\(url.path) -" }
    #if os(Linux)
      let time = info.st_mtim
    #else
      let time = info.st_mtimespec
    #endif
    return "\(url.path) \(info.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
