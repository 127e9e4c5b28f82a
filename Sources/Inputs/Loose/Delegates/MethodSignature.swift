/// The signature of a method, as far as a requirement is recognized by it.
struct MethodSignature: Hashable, Sendable {
  /// A parameter.
  struct Parameter: Hashable, Sendable {
    /// The argument label; an underscore for none.
    let label: String
    /// The name in the body.
    let name: String
    let type: SpelledType
  }

  let name: String
  let parameters: [Parameter]
  /// The type of the result; nil for none.
  let result: SpelledType?

  /// The name with its labels, such as `tableView(_:heightForRowAt:)`.
  var fullName: String { name + "(" + parameters.map { $0.label + ":" }.joined() + ")" }

  /// The declaration, without a body.
  var declaration: String {
    let list = parameters.map { parameter in
      let names =
        parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
      return "\(names): \(parameter.type.text)"
    }
    return "func \(name)(\(list.joined(separator: ", ")))" + (result.map { " -> \($0.text)" } ?? "")
  }

  /// The signature with another one's types of functions, whose attributes may differ.
  func withFunctions(of other: MethodSignature) -> MethodSignature {
    let parameters = zip(parameters, other.parameters).map { own, other in
      own.type.isFunction
        ? Parameter(label: own.label, name: own.name, type: other.type) : own
    }
    return MethodSignature(name: name, parameters: parameters, result: result)
  }

  /// A call of a method with the same parameters and another name, with arguments by `argument`.
  func call(
    of method: String, argument: (Parameter) -> String = { $0.name }
  ) -> String {
    let list = parameters.map { parameter in
      (parameter.label == "_" ? "" : parameter.label + ": ") + argument(parameter)
    }
    return "\(method)(\(list.joined(separator: ", ")))"
  }

  /// How a method of this signature meets a requirement of another one of the same full name; nil if
  /// it does not.
  ///
  /// Objective-C has no optional types: a result may be declared without its question mark, and a
  /// parameter with one more.
  func fit(to requirement: MethodSignature) -> Fit? {
    guard fullName == requirement.fullName else { return nil }
    let pairs = zip(parameters, requirement.parameters)
    let isMet = pairs.allSatisfy { own, other in
      own.type.isSame(as: other.type) && (own.type.isOptional || !other.type.isOptional)
    }
    guard isMet else { return nil }
    var fit: Fit = []
    if pairs.contains(where: { $0.type.isOptional != $1.type.isOptional }) {
      fit.insert(.optionalParameter)
    }
    switch (result, requirement.result) {
    case (nil, nil): return fit
    case (let own?, let other?):
      guard own.isSame(as: other), other.isOptional || !own.isOptional else { return nil }
      if own.isOptional != other.isOptional { fit.insert(.definiteResult) }
      return fit
    default: return nil
    }
  }

  /// The differences between a method and a requirement that it meets.
  struct Fit: OptionSet {
    let rawValue: Int
    /// A parameter is optional that is not in the requirement.
    static let optionalParameter = Fit(rawValue: 1)
    /// The result is not optional, and is in the requirement.
    static let definiteResult = Fit(rawValue: 2)
  }
}

/// A type as it is spelled.
struct SpelledType: Hashable, Sendable {
  /// The text.
  let text: String
  /// The text without attributes, qualifying modules and a mark of optional types at its end.
  private let bare: String
  /// Whether a mark of optional types is at its end.
  let isOptional: Bool

  /// Whether two types differ at most in being optional.
  func isSame(as other: SpelledType) -> Bool { bare == other.bare }

  init(_ words: [String]) {
    var (text, bare) = ("", [String]())
    for (index, word) in words.enumerated() {
      let before = index > 0 ? words[index - 1] : ""
      let isAttribute = index > 1 && words[index - 2] == "@"
      if word.isWordLike, before.isWordLike || isAttribute { text += " " }
      if isAttribute, !word.isWordLike { text += " " }
      text += word
      if word == "@" || before == "@" || word == "any" { continue }
      if word == "." || index + 1 < words.count && words[index + 1] == ".",
        Self.modules.contains(word == "." ? before : word)
      {
        continue
      }
      bare += word == "Void" ? ["(", ")"] : [word]
    }
    isOptional = bare.last == "?" || bare.last == "!"
    self.text = text
    if isOptional { bare.removeLast() }
    // Parentheses around a name.
    if bare.count == 3, bare[0] == "(" { bare = [bare[1]] }
    self.bare = bare.joined(separator: " ")
  }

  /// Whether the type is that of a function.
  var isFunction: Bool { text.contains("->") }

  /// Whether the type is an optional one of a name.
  func isOptional(_ name: String) -> Bool { isOptional && bare == name }

  /// The modules that may qualify a name.
  private static let modules: Set = [
    "Swift", "Foundation", "UIKit", "SwiftUI", "CoreGraphics", "WebKit", "MapKit", "CoreLocation",
  ]
}

extension String {
  fileprivate var isWordLike: Bool { utf8.first?.isPartOfWord ?? false }
}
