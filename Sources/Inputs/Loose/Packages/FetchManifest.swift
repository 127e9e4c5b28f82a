import ScrollworkProjects

/// The manifest of the package that depends on those of a project.
struct FetchManifest: Sendable {
  /// The name of the package and of its library.
  static let name = "ScrollworkPackages"

  /// The packages.
  var references: [PackageReference]
  /// The products that the library consists of, with the folders of their packages.
  var products: [(name: String, package: String)] = []

  /// The text of the manifest.
  var text: String {
    let packages = references.compactMap { reference in
      reference.url.map {
        "    .package(url: \($0.debugDescription), \(reference.requirement.manifest)),\n"
      }
    }
    let used = products.map {
      "      .product(name: \($0.name.debugDescription), package: \($0.package.debugDescription)),\n"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(Self.name)",
        products: [.library(name: "\(Self.name)", type: .static, targets: ["\(Self.name)"])],
        dependencies: [
      \(packages.joined())  ],
        targets: [
          .target(name: "\(Self.name)", dependencies: [
      \(used.joined())    ])
        ])

      """
  }

  /// The list of versions that the project's own package manager chose, for this one.
  var pins: String {
    let pins = references.compactMap(\.pin).compactMap { pin -> String? in
      guard let revision = pin.revision else { return nil }
      let version = pin.version.map { ", \"version\" : \($0.debugDescription)" } ?? ""
      let branch = pin.branch.map { ", \"branch\" : \($0.debugDescription)" } ?? ""
      return """
            { "identity" : \(PackageReference.identity(of: pin.url).debugDescription),
              "kind" : "remoteSourceControl", "location" : \(pin.url.debugDescription),
              "state" : { "revision" : \(revision.debugDescription)\(version)\(branch) } }
        """
    }
    return "{ \"pins\" : [\n\(pins.joined(separator: ",\n"))\n], \"version\" : 2 }\n"
  }
}
