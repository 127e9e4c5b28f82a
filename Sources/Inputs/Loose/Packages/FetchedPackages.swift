import Foundation
import ScrollworkCompilers
import ScrollworkProjects

/// The packages of a project that a package manager has fetched and built.
package struct FetchedPackages: Hashable, Sendable, Codable {
  /// The names of the modules that were built.
  private(set) var modules: [String] = []
  /// The compiler options that find these modules.
  private(set) var importOptions: [String] = []
  /// The compiler options that link them.
  private(set) var linkOptions: [String] = []
  /// The modules whose sources are compiled with those of the app, since they use its frameworks.
  private(set) var sources: [SourceModule] = []
  /// Why some packages could not be fetched, by their identities.
  private(set) var failures: [String: String] = [:]

  /// The folder of the modules that were built, and of their library.
  private var folder: URL? {
    modules.isEmpty || importOptions.count < 2
      ? nil : URL(filePath: importOptions[1]).deletingLastPathComponent()
  }

  /// What is wrong with the files of the modules that were built; nil if all are whole.
  var fault: String? {
    guard let folder else { return nil }
    let library = folder.appending(path: Self.libraryName)
    let files = modules.map { folder.appending(path: "Modules/\($0).swiftmodule") }
    return CompiledFile.fault(of: library, as: .archive)
      // A module in C has none.
      ?? files.filter { FileManager.default.fileExists(atPath: $0.path) }.lazy
      .compactMap { CompiledFile.fault(of: $0, as: .module) }.first
  }

  /// The name of the library of all modules.
  private static let libraryName = "lib\(FetchManifest.name).a"

  init(sources: [SourceModule], failures: [String: String]) {
    (self.sources, self.failures) = (sources, failures)
  }

  /// Adds the modules of a library that was built in a folder; `maps` are those of modules in C.
  mutating func add(_ modules: [String], builtIn folder: String, maps: [String]) {
    self.modules = modules
    importOptions =
      ["-I", folder + "/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let library = "\(folder)/\(Self.libraryName)"
    #if os(Linux)
      // The tool has some packages of its own, perhaps of other versions: the app keeps to its own.
      let options = ["--whole-archive", library, "--no-whole-archive", "-Bsymbolic"]
    #else
      let options = ["-force_load", library]
    #endif
    linkOptions = options.flatMap { ["-Xlinker", $0] }
  }

  /// All options, as a part of the key of a library that is compiled with them.
  var identity: String { (importOptions + linkOptions).joined(separator: "\n") }
}
