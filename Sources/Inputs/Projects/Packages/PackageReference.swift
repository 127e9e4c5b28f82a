/// A package that a project names and does not contain.
package struct PackageReference: Hashable, Sendable {
  /// What fetches a package for Xcode.
  package enum Manager: Hashable, Sendable {
    case packageManager, cocoaPods, carthage
  }

  /// The address of the repository; nil for a pod.
  package let url: String?
  /// The name.
  package let name: String
  package let manager: Manager
  /// The versions that are accepted.
  package let requirement: PackageRequirement
  /// The names of the products that are used, as far as they are known.
  package private(set) var products: [String] = []
  /// Whether the sources are in the folder of the project.
  package private(set) var isInFolder = false
  /// The version that was used last, as the project's list of versions says.
  package private(set) var pin: PackagePin?

  /// A package of the package manager.
  init(url: String, _ requirement: PackageRequirement, products: [String] = []) {
    (self.url, self.requirement, self.products) = (url, requirement, products)
    (name, manager) = (Self.name(of: url), .packageManager)
  }

  /// A dependency of another manager.
  init(_ name: String, url: String?, _ requirement: PackageRequirement, of manager: Manager) {
    (self.name, self.url, self.requirement, self.manager) = (name, url, requirement, manager)
    products = [name]
  }

  /// The name in lowercase, by which dependencies of the same package are one.
  package var identity: String { name.lowercased() }

  /// The names that its modules are likely to have.
  package var likelyModules: [String] {
    let words = ["swift-", "-swift", ".swift", "-ios-sdk", "-ios", "-iOS", "-SDK"]
    let bare = words.reduce(name) { name, word in
      name.hasPrefix(word) || name.hasSuffix(word) ? name.replacing(word, with: "") : name
    }
    return products + [name, bare]
  }

  /// The reference with the version of a project's list, and whether its sources are there.
  func completed(by pins: PackagePins, isInFolder: Bool) -> PackageReference {
    var reference = self
    (reference.pin, reference.isInFolder) = (pins[identity], isInFolder)
    return reference
  }

  /// The reference with further products.
  func adding(products: [String]) -> PackageReference {
    var reference = self
    reference.products += products.filter { !self.products.contains($0) }
    return reference
  }

  /// The identity of the package at an address.
  package static func identity(of url: String) -> String { name(of: url).lowercased() }

  /// The last part of an address without `.git`.
  static func name(of url: String) -> String {
    let last = url.split(whereSeparator: { "/:".contains($0) }).last ?? ""
    return String(last.hasSuffix(".git") ? last.dropLast(4) : last)
  }
}
