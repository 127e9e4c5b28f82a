package import Foundation
import ScrollworkCompilers

/// The program that builds packages.
package enum PackageBuilder {
  /// Finds `swift` beside the compiler of files.
  ///
  /// - Throws: ``LooseError/missingToolchain``.
  @Sendable package static func program() throws(LooseError) -> URL {
    try program(on: ProgramFile.toolchainPath())
  }

  /// Finds `swift` beside the compiler on a search path.
  static func program(on path: String) throws(LooseError) -> URL {
    guard let compiler = ProgramFile.find("swiftc", on: path) else { throw .missingToolchain }
    let program = compiler.deletingLastPathComponent().appending(path: "swift")
    guard ProgramFile.isProgram(program) else { throw .missingToolchain }
    return program
  }
}
