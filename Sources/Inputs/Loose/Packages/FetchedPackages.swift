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

  init(sources: [SourceModule], failures: [String: String]) {
    (self.sources, self.failures) = (sources, failures)
  }

  /// Adds the modules of a library that was built in a folder; `maps` are those of modules in C.
  mutating func add(_ modules: [String], builtIn folder: String, maps: [String]) {
    self.modules = modules
    importOptions =
      ["-I", folder + "/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
    let library = "\(folder)/lib\(FetchManifest.name).a"
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
