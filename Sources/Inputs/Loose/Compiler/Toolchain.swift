import Foundation
import ScrollworkCompilers

/// The toolchain that compiles views: the compiler, and the modules beside the running program.
struct Toolchain: Hashable, Sendable {
  /// The path of the compiler.
  let compiler: String
  /// The folder of our modules.
  let modules: String
  /// The compiler plugin that expands preview macros to nothing.
  let previewPlugin: String
  /// The compiler options that select its own linker, which is faster than the system's.
  let linkerOptions: [String]
  /// An identity that changes with the compiler, the program and the modules.
  let identity: String
  /// An identity that changes with the compiler alone.
  let compilerIdentity: String

  /// Finds the compiler on a search path, and the modules beside the program: in `Modules` after a
  /// build, or in `../lib/scrollwork` after an installation.
  static func find(
    program: URL, path: String = ProgramFile.toolchainPath()
  ) throws(LooseError) -> Toolchain {
    guard let place = ProgramModules.beside(program) else {
      throw .missingModules(folders: ProgramModules.places(beside: program).map(\.folder.path))
    }
    guard let compiler = ProgramFile.find("swiftc", on: path) else { throw .missingToolchain }
    let linker = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "ld.lld")
    let plugin = place.parent.appending(path: "ScrollworkPreviewMacros-tool")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.folder.path)) ?? []
    let ending = ".swiftmodule"
    let ours = names.filter { name in
      name.hasPrefix(StandIn.modulePrefix) && name.hasSuffix(ending)
        && StandIns.all.withModule(String(name.dropLast(ending.count))) == nil
    }.sorted()
    let files =
      [compiler.resolvingSymlinksInPath(), program, plugin]
      + ours.map { place.folder.appending(path: $0) }
    return Toolchain(
      compiler: compiler.path, modules: place.folder.path, previewPlugin: plugin.path,
      linkerOptions: isThere(linker) ? ["-use-ld=lld"] : [],
      identity: files.map(ProgramFile.stamp).joined(separator: "\n"),
      compilerIdentity: ProgramFile.stamp(compiler.resolvingSymlinksInPath()))
  }

  private static func isThere(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
