/// The members that Swift files add to `ShaderLibrary`.
struct ShaderMembers: Hashable, Sendable {
  /// The name of the type.
  static let library = "ShaderLibrary"

  /// The libraries among the members.
  private(set) var libraries: Set<String> = ["default"]
  /// The other members.
  private(set) var others: Set<String> = []
  /// Whether files declare a type of the name themselves.
  private(set) var isReplaced = false

  /// Adds the members in the extensions of a file.
  mutating func add(_ code: CodeTokens) {
    for index in 0..<code.count where code[index] == Self.library {
      switch code[index - 1] {
      case "struct", "class", "enum", "actor", "protocol", "typealias": isReplaced = true
      case "extension":
        guard let open = (index..<code.count).first(where: { code[$0] == "{" }) else { break }
        for place in open..<code.end(ofGroupAt: open) where code.isName(place + 1) {
          switch code[place] {
          // A property may hold a library.
          case "let", "var": libraries.insert(code[place + 1])
          case "func": others.insert(code[place + 1])
          default: break
          }
        }
      default: break
      }
    }
  }
}
