/// A use of a name in a file.
struct NameUse: Hashable, Sendable {
  /// What stands before the name, which says what it can be.
  enum Kind: Hashable, Sendable {
    /// A name on its own, with a capital letter or without.
    case type, variable
    /// A name after an expression and a point.
    case member
    /// A name after that of a type and a point.
    case typeMember(of: String)
    /// A name after a point that begins an expression.
    case implicitMember
    /// An attribute, with its at sign.
    case attribute
    /// A macro, with its number sign.
    case macro
    /// An imported module.
    case module
    /// An argument label of a type's initializers, or of a function.
    case label(of: String)
  }

  let kind: Kind
  let name: String
  /// The place in the file, in bytes.
  let range: Range<Int>
}

extension NameUse {
  /// The words of Swift itself that stand where a name could.
  static let keywords: Set<String> = [
    "Any", "AnyObject", "Self", "Protocol", "Type", "_", "actor", "any", "as", "associatedtype",
    "associativity", "async", "await", "borrowing", "break", "case", "catch", "class", "consume",
    "consuming", "continue", "convenience", "copy", "default", "defer", "deinit", "didSet",
    "discard", "distributed", "do", "dynamic", "each", "else", "enum", "error", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "higherThan",
    "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated",
    "lazy", "left", "let", "lowerThan", "macro", "mutating", "newValue", "nil", "none",
    "nonisolated", "nonmutating", "oldValue", "open", "operator", "optional", "override",
    "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat",
    "required", "rethrows", "return", "right", "safe", "self", "sending", "set", "some", "static",
    "struct", "subscript", "super", "switch", "then", "throw", "throws", "true", "try",
    "typealias", "unowned", "unsafe", "var", "weak", "where", "while", "willSet", "yield",
  ]

  /// The words after which an expression begins, so that a point belongs to an implicit member.
  static let openers: Set<String> = [
    "return", "case", "in", "else", "try", "await", "if", "while", "guard", "switch", "where", "is",
    "as", "throw", "default", "do", "repeat", "then", "yield", "some", "any", "let", "var",
  ]

  /// The attributes of the language; others are names of types.
  static let attributes: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSApplicationMain", "NSCopying", "NSManaged", "UIApplicationMain", "abi", "attached",
    "autoclosure", "available", "backDeployed", "concurrent", "convention", "differentiable",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity",
    "export", "extern", "freestanding", "frozen", "globalActor", "implementation", "inlinable",
    "inline", "isolated", "main", "noescape", "nonobjc", "nonexhaustive", "nonisolated", "objc",
    "objcMembers", "preconcurrency", "propertyWrapper", "requires_stored_property_inits",
    "resultBuilder", "retroactive", "sending", "specialize", "storageRestrictions", "testable",
    "unchecked", "unknown", "unsafe", "usableFromInline", "warn_unqualified_access",
  ]

  /// The directives of the language; others are macros.
  static let directives: Set<String> = [
    "available", "colorLiteral", "column", "dsohandle", "else", "elseif", "endif", "error",
    "fileLiteral", "file", "fileID", "filePath", "function", "if", "imageLiteral", "keyPath",
    "line", "selector", "sourceLocation", "unavailable", "warning",
  ]
}
