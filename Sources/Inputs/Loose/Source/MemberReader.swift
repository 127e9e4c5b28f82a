/// A reader of a type's stored properties and initializers, from its opening brace on.
///
/// It reads tokens, not types: what it says decides which views are offered first, not what compiles.
struct MemberReader {
  private let tokens: [SourceToken]
  private var index: Int
  /// Whether a stored property has no value of its own.
  private var hasBareProperty = false
  /// Whether there is an initializer, and whether one takes no arguments.
  private var initializers = (exists: false, isBare: false)

  init(_ tokens: [SourceToken], from start: Int) {
    (self.tokens, index) = (tokens, start)
    read()
  }

  /// Whether no expression without arguments creates the type.
  var needsArguments: Bool {
    initializers.exists ? !initializers.isBare : hasBareProperty
  }

  /// The wrappers whose properties get their values from around the view.
  static let filledWrappers: Set = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "FetchRequest", "Query",
    "SectionedFetchRequest", "GestureState", "UIApplicationDelegateAdaptor",
    "AccessibilityFocusState",
  ]

  private func text(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private mutating func read() {
    var attributes: [String] = []
    while let word = text(index), word != "}" {
      switch word {
      case "@":
        attributes.append(text(index + 1) ?? "")
        index += 2
        skipGroup("(", ")")
      case "static":
        attributes.append("static")
        index += 1
      case "let", "var":
        index += 1
        readProperty(attributes)
        attributes = []
      case "init":
        index += 1
        readInitializer()
        attributes = []
      case "func", "struct", "class", "enum", "subscript", "extension", "actor":
        while let word = text(index), word != "{", word != "}" { index += 1 }
        skipGroup("{", "}")
        attributes = []
      case "{": skipGroup("{", "}")
      default: index += 1
      }
    }
  }

  /// Reads a property from its name on.
  private mutating func readProperty(_ attributes: [String]) {
    index += 1
    var isOptional = false
    while let word = text(index) {
      switch word {
      case "{":
        // Computed, or with observers.
        skipGroup("{", "}")
        return
      case "=": return
      case "(": skipGroup("(", ")")
      case "[": skipGroup("[", "]")
      case "?", "!":
        isOptional = true
        index += 1
      case "-" where text(index + 1) == ">": index += 2
      case ":", ".", "<", ">", ",", "&", "any", "some", "escaping": index += 1
      case "@": index += 2
      default:
        guard isType(at: index) else {
          end(attributes, isOptional)
          return
        }
        index += 1
      }
    }
    end(attributes, isOptional)
  }

  /// Whether a word continues a type: it stands after punctuation of one.
  private func isType(at index: Int) -> Bool {
    [":", ".", "<", ",", "&", "any", "some", "escaping", ">"].contains(text(index - 1) ?? "")
  }

  private mutating func end(_ attributes: [String], _ isOptional: Bool) {
    guard !attributes.contains("static"), !Self.filledWrappers.contains(where: attributes.contains)
    else { return }
    if !isOptional { hasBareProperty = true }
  }

  /// Reads an initializer from its parameters on.
  private mutating func readInitializer() {
    initializers.exists = true
    while let word = text(index), word != "(", word != "{", word != "}" { index += 1 }
    let start = index
    skipGroup("(", ")")
    let parameters = tokens[start..<index].map(\.text)
    let count = { (mark: String) in parameters.count { $0 == mark } }
    if parameters.count <= 2 || count("=") > 0 && count("=") >= count(":") {
      initializers.isBare = true
    }
    while let word = text(index), word != "{", word != "}" { index += 1 }
    skipGroup("{", "}")
  }

  /// Skips the bracket group that begins here, if one does.
  private mutating func skipGroup(_ opening: String, _ closing: String) {
    guard text(index) == opening else { return }
    var depth = 0
    repeat {
      if text(index) == opening { depth += 1 }
      if text(index) == closing { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }
}
