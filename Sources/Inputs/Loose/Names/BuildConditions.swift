/// What the conditions of `#if` are in a compilation of unchanged files.
struct BuildConditions: Hashable, Sendable {
  /// The modules that can be imported.
  var modules: Set<String>
  /// The flags that are set.
  var flags: Set<String> = ["DEBUG"]
  /// The platforms that the compiler says it compiles for.
  var platforms: Set<String> = ["Linux"]

  /// The value of a condition, as words and punctuation; nil if it is not known.
  func value(of words: [String]) -> Bool? {
    var reader = ConditionReader(conditions: self, words: words)
    let value = reader.disjunction()
    return reader.isDone ? value : nil
  }
}

/// A reader of a condition by recursive descent; nil is a value that is not known.
private struct ConditionReader {
  let conditions: BuildConditions
  let words: [String]
  private var index = 0

  init(conditions: BuildConditions, words: [String]) {
    self.conditions = conditions
    self.words = words
  }

  var isDone: Bool { index >= words.count }
  private var word: String { index < words.count ? words[index] : "" }

  mutating func disjunction() -> Bool? {
    var value = conjunction()
    while word == "|", skip(2) {
      let other = conjunction()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = term()
    while word == "&", skip(2) {
      let other = term()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func term() -> Bool? {
    switch word {
    case "!":
      index += 1
      return term().map { !$0 }
    case "(":
      index += 1
      let value = disjunction()
      return skip(1) ? value : nil
    default: return atom()
    }
  }

  /// A flag, or a call with its argument.
  private mutating func atom() -> Bool? {
    let name = word
    guard skip(1) else { return nil }
    if name == "true" { return true }
    guard word == "(" else { return conditions.flags.contains(name) }
    var argument: [String] = []
    while skip(1), word != ")" { argument.append(word) }
    _ = skip(1)
    switch name {
    case "os": return conditions.platforms.contains(argument.joined())
    case "canImport":
      return conditions.modules.contains(String(argument.joined().prefix { $0 != "," }))
    case "targetEnvironment":
      return conditions.platforms.contains("simulator") && argument == ["simulator"]
    case "swift", "compiler": return argument.first == ">"
    default: return nil
    }
  }

  private mutating func skip(_ count: Int) -> Bool {
    guard index < words.count else { return false }
    index += count
    return true
  }
}
