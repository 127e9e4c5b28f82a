/// Expressions for values of types by their names alone: empty, zero, nil, the first case.
///
/// They are texts that the compiler checks: one that it refuses is given up.
struct DefaultValues: Sendable {
  /// The types of the files, by their qualified names and by their own.
  private var types: [String: DeclaredType] = [:]
  /// The functions and properties whose errors, or nil, end the program: those after `try!` and before
  /// an exclamation mark.
  let forced: Set<String>
  /// The names of types that do not exist.
  var unknown: Set<String> = []
  /// The types of the files that conform to each protocol, in order.
  private var conforming: [String: [DeclaredType]] = [:]

  /// The maximum depth of values within values.
  ///
  /// - Source: chosen; a model of a screen has fewer levels.
  private static let depth = 4

  /// The values of types that some code declares or names.
  init(_ blocks: [CodeBlocks]) {
    forced = blocks.reduce(into: []) { $0.formUnion($1.forcedNames) }
    for type in blocks.flatMap(\.declaredTypes) {
      types[type.name] = types[type.name] ?? type
      let own = String(type.name.split(separator: ".").last ?? "")
      types[own] = types[own] ?? type
      for parent in type.parents where type.keyword != "protocol" {
        conforming[parent, default: []].append(type)
      }
    }
  }

  /// A type of the files; nil for another one.
  func type(named name: String) -> DeclaredType? { types[name] }

  /// An expression for a value of a type, given by its words and punctuation; nil if none is known.
  func expression(for type: some Sequence<String>) -> String? {
    expression(for: ArraySlice(Array(type)), depth: 0)
  }

  private func expression(for type: ArraySlice<String>, depth: Int) -> String? {
    var words = type
    while let first = words.first {
      if first == "@" {
        words = words.dropFirst(2)
      } else if ["inout", "borrowing", "consuming", "sending", "isolated"].contains(first) {
        words = words.dropFirst()
      } else {
        break
      }
    }
    guard let first = words.first, let last = words.last, depth < Self.depth else { return nil }
    if let arrow = Self.arrow(in: words) {
      return closure(words[..<arrow], returning: words[(arrow + 2)...], depth: depth)
    }
    if last == "?" { return "nil" }
    if last == "!" { return expression(for: words.dropLast(), depth: depth) ?? "nil" }
    if first == "(" || first == "[" {
      guard Self.close(of: words.startIndex, in: words) == words.endIndex - 1 else { return nil }
      let inner = words.dropFirst().dropLast()
      if first == "[" { return Self.split(inner, at: ":").count > 1 ? "[:]" : "[]" }
      return tuple(inner, depth: depth)
    }
    if first == "some" || first == "any" {
      return standIn(for: words.dropFirst(), depth: depth)
    }
    return named(words, depth: depth)
  }

  private func tuple(_ inner: ArraySlice<String>, depth: Int) -> String? {
    var parts: [String] = []
    for part in Self.split(inner, at: ",") {
      let labelled = part.count > 2 && part[part.startIndex + 1] == ":"
      let type = labelled ? part.dropFirst(2) : part
      guard let value = expression(for: type, depth: depth + 1) else { return nil }
      parts.append(labelled ? "\(part[part.startIndex]): \(value)" : value)
    }
    return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
  }

  private func closure(
    _ parameters: ArraySlice<String>, returning result: ArraySlice<String>, depth: Int
  ) -> String? {
    let isNothing = result.elementsEqual(["Void"]) || result.elementsEqual(["(", ")"])
    let value = isNothing ? "" : expression(for: result, depth: depth + 1)
    guard let value, parameters.first == "(",
      let close = Self.close(of: parameters.startIndex, in: parameters)
    else { return nil }
    let count = Self.split(parameters[parameters.startIndex + 1..<close], at: ",").count
    let names =
      count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
    return "{ \(names)\(value) }"
  }

  /// A value of a named type, with generic arguments or without.
  private func named(_ words: ArraySlice<String>, depth: Int) -> String? {
    guard words.allSatisfy({ $0 != "&" }) else { return nil }
    let path = words.prefix { $0 != "<" }
    guard let own = path.last, path.allSatisfy({ $0 == "." || $0.first?.isLetter ?? false }) else {
      return nil
    }
    guard !path.contains(where: unknown.contains) else { return nil }
    if let declared = types[path.joined()] ?? types[own] {
      return value(of: declared, spelled: words.joined(), depth: depth)
    }
    if let known = Self.known[own] { return known }
    let arguments = words.dropFirst(path.count + 1).dropLast()
    switch own {
    case "Binding":
      return expression(for: arguments, depth: depth + 1).map { ".constant(\($0))" }
    case "Result":
      return Self.split(arguments, at: ",").first.flatMap { success in
        expression(for: success, depth: depth + 1).map { ".success(\($0))" }
      }
    case "Never", "Self": return nil
    default: return ".init()"
    }
  }

  /// A value of some type that conforms to a protocol.
  private func standIn(for words: ArraySlice<String>, depth: Int) -> String? {
    guard let name = words.first else { return nil }
    if let known = Self.conformers[name] { return known }
    return types[name] == nil ? nil : conformer(to: name, depth: depth)
  }

  private func conformer(to name: String, depth: Int) -> String? {
    for type in conforming[name] ?? [] where !type.isGeneric {
      if let value = value(of: type, spelled: type.name, depth: depth + 1) { return value }
    }
    return nil
  }

  private func value(of type: DeclaredType, spelled: String, depth: Int) -> String? {
    guard depth < Self.depth else { return nil }
    let creator = type.isGeneric ? ".init" : type.name
    switch type.keyword {
    case "typealias": return expression(for: type.target[...], depth: depth + 1)
    case "protocol": return conformer(to: type.name, depth: depth)
    case "enum":
      let prefix = type.isGeneric ? "." : type.name + "."
      if let plain = type.cases.first(where: \.values.isEmpty) { return prefix + plain.name }
      for one in type.cases {
        if let arguments = arguments(one.values, depth: depth) {
          return prefix + one.name + arguments
        }
      }
      return nil
    default:
      if type.hasInitializer {
        let inits = type.initializers.sorted { $0.count < $1.count }
        return inits.lazy.compactMap { arguments($0, depth: depth) }.first.map { creator + $0 }
      }
      guard type.keyword == "struct" else { return creator + "()" }
      guard !type.hasPrivateProperty else { return nil }
      return arguments(type.properties, depth: depth).map { creator + $0 }
    }
  }

  /// The arguments of a call, of those that need one.
  private func arguments(_ slots: [DeclaredType.Slot], depth: Int) -> String? {
    var parts: [String] = []
    for slot in slots where !slot.hasValue && !Self.isFilled(slot.wrapper) {
      var value = expression(for: slot.type[...], depth: depth + 1)
      if slot.wrapper == "Binding" { value = value.map { ".constant(\($0))" } }
      guard let value else { return nil }
      parts.append(slot.label.map { "\($0): \(value)" } ?? value)
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// Whether the values of a wrapper come from around the view.
  private static func isFilled(_ wrapper: String?) -> Bool {
    wrapper.map(MemberReader.filledWrappers.contains) ?? false
  }
}

extension DefaultValues {
  /// The index of the first hyphen of an arrow outside of brackets.
  private static func arrow(in words: ArraySlice<String>) -> Int? {
    var depth = 0
    for index in words.indices {
      switch words[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where words[max(words.startIndex, index - 1)] != "-": depth -= 1
      case "-" where depth == 0 && index + 1 < words.endIndex && words[index + 1] == ">":
        return index
      default: break
      }
    }
    return nil
  }

  /// The index of the bracket that closes the one at an index.
  private static func close(of start: Int, in words: ArraySlice<String>) -> Int? {
    var depth = 0
    for index in words[start...].indices {
      if ["(", "["].contains(words[index]) { depth += 1 }
      if [")", "]"].contains(words[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of a list between separators outside of brackets.
  private static func split(
    _ words: ArraySlice<String>, at separator: String
  ) -> [ArraySlice<String>] {
    var (depth, start, parts) = (0, words.startIndex, [ArraySlice<String>]())
    for index in words.indices {
      switch words[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where words[max(words.startIndex, index - 1)] != "-": depth -= 1
      case separator where depth == 0:
        parts.append(words[start..<index])
        start = index + 1
      default: break
      }
    }
    if start < words.endIndex { parts.append(words[start...]) }
    return parts
  }
}
