/// What a public name can be: the roles of all declarations that have it.
struct NameRoles: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// A type, a protocol, an alias or a macro.
  static let type = NameRoles(rawValue: 1)
  /// A function or a variable outside types.
  static let function = NameRoles(rawValue: 2)
  /// A method or a property of instances.
  static let instance = NameRoles(rawValue: 4)
  /// A method or a property of types, or a case.
  static let shared = NameRoles(rawValue: 8)
  /// A type whose initializers all are known: no class, and no other name of a type.
  static let value = NameRoles(rawValue: 32)

  /// A member of any kind.
  static let member: NameRoles = [.instance, .shared]
}

/// The public names of modules.
struct PublicNames: Hashable, Sendable {
  /// The roles of each name.
  private(set) var roles: [String: NameRoles] = [:]
  /// The argument labels of all functions of a name, and of all initializers of a type.
  private(set) var labels: [String: Set<String>] = [:]

  /// Whether there are none.
  var isEmpty: Bool { roles.isEmpty }

  /// Whether a name has one of some roles.
  func has(_ name: String, as wanted: NameRoles) -> Bool {
    roles[name].map { !$0.isDisjoint(with: wanted) } ?? false
  }

  /// Adds a role of a name, and argument labels of it.
  mutating func add(_ name: String, as role: NameRoles, labels: some Sequence<String> = []) {
    roles[name, default: []].formUnion(role)
    for label in labels { self.labels[name, default: []].insert(label) }
  }

  /// Adds the names of other modules.
  mutating func add(_ other: PublicNames) {
    roles.merge(other.roles) { $0.union($1) }
    labels.merge(other.labels) { $0.union($1) }
  }

  /// All names that have one of some roles, sorted.
  func names(as wanted: NameRoles) -> [String] {
    roles.filter { !$0.value.isDisjoint(with: wanted) }.keys.sorted()
  }
}

extension PublicNames {
  /// The names as text: a line for each with its roles and its labels.
  var text: String {
    roles.keys.sorted().map { name in
      let labels = (labels[name] ?? []).sorted().joined(separator: ",")
      return "\(name) \(roles[name]?.rawValue ?? 0) \(labels)\n"
    }.joined()
  }

  /// Reads what ``text`` wrote; lines of another form are left out.
  init(_ text: String) {
    for line in text.utf8.split(separator: .newline) {
      let parts = line.split(separator: .space)
      guard parts.count >= 2, let value = UInt8(Substring(parts[1])) else { continue }
      let name = String(Substring(parts[0]))
      roles[name] = NameRoles(rawValue: value)
      if parts.count > 2 {
        labels[name] = Set(
          parts[2].split(separator: UInt8(ascii: ",")).map { String(Substring($0)) })
      }
    }
  }
}
