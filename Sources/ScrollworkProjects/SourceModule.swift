/// A module of an app: the files that are compiled together under one name.
package struct SourceModule: Hashable, Sendable {
  /// The name that `import` calls it by.
  package let name: String
  /// The paths of the Swift files, as the argument was typed.
  package let sources: [String]
  /// The paths of the resources; a folder is one resource.
  package let resources: [String]

  init(_ name: String, _ files: TargetFiles) {
    self.name = name
    (sources, resources) = (files.sources, files.resources)
  }
}
