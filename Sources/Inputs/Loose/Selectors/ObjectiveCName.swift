/// The names that Swift gives methods and properties in Objective-C.
enum ObjectiveCName {
  /// The selector of a method by its labels, of which `_` stands for none.
  ///
  /// - Source: documented by the compiler, `FuncDecl::getObjCSelector`: the first label follows
  ///   "With" unless it begins with a preposition.
  static func selector(of method: String, labels: [String]) -> String {
    guard let first = labels.first else { return method }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return method + ":" + rest }
    let joint = prepositions.contains(firstWord(of: first)) ? "" : "With"
    return method + joint + capitalized(first) + ":" + rest
  }

  /// The selector of the method that sets a property.
  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func firstWord(of label: String) -> String {
    String(label.prefix { !$0.isUppercase && $0 != "_" })
  }

  /// - Source: documented by the compiler, `PartsOfSpeech.def`.
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
