import Foundation

/// A stand-in for a framework or a package of others: a folder of Swift files with a description.
package struct StandIn: Hashable, Sendable {
  /// The name of its folder, such as `Kingfisher`.
  package let name: String
  /// The folder of its sources.
  let folder: URL
  package let description: StandInDescription

  /// The name of its module.
  package var module: String { Self.modulePrefix + name }

  /// The prefix of the modules of this project.
  static let modulePrefix = "Scrollwork"

  /// The module of others that the compiler knows as this one; nil if all are replaced in the text.
  ///
  /// An alias keeps the columns of a file, and qualifies names. A module can have one alias only.
  var alias: String? { description.modules.contains(name) ? name : nil }

  /// What imports of its modules become.
  var importedName: String { alias ?? module }

  /// Whether it stands in for a framework of Apple's.
  var isFramework: Bool { description.follows.framework != nil }
}

/// The description of a stand-in: the library that it makes a claim about, and how far the claim goes.
///
/// It is the file `stand-in.json` in the folder; `Sources/Annex/README.md` lists its keys.
package struct StandInDescription: Hashable, Sendable, Codable {
  /// The library, and the version whose names the stand-in has.
  package struct Library: Hashable, Sendable, Codable {
    /// The address of a package's repository; nil for frameworks.
    package var repository: String?
    /// The name of a framework of Apple's; nil for packages.
    package var framework: String?
    package var version: String?

    /// The address or the name, with the version.
    package var text: String {
      [repository ?? framework, version].compactMap(\.self).joined(separator: " ")
    }
  }

  /// A function whose result was optional in earlier versions.
  struct BoundRead: Hashable, Sendable, Codable {
    let function: String
    /// The label of its first argument.
    let label: String
    /// The label of the function with an optional result, in `if let` and `guard let`.
    let becomes: String
  }

  /// The file name of a description in its folder.
  static let fileName = "stand-in.json"

  /// The modules that the stand-in answers to; empty for one that only other stand-ins import.
  package var modules: [String]
  package var follows: Library
  /// The addresses of the sources of its behavior.
  package var facts: [String]?
  /// Modules with a type of the same name.
  var types: [String]?
  /// Names by which a file is known to mean this library and not another one with a module of the same
  /// name.
  var marks: [String]?
  var boundReads: [BoundRead]?
  /// The names that change nothing, with reasons.
  package var withoutEffect: [String: String]?
  /// The names whose effect no still shows, with reasons.
  package var invisible: [String: String]?
}
