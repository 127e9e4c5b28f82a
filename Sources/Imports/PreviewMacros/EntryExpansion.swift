import Foundation

/// The expansion of `@Entry`: the accessors of a property of `EnvironmentValues` or its like, and the
/// key beside it.
struct EntryExpansion {
  private let name: String
  private let type: String?
  private let value: String?
  private let container: String

  /// Reads a request of the compiler; nil if it is about another macro.
  init?(_ message: Data) {
    guard let request = try? JSONDecoder().decode(Message.self, from: message),
      let expansion = request.expandAttachedMacro, expansion.macro.typeName == "EntryMacro"
    else { return nil }
    let source = expansion.declSyntax.source
    guard let start = source.range(of: "var ", options: .backwards, before: "=:") else {
      return nil
    }
    let rest = source[start.upperBound...]
    name = String(
      rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }.filter { $0 != "`" })
    let (type, value) = Self.parts(of: rest.dropFirst(name.count))
    (self.type, self.value) = (type, value)
    let context = (expansion.lexicalContext ?? []).map(\.source).joined()
    container =
      ["ContainerValues", "FocusedValues", "Transaction"].first(where: context.contains)
      ?? "EnvironmentValues"
  }

  /// The code for a role of the macro.
  func code(_ role: String?) -> String {
    let key = "__Key_" + name
    guard role == "peer" else {
      return "{\nget { self[\(key).self] }\nset { self[\(key).self] = newValue }\n}"
    }
    switch container {
    case "FocusedValues":
      let type = (type ?? "Any").trimmingCharacters(in: .init(charactersIn: "?"))
      return "private struct \(key): FocusedValueKey { typealias Value = \(type) }"
    case "ContainerValues": return self.key(key, "ContainerValueKey")
    case "Transaction": return self.key(key, "TransactionKey")
    default: return self.key(key, "EnvironmentKey")
    }
  }

  private func key(_ key: String, _ conformance: String) -> String {
    let member =
      type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" }
      ?? "static let defaultValue = \(value ?? "nil")"
    return "private struct \(key): \(conformance) {\n\(member)\n}"
  }

  /// The type and the initial value of a declaration after its name.
  private static func parts(of text: Substring) -> (type: String?, value: String?) {
    func trimmed(_ text: some StringProtocol) -> String {
      text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let equals = text.firstIndex(of: "=")
    let head = trimmed(text[..<(equals ?? text.endIndex)])
    let type = head.hasPrefix(":") ? trimmed(head.dropFirst()) : nil
    return (type, equals.map { trimmed(text[text.index(after: $0)...]) })
  }

  /// The role of a request.
  static func role(of message: Data) -> String? {
    (try? JSONDecoder().decode(Message.self, from: message))?.expandAttachedMacro?.macroRole
  }

  private struct Message: Decodable {
    var expandAttachedMacro: Expansion?
  }

  private struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String
    var declSyntax: Syntax
    var lexicalContext: [Syntax]?
  }

  private struct Macro: Decodable {
    var typeName: String
  }

  private struct Syntax: Decodable {
    var source: String
  }
}

extension String {
  /// The last occurrence of a word before the first of some characters.
  fileprivate func range(
    of word: String, options: String.CompareOptions, before characters: String
  ) -> Range<String.Index>? {
    let end = firstIndex { characters.contains($0) } ?? endIndex
    return self.range(of: word, options: options, range: startIndex..<end)
  }
}
