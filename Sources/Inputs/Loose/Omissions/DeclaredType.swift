/// A type that the files declare, as far as a value of it can be made without knowing what for.
struct DeclaredType: Sendable {
  /// A property, a parameter or an associated value.
  struct Slot: Hashable, Sendable {
    /// The argument label; nil for none.
    var label: String?
    /// The name in the body.
    let name: String
    /// The words and the punctuation of the type; empty if it is inferred.
    let type: [String]
    /// Whether it has a value of its own.
    var hasValue = false
    /// The wrapper, without its at sign.
    var wrapper: String?
  }

  /// The word that declares it, such as `struct`.
  let keyword: String
  /// The qualified name, including enclosing types.
  let name: String
  /// Whether it has generic parameters.
  let isGeneric: Bool
  /// The names of the types that it inherits from or conforms to.
  let parents: [String]
  /// The stored properties of values of it.
  var properties: [Slot] = []
  /// Whether some stored property is private, so that only its file can set all of them.
  var hasPrivateProperty = false
  /// The parameters of each initializer that neither fails nor throws.
  var initializers: [[Slot]] = []
  /// Whether it declares initializers.
  var hasInitializer = false
  /// The cases of an enumeration, with their associated values.
  var cases: [(name: String, values: [Slot])] = []
  /// The type that an alias stands for.
  var target: [String] = []
}

extension CodeBlocks {
  /// The names of functions and properties that are called with `try!`, or whose value is unwrapped by
  /// force.
  var forcedNames: Set<String> {
    var names: Set<String> = []
    for index in 0..<code.count where code[index] == "!" && !code.isSpaced[index] {
      if code[index - 1] == "try" {
        var place = index + 1
        while place < code.count, !code.startsLine[place] {
          if code.isName(place) { names.insert(code[place]) }
          place += 1
        }
      } else if code[index - 1] == ")" {
        let name = code.start(ofGroupEndingAt: index - 1) - 1
        if code.isName(name) { names.insert(code[name]) }
      } else if code.isName(index - 1) {
        names.insert(code[index - 1])
      }
    }
    return names
  }

  /// The types that the code declares, in order.
  var declaredTypes: [DeclaredType] {
    let words: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]
    return (0..<code.count).compactMap { index in
      guard words.contains(code[index]), code.isName(index + 1), code[index - 1] != ".",
        !["func", "var", "let", "subscript"].contains(code[index + 1])
      else { return nil }
      return declaredType(at: index)
    }
  }

  private func declaredType(at index: Int) -> DeclaredType? {
    let afterGenerics = code.end(ofGenericsAt: index + 2)
    if code[index] == "typealias" {
      guard code[afterGenerics] == "=", let all = statement(around: index, in: group(around: index))
      else { return nil }
      var alias = DeclaredType(
        keyword: "typealias", name: qualified(code[index + 1], at: index),
        isGeneric: afterGenerics > index + 2, parents: [])
      alias.target = (afterGenerics + 1...max(afterGenerics + 1, all.upperBound)).map { code[$0] }
      return alias
    }
    guard let open = (index..<code.count).first(where: { code[$0] == "{" }),
      header(of: open)?.index == index
    else { return nil }
    var parents: [String] = []
    if code[afterGenerics] == ":" {
      var place = afterGenerics + 1
      while place < open, code[place] != "where" {
        if code.isName(place), code[place + 1] != "." { parents.append(code[place]) }
        place = code[place] == "<" ? code.end(ofGenericsAt: place) : place + 1
      }
    }
    var type = DeclaredType(
      keyword: code[index], name: qualified(code[index + 1], at: index),
      isGeneric: afterGenerics > index + 2, parents: parents)
    for member in statements(in: open) { read(member, into: &type) }
    return type
  }

  /// A name with those of the types around an index.
  private func qualified(_ name: String, at index: Int) -> String {
    var name = name
    var open = group(around: index)
    while let place = open {
      if let header = header(of: place), case .type = kind(of: place) {
        name = extendedName(after: header.index) + "." + name
      }
      open = group(around: place)
    }
    return name
  }

  /// The name after the word of a type or of an extension, with those of enclosing types.
  func extendedName(after keyword: Int) -> String {
    var index = keyword + 1
    var name = code[index]
    while code[index + 1] == ".", code.isName(index + 2) {
      index += 2
      name += "." + code[index]
    }
    return name
  }

  private func read(_ member: ClosedRange<Int>, into type: inout DeclaredType) {
    guard let word = declarator(of: member) else { return }
    let before = (member.lowerBound..<word).map { code[$0] }
    let isPrivate = before.contains("private") || before.contains("fileprivate")
    switch code[word] {
    case "var", "let":
      guard !before.contains("static"), !before.contains("class"), !before.contains("lazy"),
        let slot = property(at: word, to: member.upperBound, attributes: before)
      else { return }
      type.properties.append(slot)
      if isPrivate, !slot.hasValue { type.hasPrivateProperty = true }
    case "init":
      type.hasInitializer = true
      guard code[word + 1] != "?", code[word + 1] != "!", !isPrivate else { return }
      let start = code.end(ofGenericsAt: word + 1)
      guard code[start] == "(", start == word + 1 else { return }
      guard !["throws", "async"].contains(code[end(of: start) + 1]) else { return }
      type.initializers.append(slots(in: start))
    case "case" where type.keyword == "enum":
      var index = word + 1
      while index <= member.upperBound {
        guard code.isName(index) else { return }
        let hasValues = code[index + 1] == "("
        type.cases.append((code[index], hasValues ? slots(in: index + 1) : []))
        index = hasValues ? end(of: index + 1) + 1 : index + 1
        if code[index] == "=" {
          while index <= member.upperBound, code[index] != "," { index += 1 }
        }
        guard code[index] == "," else { return }
        index += 1
      }
    default: break
    }
  }

  /// The stored property that a `let` or a `var` declares; nil for a computed one.
  private func property(at word: Int, to last: Int, attributes: [String]) -> DeclaredType.Slot? {
    let wrapper = attributes.firstIndex(of: "@").flatMap { mark in
      mark + 1 < attributes.count ? attributes[mark + 1] : nil
    }
    let name = code[word + 1]
    guard code.isName(word + 1) else { return nil }
    var index = word + 2
    var type: [String] = []
    if code[index] == ":" {
      index += 1
      while index <= last, !["=", "{", ";"].contains(code[index]) {
        let close = ["(", "["].contains(code[index]) ? end(of: index) : index
        type += (index...close).map { code[$0] }
        index = close + 1
      }
    }
    if index <= last, code[index] == "{" {
      // Observers belong to a stored property; anything else computes.
      guard ["willSet", "didSet"].contains(code[index + 1]) else { return nil }
    }
    let isVariableOptional = code[word] == "var" && ["?", "!"].contains(type.last)
    let hasValue = index <= last && code[index] == "=" || isVariableOptional
    return DeclaredType.Slot(
      label: name, name: name, type: type, hasValue: hasValue, wrapper: wrapper)
  }

  /// The parameters or associated values between parentheses.
  func slots(in open: Int) -> [DeclaredType.Slot] {
    var found: [DeclaredType.Slot] = []
    var start = open + 1
    var index = start
    while index <= end(of: open) {
      guard code[index] == "," || index == end(of: open) else {
        index =
          ["(", "[", "{"].contains(code[index])
          ? end(of: index) + 1
          : code[index] == "<" && !code.isSpaced[index] ? code.end(ofGenericsAt: index) : index + 1
        continue
      }
      if start < index { found.append(slot(start..<index)) }
      start = index + 1
      index = start
    }
    return found
  }

  private func slot(_ tokens: Range<Int>) -> DeclaredType.Slot {
    let value = tokens.first {
      code[$0] == "=" && group(around: $0) == group(around: tokens.lowerBound)
    }
    let last = value ?? tokens.upperBound
    var start = tokens.lowerBound
    while code[start] == "@" { start += 2 }
    guard code.isName(start), let colon = (start..<last).prefix(3).first(where: { code[$0] == ":" })
    else {
      return DeclaredType.Slot(
        label: nil, name: "", type: (start..<last).map { code[$0] }, hasValue: value != nil)
    }
    return DeclaredType.Slot(
      label: code[start] == "_" ? nil : code[start], name: code[colon - 1],
      type: (colon + 1..<max(colon + 1, last)).map { code[$0] }, hasValue: value != nil)
  }
}
