package import Foundation

/// The modules of a program, against which files are compiled.
package struct ProgramModules: Hashable, Sendable {
  /// The folder of the modules.
  package let folder: URL
  /// The folder around it, which has the compiler plugin of previews.
  let parent: URL

  /// The modules beside a program: in `Modules` after a build, or in `../lib/scrollwork` after an
  /// installation; nil if there are none.
  package static func beside(_ program: URL) -> ProgramModules? {
    places(beside: program).first { FileManager.default.fileExists(atPath: $0.module.path) }
  }

  /// The places where the modules of a program may be.
  static func places(beside program: URL) -> [ProgramModules] {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "lib/scrollwork")
    return [folder, installed].map {
      ProgramModules(folder: $0.appending(path: "Modules"), parent: $0)
    }
  }

  /// The version of the compiler that built the modules, such as `6.3.1`; nil if it is not told.
  ///
  /// Modules are read by the version that wrote them, and by no other.
  ///
  /// - Source: measured with Swift 6.3: a module has the first line of `swiftc --version` after the
  ///   options that built it.
  package var compilerVersion: String? {
    guard let file = try? FileHandle(forReadingFrom: module),
      let start = try? file.read(upToCount: Self.headLength)
    else { return nil }
    return Self.version(in: String(decoding: start, as: UTF8.self))
  }

  /// The version in what a compiler says of itself, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package static func version(in text: String) -> String? {
    text.firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)*(?:-dev)?)/).map { String($0.1) }
  }

  private var module: URL { folder.appending(path: "Scrollwork.swiftmodule") }

  /// The bytes of a module that are read.
  ///
  /// - Source: chosen; the version comes after the options of the compiler, which have some 15 kB.
  private static let headLength = 1 << 20
}
