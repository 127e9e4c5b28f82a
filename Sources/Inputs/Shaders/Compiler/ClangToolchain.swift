import Foundation
import ScrollworkCompilers

/// The compiler of Metal files: the clang of Swift's toolchain.
struct ClangToolchain: Hashable, Sendable {
  /// The path of the compiler.
  let compiler: String
  /// An identity that changes with the compiler.
  let identity: String

  /// Finds clang beside the swiftc on a search path, or on the path itself.
  static func find(
    path: String = ProgramFile.toolchainPath()
  ) throws(ShaderError) -> ClangToolchain {
    let beside = ProgramFile.find("swiftc", on: path)
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "clang") }
    let found =
      beside.flatMap { ProgramFile.isProgram($0) ? $0 : nil }
      ?? ProgramFile.find("clang", on: path)
    guard let compiler = found else { throw .missingToolchain }
    return ClangToolchain(
      compiler: compiler.path, identity: ProgramFile.stamp(compiler.resolvingSymlinksInPath()))
  }

  /// Options for the linker of the toolchain, if it has one; it warns of what nothing defines.
  var linkerOptions: [String] {
    let folder = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    return ProgramFile.isProgram(folder.appending(path: "ld.lld"))
      ? ["-fuse-ld=lld", "-Wl,-z,defs,--warn-unresolved-symbols"] : []
  }
}
