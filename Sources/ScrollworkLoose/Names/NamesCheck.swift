/// The comparison of the names that files use with those that exist.
struct NamesCheck: Sendable {
  /// A file to be checked.
  struct File: Sendable {
    /// The path in messages.
    let path: String
    let source: SourceText
  }

  /// The public names of all modules that files can import; if there are none, names are not checked
  /// and only modules are.
  let names: PublicNames
  /// What the conditions of `#if` are.
  let conditions: BuildConditions
  /// The names of members that are made of the names of resources.
  var resources: Set<String> = []

  /// The uses of names that do not exist, in order.
  func unknownUses(in files: [File]) -> [(file: Int, use: NameUse)] {
    let code = files.map { CodeTokens($0.source, conditions: conditions) }
    var declared = DeclaredNames()
    for tokens in code { declared.add(DeclaredNames(tokens)) }
    return code.indices.flatMap { file in
      UsedNames(code[file]).uses
        .filter { !isKnown($0, declared) }
        .map { (file: file, use: $0) }
    }
  }

  private func isKnown(_ use: NameUse, _ declared: DeclaredNames) -> Bool {
    let name = use.name
    if use.kind == .module { return conditions.modules.contains(name) }
    if names.isEmpty { return true }
    if case .label(let function) = use.kind { return isKnown(label: name, of: function, declared) }
    if declared.names.contains(name) || declared.callable.contains(name) { return true }
    switch use.kind {
    case .attribute, .macro: return names.has(name, as: .type)
    case .type:
      return names.has(name, as: [.type, .function, .member]) || conditions.modules.contains(name)
    case .variable: return names.has(name, as: [.function, .member, .type])
    case .member:
      return names.has(name, as: [.member, .type, .function]) || resources.contains(name)
    case .implicitMember: return names.has(name, as: [.shared, .type]) || resources.contains(name)
    case .module, .label: return true
    }
  }

  /// Whether a label is one of those of a function or a type; of what files declare themselves, and
  /// of what is not known itself, all are.
  private func isKnown(label: String, of function: String, _ declared: DeclaredNames) -> Bool {
    if declared.callable.contains(function) || declared.names.contains(function) { return true }
    guard names.has(function, as: [.value, .function, .member]),
      !names.has(function, as: .type) || names.has(function, as: .value)
    else { return true }
    return names.labels[function]?.contains(label) ?? false
  }
}
