import Foundation
import ScrollworkSystem

/// A version of a package in a list of resolved versions.
package struct PackagePin: Hashable, Sendable {
  /// The address of the repository.
  package let url: String
  /// The version, if it is one.
  package let version: String?
  package let branch: String?
  package let revision: String?

  /// The version for people.
  package var text: String {
    version ?? branch.map { "branch \($0)" } ?? "revision \((revision ?? "").prefix(10))"
  }
}

/// The list of versions that a package manager chose last: a `Package.resolved`.
package struct PackagePins: Hashable, Sendable {
  private var pins: [String: PackagePin] = [:]

  /// The pin of a package by its identity.
  subscript(identity: String) -> PackagePin? { pins[identity] }

  /// No versions.
  init() {}

  /// Reads a list of any version of its form; nil if there is none, or if it is damaged.
  init?(path: String) {
    guard let data = try? InputFile.contents(of: path, atMost: InputFile.largestText),
      let list = try? JSONDecoder().decode(List.self, from: data)
    else { return nil }
    for pin in list.pins ?? list.object?.pins ?? [] {
      guard let url = pin.location ?? pin.repositoryURL else { continue }
      pins[PackageReference.name(of: url).lowercased()] = PackagePin(
        url: url, version: pin.state.version, branch: pin.state.branch,
        revision: pin.state.revision)
    }
  }

  /// The list of an Xcode project, or of a workspace beside it.
  static func pins(ofProject path: String, in tree: FileTree) -> PackagePins {
    let shared = "xcshareddata/swiftpm/Package.resolved"
    let workspaces = tree.files.filter { $0.hasSuffix(".xcworkspace") }
      .map { FilePath.join(FilePath.join(tree.root, $0), shared) }
    let own = FilePath.join(path, "project.xcworkspace/" + shared)
    return ([own] + workspaces).lazy.compactMap { PackagePins(path: $0) }.first ?? PackagePins()
  }

  /// The lists as JSON; the first version of the form has the pins in an object.
  private struct List: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let version: String?
        let branch: String?
        let revision: String?
      }

      let location: String?
      let repositoryURL: String?
      let state: State
    }

    struct Object: Decodable {
      let pins: [Pin]
    }

    let pins: [Pin]?
    let object: Object?
  }
}
