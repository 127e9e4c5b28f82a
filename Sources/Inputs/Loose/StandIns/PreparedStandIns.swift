import Foundation

/// Stand-ins that are compiled: the modules and the libraries that files are compiled against.
struct PreparedStandIns: Sendable {
  /// A compiled stand-in.
  struct Library: Sendable {
    let standIn: StandIn
    /// The cache key, which changes with the sources, the compiler and the program.
    let key: String
    /// The location of the library; its folder has the module.
    let url: URL

    /// The options with which the compiler finds the module.
    var importOptions: [String] { ["-I", url.deletingLastPathComponent().path] }
  }

  /// The stand-ins, each after those that it imports.
  var libraries: [Library] = []

  /// The options with which the compiler finds the modules.
  var importOptions: [String] { libraries.flatMap(\.importOptions) }

  /// The options of the modules that the compiler knows by their names.
  var aliasOptions: [String] {
    libraries.flatMap { library in
      library.standIn.alias.map { ["-module-alias", "\($0)=\(library.standIn.module)"] } ?? []
    }
  }

  /// The options that make names of frameworks known in all files: SwiftUI itself has some of them
  /// once a file of the program imports the framework.
  var frameworkOptions: [String] {
    libraries.filter(\.standIn.isFramework).flatMap {
      ["-Xfrontend", "-import-module", "-Xfrontend", $0.standIn.module]
    }
  }

  /// The paths of the libraries to link with.
  var linkedPaths: [String] { libraries.map(\.url.path) }

  /// What the cache key of a program that is compiled against them depends on.
  var identity: String { libraries.map(\.key).joined(separator: "\n") }
}
