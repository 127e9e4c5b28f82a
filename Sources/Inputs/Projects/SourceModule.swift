/// A module of an app: the files that are compiled together under one name.
package struct SourceModule: Hashable, Sendable, Codable {
  /// The name that `import` calls it by.
  package let name: String
  /// The paths of the Swift files, as the argument was typed.
  package let sources: [String]
  /// The paths of the resources; a folder is one resource.
  package let resources: [String]
  /// The paths of the Metal files.
  package let shaders: [String]
  /// The paths of the headers, which Metal files include by name.
  package let headers: [String]
  /// Whether a manager of dependencies has put the sources into the project's folder.
  package let isVendored: Bool
  /// Whether all folders of the module were read.
  package let isWhole: Bool

  init(_ name: String, _ files: TargetFiles, isVendored: Bool = false) {
    (self.name, self.isVendored) = (name, isVendored)
    isWhole = files.isWhole
    (sources, resources) = (files.sources, files.resources)
    (shaders, headers) = (files.shaders, files.headers)
  }
}
