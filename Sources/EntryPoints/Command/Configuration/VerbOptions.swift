import ArgumentParser
import Foundation

/// The options that a verb has, as the parser describes them.
struct VerbOptions: Hashable, Sendable {
  /// An option or a flag.
  struct Option: Hashable, Sendable {
    /// The spellings, with their dashes; the long ones first.
    let spellings: [String]
    /// Whether a value follows.
    let hasValue: Bool
    /// Whether all words up to the next option are its values.
    let takesRest: Bool

    /// The name without dashes, as in a file.
    var name: String { String(spellings[0].drop { $0 == "-" }) }
  }

  /// The options, in the order of the help.
  let options: [Option]

  /// The option of a spelling.
  func option(_ spelling: String) -> Option? {
    options.first { $0.spellings.contains(spelling) }
  }

  /// The option of a name without dashes.
  func option(named name: String) -> Option? { option("--\(name)") }
}

extension VerbOptions {
  /// The options of all verbs, by the verb.
  static func all() -> [String: VerbOptions] {
    let data = Data(ScrollworkCommand._dumpHelp().utf8)
    guard let dump = try? JSONDecoder().decode(HelpDump.self, from: data) else { return [:] }
    return Dictionary(
      (dump.command.subcommands ?? []).map { ($0.commandName, VerbOptions($0)) },
      uniquingKeysWith: { first, _ in first })
  }

  private init(_ command: HelpDump.Command) {
    options = (command.arguments ?? []).compactMap { argument in
      guard argument.kind != "positional" else { return nil }
      let names = (argument.names ?? []).filter { $0.kind != "longWithSingleDash" }
      let spellings =
        names.filter { $0.kind == "long" }.map { "--" + $0.name }
        + names.filter { $0.kind == "short" }.map { "-" + $0.name }
      guard !spellings.isEmpty else { return nil }
      return Option(
        spellings: spellings, hasValue: argument.kind == "option",
        takesRest: argument.parsingStrategy == "upToNextOption")
    }
  }
}

/// What is read of the parser's description of itself.
private struct HelpDump: Decodable {
  struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Argument]?
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String
    }

    let kind: String
    let names: [Name]?
    let parsingStrategy: String?
  }

  let command: Command
}
