/// A `#selector` of a file.
struct WrittenSelector: Hashable, Sendable {
  /// What it names.
  enum Kind: Hashable, Sendable { case method, getter, setter }

  let kind: Kind
  /// The bytes from the number sign to the opening parenthesis.
  let range: Range<Int>
  /// The bytes of the argument.
  let argument: Range<Int>
  /// The name of the method or property, without labels.
  let name: String
  /// The labels of the method; nil if the code leaves them out.
  let labels: [String]?
  /// The word before the name; nil for none.
  let owner: String?
  /// Whether the property is named by its type.
  let isOfType: Bool

  /// Those of a file, in order.
  static func all(in source: SourceText) -> [WrittenSelector] {
    guard source.code.contains(.pound) else { return [] }
    let tokens = source.tokens
    return tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].text == "#", tokens[index + 1].text == "selector",
        tokens[index + 2].text == "(",
        tokens[index + 2].range.upperBound - tokens[index].range.lowerBound == length
      else { return nil }
      return WrittenSelector(at: index, in: tokens)
    }
  }

  /// The number of bytes of `#selector(`.
  static let length = 10

  private init?(at index: Int, in tokens: [SourceToken]) {
    let open = index + 2
    guard let close = Self.end(ofGroupAt: open, in: tokens) else { return nil }
    range = tokens[index].range.lowerBound..<tokens[open].range.upperBound
    argument = tokens[open].range.upperBound..<tokens[close].range.lowerBound
    var inside = Array(tokens[open + 1..<close].filter { $0.text != "`" })
    kind =
      inside.count > 2 && inside[1].text == ":"
      ? inside[0].text == "getter" ? .getter : inside[0].text == "setter" ? .setter : .method
      : .method
    if kind != .method { inside.removeFirst(2) }
    var words = Self.withoutCoercion(inside.map(\.text))
    var labels: [String]?
    if words.last == ")", let start = words.lastIndex(of: "(") {
      labels = words[start...].filter { !["(", ")", ":"].contains($0) }
      words.removeSubrange(start...)
    }
    guard let name = words.last, name.utf8.first.map(\.isPartOfWord) ?? false else { return nil }
    self.name = name
    self.labels = labels
    owner = words.count > 2 && words[words.count - 2] == "." ? words[words.count - 3] : nil
    isOfType = words.count > 2 && (words[0].first?.isUppercase ?? false)
  }

  /// The words without parentheses around all of them, and without `as` and a type.
  private static func withoutCoercion(_ words: [String]) -> [String] {
    var words = words
    if words.first == "(", words.last == ")" { words = Array(words.dropFirst().dropLast()) }
    if let coercion = words.firstIndex(of: "as") { words.removeSubrange(coercion...) }
    return words
  }

  private static func end(ofGroupAt start: Int, in tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].text == "(" { depth += 1 }
      if tokens[index].text == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

extension WrittenSelector {
  /// The selectors that the use may mean, by what all files declare.
  ///
  /// The class around it is preferred if it names none. They are exact unless the number of arguments
  /// has to tell.
  func selectors(
    among members: [String: [ObjectiveCMembers.Member]], in type: String?
  ) -> (names: [String], isExact: Bool) {
    let named = members[name] ?? []
    switch kind {
    case .getter:
      return ([named.first { $0.parameters == nil }?.selector ?? name], true)
    case .setter:
      return ([ObjectiveCName.setter(of: name)], true)
    case .method:
      let methods = named.filter {
        guard let parameters = $0.parameters else { return false }
        return labels == nil || parameters.map(\.label) == labels
      }
      let isOwn = owner == nil || owner == "self" || owner == "Self"
      let wanted = isOwn ? type : owner
      let near = methods.filter { member in
        member.type.map { $0 == wanted || $0.hasSuffix("." + (wanted ?? "")) } ?? false
      }
      var names: [String] = []
      for method in near.isEmpty ? methods : near where !names.contains(method.selector) {
        names.append(method.selector)
      }
      guard names.isEmpty, let labels else { return (names, labels != nil) }
      return ([ObjectiveCName.selector(of: name, labels: labels)], true)
    }
  }
}
