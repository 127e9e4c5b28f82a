import Foundation

/// The reader of the language of predicate formats.
struct PredicateReader {
  typealias Condition = (Any?) -> Bool
  private typealias Operand = (Any?) -> Any?

  private var words: [String]
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    words = Self.words(of: format)
  }

  /// Reads the whole format; nil if it is not understood.
  mutating func read() -> Condition? {
    guard let condition = alternatives(), words.isEmpty else { return nil }
    return condition
  }

  // MARK: The grammar

  private var next: String? { words.first?.uppercased() }

  private mutating func take(_ choices: String...) -> Bool {
    guard let next, choices.contains(next) else { return false }
    words.removeFirst()
    return true
  }

  private mutating func alternatives() -> Condition? {
    guard var condition = conjunction() else { return nil }
    while take("OR", "||") {
      guard let other = conjunction() else { return nil }
      let first = condition
      condition = { first($0) || other($0) }
    }
    return condition
  }

  private mutating func conjunction() -> Condition? {
    guard var condition = negation() else { return nil }
    while take("AND", "&&") {
      guard let other = negation() else { return nil }
      let first = condition
      condition = { first($0) && other($0) }
    }
    return condition
  }

  private mutating func negation() -> Condition? {
    if take("NOT", "!") { return negation().map { condition in { !condition($0) } } }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    if take("(") {
      let condition = alternatives()
      return take(")") ? condition : nil
    }
    _ = take("ANY", "SOME")
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    guard let left = operand(), var name = next else { return nil }
    words.removeFirst()
    var options = ""
    if let bracket = name.firstIndex(of: "[") {
      options = name[bracket...].lowercased()
      name = String(name[..<bracket])
    }
    guard let right = operand(), let test = Self.test(name, options) else { return nil }
    return { object in
      let (first, second) = (left(object), right(object))
      if let many = first as? [Any], !(second is [Any]) {
        return many.contains { test($0, second) }
      }
      return test(first, second)
    }
  }

  private mutating func operand() -> Operand? {
    guard !words.isEmpty else { return nil }
    let word = words.removeFirst()
    if word.hasPrefix("\"") || word.hasPrefix("'") {
      let text = String(word.dropFirst().dropLast())
      return { _ in text }
    }
    if word == "{" {
      var values: [Operand] = []
      while let next, next != "}" {
        if take(",") { continue }
        guard let value = operand() else { return nil }
        values.append(value)
      }
      words = Array(words.dropFirst())
      return { object in values.map { $0(object) as Any } }
    }
    if word.hasPrefix("%") {
      guard !arguments.isEmpty else { return nil }
      let value = KeyedValue.flat(arguments.removeFirst())
      if word == "%K" {
        guard let path = value as? String else { return nil }
        return { KeyedValue.value(of: $0, at: path) }
      }
      return { _ in value }
    }
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    default: return { KeyedValue.value(of: $0, at: word) }
    }
  }

  // MARK: The comparisons

  private static func test(_ name: String, _ options: String) -> ((Any?, Any?) -> Bool)? {
    func folded(_ value: Any?) -> String? {
      guard let text = KeyedValue.flat(value).map({ $0 as? String ?? "\($0)" }) else { return nil }
      var folding: String.CompareOptions = []
      if options.contains("c") { folding.insert(.caseInsensitive) }
      if options.contains("d") { folding.insert(.diacriticInsensitive) }
      return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }
    func texts(_ test: @escaping (String, String) -> Bool) -> (Any?, Any?) -> Bool {
      { first, second in
        guard let first = folded(first), let second = folded(second) else { return false }
        return test(first, second)
      }
    }
    func same(_ first: Any?, _ second: Any?) -> Bool {
      if !options.isEmpty { return folded(first) == folded(second) }
      return KeyedValue.order(first, second) == .orderedSame
    }
    func ordered(_ results: ComparisonResult...) -> (Any?, Any?) -> Bool {
      { first, second in KeyedValue.order(first, second).map(results.contains) ?? false }
    }
    switch name {
    case "==", "=": return same
    case "!=", "<>": return { !same($0, $1) }
    case "<": return ordered(.orderedAscending)
    case ">": return ordered(.orderedDescending)
    case "<=", "=<": return ordered(.orderedAscending, .orderedSame)
    case ">=", "=>": return ordered(.orderedDescending, .orderedSame)
    case "CONTAINS": return texts { $0.contains($1) }
    case "BEGINSWITH": return texts { $0.hasPrefix($1) }
    case "ENDSWITH": return texts { $0.hasSuffix($1) }
    case "LIKE": return texts { matches($0, wildcards($1)) }
    case "MATCHES": return texts { matches($0, $1) }
    case "IN":
      return { first, second in
        (second as? [Any] ?? (second as? Set<AnyHashable>).map(Array.init) ?? [])
          .contains { same(first, $0) }
      }
    case "BETWEEN":
      return { value, range in
        guard let range = range as? [Any], range.count == 2,
          let low = KeyedValue.order(range[0], value), let high = KeyedValue.order(value, range[1])
        else { return false }
        return low != .orderedDescending && high != .orderedDescending
      }
    default: return nil
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:" + pattern + ")$", options: .regularExpression) != nil
  }

  private static func wildcards(_ pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern).replacing("\\*", with: ".*")
      .replacing("\\?", with: ".")
  }

  // MARK: The words

  private static func words(of format: String) -> [String] {
    var words: [String] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      var count = 1
      if first == "\"" || first == "'" {
        count += rest.dropFirst().prefix { $0 != first }.count + 1
      } else if "=<>!&|".contains(first) {
        count = rest.prefix { "=<>&|!".contains($0) }.count
      } else if !"(){},".contains(first) {
        count = rest.prefix { !$0.isWhitespace && !"(){},=<>!&|\"'".contains($0) }.count
      }
      words.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return words
  }
}
