import Foundation
import ScrollworkSystem

/// A `Package.swift`, read as text.
struct PackageManifest: Sendable {
  /// A target of the package.
  struct Target: Sendable {
    /// What a target makes.
    enum Kind: Sendable { case library, executable, tests, other }

    let name: String
    let kind: Kind
    fileprivate let call: ManifestCall
  }

  /// A package that this one depends on.
  struct Dependency: Hashable, Sendable {
    /// The path of a local package, or the address of another.
    let place: String
    let isLocal: Bool
    /// The versions that are accepted.
    var requirement = PackageRequirement.other("")
  }

  /// A library that the package offers.
  struct Product: Hashable, Sendable {
    let name: String
    let targets: [String]
  }

  /// The folder of the package.
  let folder: String
  /// The name of the package, or of its app.
  let name: String
  let targets: [Target]
  let dependencies: [Dependency]
  let products: [Product]
  /// The names of the targets of an app for phones.
  let appTargets: [String]
  /// The language of the texts in the sources.
  let developmentLanguage: String?
  /// The version of the app.
  let version: String?

  /// Reads the manifest in a folder; nil if there is none.
  init?(folder: String) {
    guard
      let data = try? InputFile.contents(
        of: FilePath.join(folder, "Package.swift"), atMost: InputFile.largestText)
    else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    self.folder = folder
    let calls = ManifestReader.calls(in: text)
    let app = calls.first { $0.name == "iOSApplication" }
    targets = calls.compactMap { call in
      guard let kind = Self.kinds[call.name], let name = call["name"] else { return nil }
      return Target(name: name, kind: kind, call: call)
    }
    dependencies = calls.filter { $0.name == "package" }.compactMap { call in
      if let path = call["path"] {
        return Dependency(place: FilePath.join(folder, path), isLocal: true)
      }
      return call["url"].map {
        Dependency(place: $0, isLocal: false, requirement: PackageRequirement(call))
      }
    }
    products = calls.filter { $0.name == "library" }.compactMap { call in
      call["name"].map { Product(name: $0, targets: call.texts["targets"] ?? []) }
    }
    appTargets = app?.texts["targets"] ?? []
    version = app?["displayVersion"]
    name = app?["name"] ?? Self.argument("name", of: text) ?? FilePath.stem(of: folder)
    developmentLanguage = Self.argument("defaultLocalization", of: text)
  }

  private static let kinds: [String: Target.Kind] = [
    "target": .library, "executableTarget": .executable, "testTarget": .tests,
    "macro": .other, "plugin": .other, "binaryTarget": .other, "systemLibrary": .other,
  ]

  /// The literal of an argument of `Package` itself, which is the first of that label.
  private static func argument(_ label: String, of text: String) -> String? {
    guard let call = text.range(of: "Package("),
      let found = text.range(of: label + ":", range: call.upperBound..<text.endIndex)
    else { return nil }
    let rest = text[found.upperBound...].drop { $0 == " " || $0 == "\n" }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" })
  }

  /// The packages that this one would fetch, with those of their products that its targets name.
  var references: [PackageReference] {
    let used = targets.flatMap { $0.call.calls["dependencies"] ?? [] }
      .filter { $0.name == "product" }
    return dependencies.filter { !$0.isLocal }.map { dependency in
      let reference = PackageReference(url: dependency.place, dependency.requirement)
      let own = used.filter { $0["package"]?.lowercased() == reference.identity }
      return reference.adding(products: own.compactMap { $0["name"] })
    }
  }

  /// The existing files of a target.
  func files(of target: Target) -> TargetFiles {
    var files = TargetFiles()
    guard let place = place(of: target) else { return files }
    let excluded = PathSet(target.call.texts["exclude"] ?? [])
    let chosen = target.call.texts["sources"].map { PathSet($0) }
    let copied = PathSet(Self.resources("copy", of: target))
    let tree = FileTree(place)
    files.note(tree)
    for path in tree.files where !excluded.covers(path) && !Self.isOtherTarget(path) {
      if let kept = copied.path(around: path) {
        files.addResource(FilePath.join(place, kept))
      } else if chosen?.covers(path) ?? true || !path.hasSuffix(".swift") {
        files.add(FilePath.join(place, path))
      }
    }
    return files
  }

  /// The paths of resources of a rule.
  private static func resources(_ rule: String, of target: Target) -> [String] {
    (target.call.calls["resources"] ?? []).filter { $0.name == rule }
      .compactMap { $0["_"] }
      .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// Whether a path in a target that begins in the package's own folder is that of its tests.
  private static func isOtherTarget(_ path: String) -> Bool {
    path.hasPrefix("Tests/") || path.hasPrefix("Packages/")
  }

  /// The folder of a target.
  private func place(of target: Target) -> String? {
    if let path = target.call["path"] { return FilePath.existing(FilePath.join(folder, path)) }
    return ["Sources", "Source", "src", "srcs", "Tests"].lazy
      .map { FilePath.join(folder, $0 + "/" + target.name) }.first(where: InputFile.isFolder)
  }
}
