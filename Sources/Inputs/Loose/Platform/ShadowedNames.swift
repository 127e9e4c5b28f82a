/// Names of packages that a module of Apple's has as well.
///
/// All files know the names of Apple's frameworks here as soon as one of them does, so names of
/// packages are qualified in files that import only these.
enum ShadowedNames {
  private struct Name {
    let text: String
    let ours: String
    /// The modules that declare it.
    let packages: Set<String>
    /// The modules of Apple's that have it.
    var apple: Set<String> = []
    /// Whether only uses with generic arguments are meant.
    var isGeneric = false
  }

  private static let names = [
    Name(
      text: "Query", ours: "ScrollworkFirebase.Query",
      packages: [
        "Firebase", "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseDatabase",
      ], apple: ["SwiftData"]),
    Name(text: "List", ours: "RealmSwift.List", packages: ["RealmSwift"], isGeneric: true),
    Name(
      text: "Logger", ours: "ScrollworkLogging.Logger", packages: ["Logging"],
      apple: ["os", "OSLog"]),
  ]

  /// The qualified names in a file.
  static func edits(of source: SourceText) -> [PlatformText.Edit] {
    let imported = Set(source.imports.map(\.module))
    let meant = names.filter {
      !$0.packages.isDisjoint(with: imported) && $0.apple.isDisjoint(with: imported)
    }
    guard !meant.isEmpty else { return [] }
    let tokens = source.tokens
    return tokens.indices.dropFirst().dropLast().compactMap { index in
      guard let name = meant.first(where: { $0.text == tokens[index].text }),
        ![".", "@", "class", "struct", "enum", "import", "case", "func", "let", "var"]
          .contains(tokens[index - 1].text),
        !name.isGeneric || tokens[index + 1].text == "<", tokens[index + 1].text != ":"
      else { return nil }
      return PlatformText.Edit(range: tokens[index].range, text: name.ours)
    }
  }
}
