/// Replacements in files that import modules with stand-ins, besides those of the imports.
enum StandInEdits {
  /// The replacements in a source.
  static func edits(of source: SourceText) -> [PlatformText.Edit] {
    let used = StandIns.all.used(by: [source])
    guard !used.isEmpty else { return [] }
    return qualifiers(of: source, used)
      + used.flatMap { standIn in
        (standIn.description.boundReads ?? []).flatMap { boundReads(of: source, $0) }
      }
  }

  /// The names before those of types that are modules with a stand-in of another name, such as
  /// `NukeUI.` in `NukeUI.LazyImage`, in a file that imports it.
  private static func qualifiers(of source: SourceText, _ used: [StandIn]) -> [PlatformText.Edit] {
    var names: [String: String] = [:]
    for standIn in used {
      let modules = standIn.description.modules.filter { module in
        module != standIn.importedName && !(standIn.description.types ?? []).contains(module)
      }
      for module in modules { names[module] = standIn.importedName }
    }
    guard !names.isEmpty else { return [] }
    let tokens = source.tokens
    return tokens.indices.dropFirst().dropLast(2).compactMap { index in
      guard let ours = names[tokens[index].text], tokens[index + 1].text == ".",
        tokens[index + 2].text.first?.isUppercase ?? false,
        !["import", ".", "`"].contains(tokens[index - 1].text),
        index < 2 || tokens[index - 2].text != "import"
      else { return nil }
      return PlatformText.Edit(range: tokens[index].range, text: ours)
    }
  }

  /// The labels of functions whose result is bound by `if let` or `guard let`, and was optional in the
  /// first versions of the library.
  private static func boundReads(
    of source: SourceText, _ read: StandInDescription.BoundRead
  ) -> [PlatformText.Edit] {
    let tokens = source.tokens
    return tokens.indices.dropFirst(6).dropLast().compactMap { index in
      guard tokens[index].text == read.label, tokens[index + 1].text == ":",
        tokens[index - 1].text == "(", tokens[index - 2].text == read.function
      else { return nil }
      // Back over the receiver to `let name = try`.
      var start = index - 3
      while start > 3, tokens[start].text == "." || tokens[start].isWord,
        tokens[start].text != "try"
      {
        start -= 1
      }
      guard start > 3, tokens[start].text == "try", tokens[start - 1].text == "=",
        tokens[start - 3].text == "let", ["if", "guard", ","].contains(tokens[start - 4].text)
      else { return nil }
      return PlatformText.Edit(range: tokens[index].range, text: read.becomes)
    }
  }
}
