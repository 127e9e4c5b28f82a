import Foundation

/// The packages in a folder that a package manager has filled, and their modules.
package struct PackageCheckouts: Sendable {
  /// A module of a package.
  package struct Module: Sendable {
    /// The files.
    package let source: SourceModule
    /// The name of the package's folder.
    package let package: String
    /// The product that has the module; nil if it is only a part of others.
    package let product: String?
  }

  /// The modules by their names.
  package private(set) var modules: [String: Module] = [:]
  /// The packages that they depend on.
  package private(set) var references: [PackageReference] = []

  /// Reads the manifests in the folders of a folder.
  package init(_ folder: String) {
    for path in FileTree.folders(in: folder) {
      guard let manifest = PackageManifest(folder: path) else { continue }
      references += manifest.references
      for target in manifest.targets where target.kind == .library {
        let files = manifest.files(of: target)
        let name = XcodeTarget.identifier(target.name)
        guard !files.sources.isEmpty, modules[name] == nil else { continue }
        let products = manifest.products.filter { $0.targets.contains(target.name) }
        let product = products.first { $0.name == target.name } ?? products.first
        modules[name] = Module(
          source: SourceModule(name, files), package: FilePath.name(of: path),
          product: product?.name)
      }
    }
  }
}
