package import ScrollworkProjects

/// A package that a project names, and what becomes of it.
package struct PackageNeed: Hashable, Sendable {
  /// What becomes of a package.
  package enum State: Hashable, Sendable {
    /// Its names are modelled.
    case modelled
    /// Its sources are in the project's folder.
    case inFolder
    /// It was fetched.
    case fetched
    /// It can be fetched.
    case fetchable
    /// It could not be fetched.
    case failed(String)
    /// No repository is known: a pod.
    case unavailable
  }

  package let package: PackageReference
  package let state: State

  /// Whether an import of it needs something to be done.
  package var isMissing: Bool {
    switch state {
    case .modelled, .inFolder, .fetched: false
    case .fetchable, .failed, .unavailable: true
    }
  }

  /// Whether the modules of a package are modelled.
  static func isModelled(_ package: PackageReference) -> Bool {
    package.likelyModules.contains(where: PlatformModules.isModelled)
  }

  /// The packages of the projects among some files, in order of their names.
  package static func needs(of files: LooseFiles) -> [PackageNeed] {
    files.projects.flatMap(\.packages).map { package in
      PackageNeed(package: package, state: state(of: package, files.packages))
    }.sorted { $0.package.identity < $1.package.identity }
  }

  private static func state(of package: PackageReference, _ fetched: FetchedPackages?) -> State {
    if isModelled(package) { return .modelled }
    if package.isInFolder { return .inFolder }
    guard package.url != nil else { return .unavailable }
    guard let fetched else { return .fetchable }
    return fetched.failures[package.identity].map { .failed($0) } ?? .fetched
  }

  /// The package with its version and address.
  package var text: String {
    let package = package
    let version =
      package.pin.map { "\($0.text) (\(package.requirement.text))" } ?? package.requirement.text
    return "\(package.name), \(version)" + (package.url.map { ", \($0)" } ?? "")
  }

  /// What becomes of it, for people.
  package var fate: String {
    switch state {
    case .modelled: "modelled"
    case .inFolder: "in the folder"
    case .fetched: "fetched"
    case .fetchable: "not modelled; --fetch-packages fetches it"
    case .failed(let reason): "cannot be fetched: \(reason)"
    case .unavailable: "a pod that is not modelled; its sources are found in the folder Pods"
    }
  }
}
