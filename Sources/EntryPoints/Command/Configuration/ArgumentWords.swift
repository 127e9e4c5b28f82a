/// The words of a command line, each option with its values.
struct ArgumentWords: Hashable, Sendable {
  /// A word that is no option, or an option.
  enum Item: Hashable, Sendable {
    case positional(String)
    /// An option as it was typed, and the words after it that are its values.
    case option(spelling: String, words: [String])
  }

  /// The items, in the order of the line.
  var items: [Item] = []

  /// A line of items.
  init(_ items: [Item]) { self.items = items }

  /// Divides the words after a verb.
  init(_ words: some Sequence<String>, _ options: VerbOptions) {
    var rest = ArraySlice(Array(words))
    while let word = rest.popFirst() {
      if word == "--" {
        // A file, as no scene has such a name.
        items += rest.map { .positional($0.hasPrefix("-") ? "./" + $0 : $0) }
        return
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        items.append(.positional(word))
        continue
      }
      let spelling = String(word.prefix { $0 != "=" })
      var values = [word]
      if let option = options.option(spelling), option.hasValue, spelling == word {
        if let value = rest.popFirst() { values.append(value) }
        while option.takesRest, let next = rest.first, !next.hasPrefix("-") {
          values.append(next)
          rest.removeFirst()
        }
      }
      items.append(.option(spelling: spelling, words: values))
    }
  }

  /// The words.
  var words: [String] {
    items.flatMap { item in
      switch item {
      case .positional(let word): [word]
      case .option(_, let words): words
      }
    }
  }

  /// The words that are no options.
  var positionals: [String] {
    items.compactMap { if case .positional(let word) = $0 { word } else { nil } }
  }

  /// Whether one of an option's spellings stands in the line.
  func has(_ option: VerbOptions.Option) -> Bool { has(anyOf: option.spellings) }

  /// Whether one of some spellings stands in the line.
  func has(anyOf spellings: [String]) -> Bool {
    items.contains { item in
      if case .option(let spelling, _) = item { spellings.contains(spelling) } else { false }
    }
  }

  /// The last value of an option; nil if it was not typed.
  func value(of option: VerbOptions.Option) -> String? {
    for case .option(let spelling, let words) in items.reversed()
    where option.spellings.contains(spelling) {
      return words.count > 1 ? words[1] : String(words[0].drop { $0 != "=" }.dropFirst())
    }
    return nil
  }

  /// The line with other words in place of those that are no options.
  func replacingPositionals(_ words: [String]) -> ArgumentWords {
    var rest = words[...]
    return ArgumentWords(
      items.map { item in
        if case .positional = item, let word = rest.popFirst() { .positional(word) } else { item }
      })
  }

  /// The line without its words that are no options.
  var withoutPositionals: ArgumentWords {
    var line = self
    line.items = items.filter { if case .option = $0 { true } else { false } }
    return line
  }
}
