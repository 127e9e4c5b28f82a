/// An `import` statement of a Swift file.
struct SourceImport: Hashable, Sendable {
  /// The name of the module.
  let module: String
  /// The range of the statement with its attributes, in bytes.
  let range: Range<Int>
}

extension SourceText {
  /// The `import` statements, in order.
  var imports: [SourceImport] {
    let tokens = tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "import", index + 1 < tokens.count,
        index == 0 || tokens[index - 1].text != "." && tokens[index - 1].text != "`"
      else { return nil }
      var name = index + 1
      if Self.importKinds.contains(tokens[name].text), name + 1 < tokens.count,
        tokens[name + 1].isWord, line(from: tokens[name], to: tokens[name + 1])
      {
        name += 1
      }
      guard tokens[name].isWord, line(from: tokens[index], to: tokens[name]) else { return nil }
      var end = name
      while end + 2 < tokens.count, tokens[end + 1].text == ".", tokens[end + 2].isWord { end += 2 }
      let start = Self.start(of: index, in: tokens)
      return SourceImport(
        module: tokens[name].text,
        range: tokens[start].range.lowerBound..<tokens[end].range.upperBound)
    }
  }

  private static let importKinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]

  /// The index of the first token of the attributes and the access level before an `import`.
  private static func start(of index: Int, in tokens: [SourceToken]) -> Int {
    var start = index
    while start > 0 {
      if ["public", "package", "internal", "private", "fileprivate"].contains(
        tokens[start - 1].text)
      {
        start -= 1
      } else if start > 1, tokens[start - 2].text == "@" {
        start -= 2
      } else {
        return start
      }
    }
    return start
  }

  /// Whether no line ends between two tokens.
  private func line(from first: SourceToken, to second: SourceToken) -> Bool {
    !code[first.range.upperBound..<second.range.lowerBound].contains(.newline)
  }

  /// The attributes that mark where a program begins: `@main` and its older forms.
  private var entryMarks: [Range<Int>] {
    let tokens = tokens
    return tokens.indices.dropFirst().compactMap { index in
      guard tokens[index - 1].text == "@",
        ["main", "UIApplicationMain", "NSApplicationMain"].contains(tokens[index].text)
      else { return nil }
      return tokens[index - 1].range.lowerBound..<tokens[index].range.upperBound
    }
  }

  /// The names of modules before the names of their types, such as `Store.` in `Store.Book`.
  ///
  /// A type with the name of a module is that type.
  private func qualifiers(_ modules: Set<String>) -> [Range<Int>] {
    let tokens = tokens
    return tokens.indices.dropLast(2).compactMap { index in
      guard modules.contains(tokens[index].text), tokens[index + 1].text == ".",
        tokens[index + 2].text.first?.isUppercase ?? false,
        index == 0 || ![".", "import", "`"].contains(tokens[index - 1].text)
      else { return nil }
      return tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    }
  }

  /// The places of `.self` in `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
  ///
  /// They become a call, since no class of Foundation on Linux can be created by its type.
  private var adaptedTypes: [Range<Int>] {
    let tokens = tokens
    return tokens.indices.dropLast(3).compactMap { index in
      guard tokens[index].text == "UIApplicationDelegateAdaptor", tokens[index + 1].text == "(",
        let end = tokens[index...].firstIndex(where: { $0.text == ")" }),
        tokens[end - 1].text == "self", tokens[end - 2].text == ".",
        tokens[end - 2].range.upperBound == tokens[end - 1].range.lowerBound
      else { return nil }
      return tokens[end - 2].range.lowerBound..<tokens[end - 1].range.upperBound
    }
  }

  /// The text as a part of one module: imports of the given modules, which are in it, and the marks
  /// of programs are blank, so that every line and column stays.
  ///
  /// `qualifying` are the modules whose names before those of types are blank as well.
  func merged(with modules: Set<String>, qualifying: Set<String>) -> SourceText {
    let own = imports.filter { modules.contains($0.module) }.map(\.range)
    let adapted = adaptedTypes
    let blank = own + entryMarks + qualifiers(qualifying) + adapted
    guard !blank.isEmpty else { return self }
    var bytes = bytes
    for range in blank {
      for index in range where bytes[index] != .newline { bytes[index] = .space }
    }
    for range in adapted {
      bytes.replaceSubrange(range.lowerBound..<range.lowerBound + 2, with: "()".utf8)
    }
    return SourceText(String(decoding: bytes, as: UTF8.self))
  }

  /// The names of the types that are declared.
  var typeNames: Set<String> {
    let tokens = tokens
    let keywords: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return Set(
      tokens.indices.dropFirst().filter { keywords.contains(tokens[$0 - 1].text) }
        .map { tokens[$0].text })
  }
}
