/// The methods and properties that a file declares for Objective-C.
struct ObjectiveCMembers: Sendable {
  /// A method or a property of a class.
  struct Member: Sendable {
    /// The class, with the types around it; nil for one that no other code can name.
    let type: String?
    /// The name in Swift, without labels.
    let name: String
    /// The parameters of a method; nil for a property.
    let parameters: [Parameter]?
    /// The selector of the method, or of the one that reads the property.
    let selector: String
    /// Whether it can be called with arguments of the types that its declaration has.
    let isCallable: Bool
  }

  /// A parameter of a method.
  struct Parameter: Hashable, Sendable {
    /// The label; `_` for none.
    let label: String
    /// The type as the code spells it.
    let type: String
  }

  /// The members, in source order.
  private(set) var members: [Member] = []
  /// The classes whose braces are around each byte, outermost first: where each begins and ends.
  private(set) var classes: [(name: String, range: Range<Int>)] = []

  init(_ source: SourceText) {
    var bytes = source.bytes
    PlatformConditions.resolve(&bytes, of: source)
    // Whether another module can be imported is not known here.
    for token in source.tokens where token.text == "canImport" {
      if bytes[token.range.lowerBound] == UInt8(ascii: "c") {
        bytes.replaceSubrange(token.range, with: Array("isUnknown".utf8))
      }
    }
    let resolved = SourceText(String(decoding: bytes, as: UTF8.self))
    var reader = MembersReader(resolved)
    reader.read()
    (members, classes) = (reader.members, reader.classes)
  }
}

/// A reader of declarations, by their keywords.
private struct MembersReader {
  private let source: SourceText
  private let tokens: [SourceToken]
  private let blocks: ConditionalBlocks
  private var scopes: [Scope] = []
  var members: [ObjectiveCMembers.Member] = []
  var classes: [(name: String, range: Range<Int>)] = []

  /// What braces are around a token.
  private struct Scope {
    /// The name of the type; nil for a body or a closure.
    var name: String?
    /// Whether code at the end of the file can name it.
    var isReachable = false
    /// Whether its members may be for Objective-C at all.
    var isClass = false
    /// Whether all of them are.
    var isWholly = false
    var start = 0
  }

  init(_ source: SourceText) {
    self.source = source
    tokens = source.tokens
    blocks = ConditionalBlocks(
      source, conditions: BuildConditions(modules: [], flags: ["DEBUG"], platforms: ["Linux"]))
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  mutating func read() {
    var pending: (at: Int, scope: Scope)?
    for index in tokens.indices {
      switch text(index) {
      case "{":
        if let type = pending, type.at == index {
          scopes.append(type.scope)
        } else {
          scopes.append(Scope())
        }
        scopes[scopes.count - 1].start = tokens[index].range.lowerBound
      case "}":
        guard let scope = scopes.popLast(), let name = scope.name, scope.isClass else { break }
        classes.append((name, scope.start..<tokens[index].range.upperBound))
      case "class", "struct", "enum", "actor", "protocol", "extension":
        if let type = type(at: index) { pending = type }
      case "func": readMethod(index)
      case "var", "let": readProperty(index)
      default: break
      }
    }
    classes.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Types

  /// The type that a keyword declares or extends, and the token that opens it.
  private func type(at index: Int) -> (at: Int, scope: Scope)? {
    guard text(index - 1) != ".", index + 1 < tokens.count, tokens[index + 1].isWord,
      !Self.memberWords.contains(text(index + 1)),
      let open = tokens[index...].firstIndex(where: { ["{", "}", ";"].contains($0.text) }),
      text(open) == "{"
    else { return nil }
    var name = text(index + 1)
    var place = index + 2
    while text(place) == ".", place + 1 < open {
      name += "." + text(place + 1)
      place += 2
    }
    let head = DeclarationHead(before: index, in: tokens)
    let outer = scopes.last
    let isNested = !scopes.isEmpty
    var scope = Scope(name: ([outer?.name, name].compactMap(\.self)).joined(separator: "."))
    scope.isReachable =
      scopes.allSatisfy { $0.name != nil && $0.isReachable }
      && !(isNested && head.words.contains("private"))
      && !tokens[index..<open].contains { $0.text == "where" } && isCompiled(index)
      && !head.attributes.contains { $0.name.hasSuffix("Actor") && $0.name != "MainActor" }
    scope.isClass = ["class", "extension"].contains(text(index))
    scope.isWholly =
      text(index) == "extension"
      ? head.attributes.contains { $0.name == "objc" }
      : head.attributes.contains { $0.name == "objcMembers" }
    return (open, scope)
  }

  private static let memberWords: Set = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "public",
    "open", "internal", "dynamic",
  ]

  /// Whether a token is compiled for certain.
  private func isCompiled(_ index: Int) -> Bool {
    blocks.isCompiled(at: tokens[index].range.lowerBound) == true
  }

  // MARK: Members

  /// The class that a declaration is a member of, if it is for Objective-C, and its explicit name.
  private func owner(of index: Int) -> (scope: Scope, head: DeclarationHead)? {
    guard let scope = scopes.last, scope.isClass else { return nil }
    let head = DeclarationHead(before: index, in: tokens)
    guard head.words.isDisjoint(with: ["static", "class"]),
      !head.attributes.contains(where: { $0.name == "nonobjc" })
    else { return nil }
    let isOwn = head.attributes.contains {
      ["objc", "IBAction", "IBSegueAction"].contains($0.name)
    }
    guard isOwn || scope.isWholly && head.words.isDisjoint(with: ["private", "fileprivate"])
    else { return nil }
    return (scope, head)
  }

  private mutating func add(
    _ name: String, _ parameters: [ObjectiveCMembers.Parameter]?, _ selector: String,
    at index: Int, of owner: (scope: Scope, head: DeclarationHead), isCallable: Bool
  ) {
    let isCallable =
      isCallable && isCompiled(index)
      && owner.head.attributes.allSatisfy {
        Self.knownAttributes.contains($0.name) && !$0.arguments.contains("unavailable")
      }
    members.append(
      ObjectiveCMembers.Member(
        type: owner.scope.isReachable ? owner.scope.name : nil, name: name,
        parameters: parameters, selector: owner.head.explicitName ?? selector,
        isCallable: isCallable))
  }

  private static let knownAttributes: Set = [
    "objc", "IBAction", "IBSegueAction", "MainActor", "discardableResult", "available", "inlinable",
    "IBOutlet", "IBInspectable", "Published", "NSManaged",
  ]

  private mutating func readMethod(_ index: Int) {
    guard let owner = owner(of: index) else { return }
    let (name, after) = word(at: index + 1)
    guard text(after) == "(", let end = end(ofGroupAt: after) else { return }
    let read = ParameterReader(tokens, after + 1..<end, source)
    let effects = tokens[(end + 1)...].prefix(2).map(\.text)
    let isPlain = effects.first.map { !["async", "throws", "rethrows"].contains($0) } ?? true
    add(
      name, read.parameters,
      ObjectiveCName.selector(of: name, labels: read.parameters.map(\.label)), at: index,
      of: owner, isCallable: isPlain && read.arePassable)
  }

  private mutating func readProperty(_ index: Int) {
    guard let owner = owner(of: index) else { return }
    let (name, after) = word(at: index + 1)
    guard [":", "=", "{"].contains(text(after)) else { return }
    add(name, nil, name, at: index, of: owner, isCallable: true)
  }

  /// The word at a token, which may stand in backticks, and the token after it.
  private func word(at index: Int) -> (String, Int) {
    text(index) == "`" ? (text(index + 1), index + 3) : (text(index), index + 1)
  }

  private func end(ofGroupAt start: Int) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if ["(", "[", "{"].contains(text(index)) { depth += 1 }
      if [")", "]", "}"].contains(text(index)) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
