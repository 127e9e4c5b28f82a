/// Something that scene code can name, as the compiler lists it.
struct PublicSymbol: Hashable {
  /// The type or protocol that has it; nil at the top.
  let owner: String?
  /// Its name with the labels of its parameters.
  let name: String
  /// What it is: `swift.struct`, `swift.method` and so on.
  let kind: String
  /// The file that declares it, from `Sources`.
  let file: String
  /// What the compiler calls it.
  let precise: String
  /// How it is declared.
  let declaration: String
  /// The types that its declaration names, as the compiler calls them.
  let mentions: Set<String>

  /// Its name among all.
  var path: String { owner.map { "\($0).\(name)" } ?? name }

  /// Its name without labels.
  var base: String { String(name.prefix { $0 != "(" }) }

  /// Its name among all, without labels.
  var basePath: String { owner.map { "\($0).\(base)" } ?? base }

  /// The longer words that its name and its owner's are made of, in small letters.
  var words: [String] {
    let parts = "\(owner ?? "").\(base)".split { !$0.isLetter }.flatMap { part in
      part.split(separator: /(?=[A-Z])/)
    }
    let common: Set = ["scroll", "style", "value", "views", "content"]
    return parts.map { $0.lowercased() }.filter { $0.count > 4 && !common.contains($0) }
  }

  /// What it is, in words.
  var kindName: String {
    switch kind {
    case "swift.struct": "structure"
    case "swift.enum": "enumeration"
    case "swift.typealias": "type alias"
    case "swift.enum.case": "case"
    case "swift.init": "initializer"
    case "swift.property": "property"
    case "swift.type.property": "static property"
    case "swift.type.method": "static method"
    case "swift.func": "function"
    case "swift.var": "variable"
    case "swift.func.op": "operator"
    case "swift.subscript", "swift.type.subscript": "subscript"
    default: kind.split(separator: ".").last.map(String.init) ?? kind
    }
  }

  /// Whether it is a type or protocol.
  var isType: Bool {
    ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias"]
      .contains(kind)
  }
}
