import ScrollworkShaders

extension LooseShaders {
  /// The uses of functions in Swift code that cannot be, as errors at the names.
  func faults(in files: LooseFiles, conditions: BuildConditions) -> [CompilerReport.Finding] {
    let named = files.files.filter { $0.source.namesShaders }
    guard !named.isEmpty else { return [] }
    var declared = ShaderMembers()
    let code = named.map { CodeTokens($0.source, conditions: conditions) }
    for tokens in code { declared.add(tokens) }
    guard !declared.isReplaced else { return [] }
    return zip(named, code).flatMap { file, tokens in
      ShaderUses(file.source, tokens, declared: declared).uses.compactMap { use in
        mismatch(of: use).map { finding($0, at: use.range, in: file) }
      }
    }
  }

  /// What is wrong with a use; nil if nothing is.
  private func mismatch(of use: ShaderUses.Use) -> ShaderMismatch? {
    let signature: ShaderSignature
    do throws(ShaderMismatch) {
      signature = try source.function(named: use.name).function.signature
    } catch { return error }
    guard let arguments = use.arguments else { return nil }
    if let kind = use.kind { return signature.mismatch(as: kind, with: arguments) }
    let kinds = signature.kinds.isEmpty ? ShaderKind.allCases : signature.kinds
    let faults = kinds.map { signature.mismatch(as: $0, with: arguments) }
    return faults.contains(nil) ? nil : faults[0]
  }

  private func finding(
    _ mismatch: ShaderMismatch, at range: Range<Int>, in file: LooseFiles.File
  ) -> CompilerReport.Finding {
    let places = SourcePlaces(file.source, path: file.path)
    let place = places.place(of: range.lowerBound)
    let line = places.lineRange(of: range.lowerBound, in: file.source)
    let mark =
      file.source.bytes[line.lowerBound..<range.lowerBound].map { $0 == 9 ? "\t" : " " }.joined()
      + "^" + String(repeating: "~", count: range.count - 1)
    return CompilerReport.Finding(
      path: place.path, line: place.line, column: place.column, message: mismatch.description,
      excerpt: [file.source.text(line), mark])
  }
}

extension SourceText {
  /// Whether the code names functions in Metal's language.
  fileprivate var namesShaders: Bool {
    tokens.contains { $0.text == ShaderMembers.library || $0.text == "ShaderFunction" }
  }
}

extension BuildConditions {
  /// The conditions of files that a toolchain compiles.
  init(_ files: LooseFiles, _ toolchain: Toolchain) {
    self.init(
      modules: ImportableModules.all(toolchain).union(files.packages?.modules ?? []))
  }
}
