import ArgumentParser

/// The form of messages on standard error.
enum ErrorForm: String, CaseIterable, Sendable {
  /// Lines for people.
  case text
  /// An object of JSON on each line.
  case json

  /// The form that arguments ask for, before they are parsed: they may be mistaken themselves.
  init(asked arguments: [String]) {
    let words = arguments.prefix { $0 != "--" }
    let value = zip(words, words.dropFirst() + [""]).reversed().lazy.compactMap { word, next in
      word == Self.option
        ? next
        : word.hasPrefix(Self.option + "=") ? String(word.dropFirst(Self.option.count + 1)) : nil
    }.first
    self = value.flatMap(ErrorForm.init) ?? .text
  }

  /// The arguments that ask for the form; none for text.
  var arguments: [String] { self == .text ? [] : ["\(Self.option)=\(rawValue)"] }

  static let option = "--errors"
}

/// How much is said beside results and errors.
enum Verbosity: Comparable, Sendable {
  /// Neither progress nor warnings nor what was made.
  case quiet
  case usual
  /// Also what the tool does by itself: the configuration, the command it makes, the time of compiling.
  case verbose

  /// The one that arguments ask for, before they are parsed.
  init(asked arguments: [String]) {
    let words = arguments.prefix { $0 != "--" }
    self = words.contains("--quiet") ? .quiet : words.contains("--verbose") ? .verbose : .usual
  }
}

/// The options for messages, which every verb has.
struct MessageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The form of messages on standard error: text, or json, an object on each line. \
      (default: text)
      """, valueName: "form"), transform: OptionValues.choice)
  var errors = ErrorForm.text

  @Flag(help: "Write results and errors alone: no progress, no warnings, not what was made.")
  var quiet = false

  @Flag(help: "Write what the tool does by itself, too.")
  var verbose = false

  /// The options as arguments of another process.
  var arguments: [String] {
    errors.arguments + (quiet ? ["--quiet"] : []) + (verbose ? ["--verbose"] : [])
  }

  func validate() throws {
    if quiet, verbose { throw ValidationError("'--quiet' and '--verbose' cannot be combined") }
  }
}
