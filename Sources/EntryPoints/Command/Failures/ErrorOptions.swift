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

/// The option for the form of messages, which every verb has.
struct ErrorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The form of messages on standard error: text, or json, an object on each line. \
      (default: text)
      """, valueName: "form"), transform: OptionValues.choice)
  var errors = ErrorForm.text
}
