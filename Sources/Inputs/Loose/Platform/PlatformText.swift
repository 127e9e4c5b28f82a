/// The text of a file written for an Apple platform, as it is compiled here: every line stays, and so
/// does every column but those of imports and of what follows a replaced name on its line.
enum PlatformText {
  /// The text of a source.
  static func text(of source: SourceText) -> String {
    var bytes = source.bytes
    PlatformConditions.resolve(&bytes, of: source)
    let edits = Self.edits(of: source)
    var imports = SourceText(String(decoding: bytes, as: UTF8.self))
    for edit in edits { bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8)) }
    if !edits.isEmpty { imports = SourceText(String(decoding: bytes, as: UTF8.self)) }
    PlatformModules.replaceImports(&bytes, of: imports)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of a range of a source, such as the body of a preview.
  static func text(of source: SourceText, in range: Range<Int>) -> String {
    var bytes = source.bytes
    PlatformConditions.resolve(&bytes, of: source)
    var part = Array(bytes[range])
    for edit in Self.edits(of: source)
    where edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound {
      let start = edit.range.lowerBound - range.lowerBound
      part.replaceSubrange(start..<start + edit.range.count, with: Array(edit.text.utf8))
    }
    return String(decoding: part, as: UTF8.self)
  }

  /// What is replaced, from the last to the first, as ranges before a replacement stay.
  private static func edits(of source: SourceText) -> [Edit] {
    let found =
      PersistentModels.edits(of: source) + ExtensionOverrides.edits(of: source)
      + InitializerTargets.edits(of: source) + Self.foundationNames(of: source)
      + StandInEdits.edits(of: source) + ShadowedNames.edits(of: source)
    return found.sorted { $0.range.lowerBound > $1.range.lowerBound }
  }

  /// A replacement in a text.
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  /// Names qualified by a module that has another name here.
  ///
  /// Those of Foundation are looked up in our module of its name first; those that SwiftUI brings
  /// need no import of their own.
  private static func foundationNames(of source: SourceText) -> [Edit] {
    let tokens = source.tokens
    let imported = Set(source.imports.map(\.module))
    return tokens.indices.dropFirst().dropLast(2).compactMap { index in
      let module = tokens[index].text
      guard tokens[index + 1].text == ".",
        module == "Foundation" || tokens[index + 2].text.first?.isUppercase ?? false,
        !["import", "."].contains(tokens[index - 1].text),
        index < 2 || tokens[index - 2].text != "import"
      else { return nil }
      let ours: String? =
        switch module {
        case "Foundation": "ScrollworkFoundation"
        case "SwiftUICore", "DeveloperToolsSupport": "SwiftUI"
        case _ where imported.contains(module) && StandIns.all.answering(module) == nil:
          PlatformModules.replacement(for: module)
        default: nil
        }
      guard let ours, ours != module else { return nil }
      return Edit(range: tokens[index].range, text: ours)
    }
  }
}
