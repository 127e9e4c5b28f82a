import Foundation

/// What views are compiled with: the compiler, and what stands beside the running program.
struct Toolchain: Hashable, Sendable {
  /// The compiler.
  let compiler: String
  /// The folder of our modules.
  let modules: String
  /// The program that makes nothing of previews.
  let previewPlugin: String
  /// How the compiler is told of a linker that comes with it and is faster than the system's.
  let linkerOptions: [String]
  /// What changes when any of them does.
  let identity: String

  /// Looks for the compiler on the PATH, and for the rest beside the program: in `Modules`, where a
  /// build leaves it, or in `../lib/scrollwork`, where an installed program has it.
  static func find(
    program: URL, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(LooseError) -> Toolchain {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "lib/scrollwork")
    let places = [
      (folder.appending(path: "Modules"), folder),
      (installed.appending(path: "Modules"), installed),
    ]
    guard
      let place = places.first(where: { modules, _ in
        isThere(modules.appending(path: "Scrollwork.swiftmodule"))
      })
    else { throw .missingModules(folders: places.map { $0.0.path }) }
    guard let compiler = find("swiftc", on: path) else { throw .missingToolchain }
    let linker = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "ld.lld")
    let plugin = place.1.appending(path: "ScrollworkPreviewMacros-tool")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.0.path)) ?? []
    let ours = names.filter { $0.hasPrefix("Scrollwork") && $0.hasSuffix(".swiftmodule") }.sorted()
    let files =
      [compiler.resolvingSymlinksInPath(), program, plugin]
      + ours.map { place.0.appending(path: $0) }
    return Toolchain(
      compiler: compiler.path, modules: place.0.path, previewPlugin: plugin.path,
      linkerOptions: isThere(linker) ? ["-use-ld=lld"] : [],
      identity: files.map(stamp).joined(separator: "\n"))
  }

  private static func find(_ name: String, on path: String) -> URL? {
    path.split(separator: ":").map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private static func isThere(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// A file's place, length and time of change: enough to know it again without reading it.
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
