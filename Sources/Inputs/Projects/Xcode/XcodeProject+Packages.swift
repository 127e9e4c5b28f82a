extension XcodeProject {
  /// The folders of local packages, as far as the project names them.
  var localPackages: [String] {
    objects(ofKind: "XCLocalSwiftPackageReference").compactMap { _, object in
      object["relativePath"]?.text.map { FilePath.join(folder, $0) }
    }.sorted()
  }

  /// The packages that Xcode would fetch.
  var remotePackages: [PackageReference] {
    let products = Dictionary(
      grouping: objects(ofKind: "XCSwiftPackageProductDependency").map(\.object),
      by: { $0["package"]?.text ?? "" })
    return objects(ofKind: "XCRemoteSwiftPackageReference").compactMap { id, object in
      object["repositoryURL"]?.text.map { url in
        PackageReference(
          url: url, PackageRequirement(xcode: object["requirement"]),
          products: Set((products[id] ?? []).compactMap { $0["productName"]?.text }).sorted())
      }
    }.sorted { $0.identity < $1.identity }
  }
}
