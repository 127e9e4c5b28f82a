import Foundation
import ScrollworkSystem

/// The public names of SwiftUI, UIKit, Foundation and Combine that are modelled, with what shows it.
///
/// A test writes the list `names.tsv` from the compiler's index.
struct SupportedNames: Sendable {
  /// A name.
  struct Name: Hashable, Sendable {
    /// The type that has it; empty at the top.
    let owner: String
    /// The name with its argument labels; empty for the type itself.
    let name: String
    /// What it is, such as `method`.
    let kind: String
    /// The difference from the system's; nil if there is none that is known.
    let difference: String?
    /// Whether no picture can show it, as with accessibility.
    let isInvisible: Bool
    /// Whether a test names it and expects something; otherwise tests and scenes only use it.
    let isProved: Bool
    /// The file of the test or the scene; empty for a name that neither uses.
    let file: String
    /// The name of the test; nil for a scene.
    let test: String?

    /// The name with its owner, such as `View.padding(_:)`.
    var path: String { [owner, name].filter { !$0.isEmpty }.joined(separator: ".") }
    /// The path without argument labels.
    var basePath: String { String(path.prefix { $0 != "(" }) }
    /// The last component without argument labels.
    var base: String { String(basePath.split(separator: ".").last ?? "") }

    /// Reads a line of the list; nil for one of another form.
    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7 else { return nil }
      (owner, name, kind) = (cells[0], cells[1], cells[2])
      isInvisible = cells[3] == "-"
      difference = isInvisible || cells[3].isEmpty ? nil : cells[3]
      isProved = cells[4] == "proof"
      (file, test) = (cells[5], cells[6].isEmpty ? nil : cells[6])
    }

    /// How near it is to the system's, in words.
    var nearness: String {
      if let difference { return "approximated: \(difference)" }
      return isInvisible ? "not visible in a still" : "exact, as far as known"
    }
  }

  /// The names, in the order of their paths.
  let names: [Name]

  /// The names of a list.
  init(_ list: String) { names = list.split(separator: "\n").compactMap { Name($0) } }

  /// The names that are modelled by this program.
  static func load() throws(Failure) -> SupportedNames {
    let file = ProgramResources.folder(of: "ScrollworkCommand").appending(path: "names.tsv")
    guard let list = try? String(contentsOf: file, encoding: .utf8) else {
      throw Failure(
        status: .missing,
        message: "there is no list of names at \(file.path); reinstall this program")
    }
    return SupportedNames(list)
  }

  /// The names that a word means: those with its path, or else those with its base name.
  ///
  /// A leading dot, as of a modifier, and argument labels may be left out.
  func found(_ word: String) -> [Name] {
    let word = word.drop { $0 == "." || $0 == "@" }
    let exact = names.filter { $0.path == word }
    if !exact.isEmpty { return exact }
    let based = names.filter { $0.basePath == word }
    if !based.isEmpty { return based }
    return names.filter { $0.base == word || $0.name == word }
  }

  /// The members of a type that have a difference.
  func approximatedMembers(of type: String) -> [Name] {
    names.filter { $0.owner == type && !$0.name.isEmpty && $0.difference != nil }
  }

  /// The number of members of a type.
  func memberCount(of type: String) -> Int {
    names.count { $0.owner == type && !$0.name.isEmpty }
  }
}
