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
    var declared = FileDeclarations()
    for tokens in code { declared.add(FileDeclarations(tokens)) }
    let inherited = names.inheritedMembers
    return code.indices.flatMap { file in
      UsedNames(code[file]).uses
        .filter { !isKnown($0, declared, inherited) }
        .map { (file: file, use: toldUse($0, declared)) }
    }
  }

  /// A use as it is told: that a type lacks a member only if all members of the type are known.
  private func toldUse(_ use: NameUse, _ declared: FileDeclarations) -> NameUse {
    guard case .typeMember(let type) = use.kind, !isWhollyKnown(type, declared) else { return use }
    return NameUse(kind: .member, name: use.name, range: use.range)
  }

  private func isKnown(
    _ use: NameUse, _ declared: FileDeclarations, _ inherited: Set<String>
  ) -> Bool {
    let name = use.name
    if use.kind == .module { return conditions.modules.contains(name) }
    if names.isEmpty { return true }
    if case .label(let function) = use.kind { return isKnown(label: name, of: function, declared) }
    if declared.names.contains(name) || declared.callable.contains(name) { return true }
    // The storage of a property with a wrapper.
    if name.hasPrefix("_"), declared.names.contains(String(name.dropFirst())) { return true }
    switch use.kind {
    case .attribute, .macro: return names.has(name, as: .type)
    case .type:
      return isKnownType(name, declared)
    case .variable: return names.has(name, as: [.function, .member, .type])
    case .typeMember(let type) where isWhollyKnown(type, declared):
      return names.members[type]?.contains(name) ?? false || inherited.contains(name)
        || resources.contains(name)
    case .typeMember(let type) where !isKnownType(type, declared):
      // The type is told already.
      return true
    case .member, .typeMember:
      return names.has(name, as: [.member, .type, .function]) || resources.contains(name)
    case .implicitMember: return names.has(name, as: [.shared, .type]) || resources.contains(name)
    case .module, .label: return true
    }
  }

  /// Whether a word that looks like a type is known as anything.
  private func isKnownType(_ name: String, _ declared: FileDeclarations) -> Bool {
    names.has(name, as: [.type, .function, .member]) || conditions.modules.contains(name)
      || declared.names.contains(name) || declared.callable.contains(name)
  }

  /// Whether all static members of a type are known: it is a structure or an enumeration, and the
  /// files neither declare nor extend a type of its name.
  private func isWhollyKnown(_ type: String, _ declared: FileDeclarations) -> Bool {
    names.isValue(type) && !names.has(type, as: .member) && !declared.names.contains(type)
      && !declared.callable.contains(type)
  }

  /// Whether a label is one of those of a function or a type; of what files declare themselves, and
  /// of what is not known itself, all are.
  private func isKnown(label: String, of function: String, _ declared: FileDeclarations) -> Bool {
    if declared.callable.contains(function) || declared.names.contains(function) { return true }
    guard names.has(function, as: [.value, .function, .member]),
      !names.has(function, as: .type) || names.isValue(function)
    else { return true }
    return names.labels[function]?.contains(label) ?? false
  }
}
