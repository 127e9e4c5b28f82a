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
  /// A class, a protocol, or another name of a type, which may have the members of others.
  static let heir = NameRoles(rawValue: 16)
  /// A structure or an enumeration, which has its own members and those of protocols.
  static let value = NameRoles(rawValue: 32)
  /// A protocol.
  static let `protocol` = NameRoles(rawValue: 64)

  /// A member of any kind.
  static let member: NameRoles = [.instance, .shared]
}

/// The public names of modules.
struct PublicNames: Hashable, Sendable {
  /// The roles of each name.
  private(set) var roles: [String: NameRoles] = [:]
  /// The argument labels of all functions of a name, and of all initializers of a type.
  private(set) var labels: [String: Set<String>] = [:]
  /// The static members, the cases and the nested types of each type.
  private(set) var members: [String: Set<String>] = [:]

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
    members.merge(other.members) { $0.union($1) }
  }

  /// Whether a name is that of structures or enumerations alone.
  func isValue(_ name: String) -> Bool {
    roles[name].map { $0.contains(.value) && !$0.contains(.heir) } ?? false
  }

  /// Adds a member to those of a type.
  mutating func add(_ name: String, toType type: String) {
    members[type, default: []].insert(name)
  }

  /// The members that types have from protocols.
  var inheritedMembers: Set<String> {
    members.reduce(into: []) { all, entry in
      if has(entry.key, as: .protocol) { all.formUnion(entry.value) }
    }
  }

  /// All names that have one of some roles, sorted.
  func names(as wanted: NameRoles) -> [String] {
    roles.filter { !$0.value.isDisjoint(with: wanted) }.keys.sorted()
  }
}

extension PublicNames {
  /// The names as text: a line for each with its roles, its labels and its members.
  var text: String {
    func list(_ names: Set<String>?) -> String { (names ?? []).sorted().joined(separator: ",") }
    // A type of other modules may have members of these.
    return Set(roles.keys).union(members.keys).sorted().map { name in
      "\(name) \(roles[name]?.rawValue ?? 0) /\(list(labels[name])) /\(list(members[name]))\n"
    }.joined()
  }

  /// Reads what ``text`` wrote; lines of another form are left out.
  init(_ text: String) {
    func list(_ text: Substring.UTF8View) -> Set<String> {
      Set(text.dropFirst().split(separator: UInt8(ascii: ",")).map { String(Substring($0)) })
    }
    for line in text.utf8.split(separator: .newline) {
      let parts = line.split(separator: .space)
      guard parts.count == 4, let value = UInt8(Substring(parts[1])) else { continue }
      let name = String(Substring(parts[0]))
      if value > 0 { roles[name] = NameRoles(rawValue: value) }
      if parts[2].count > 1 { labels[name] = list(parts[2]) }
      if parts[3].count > 1 { members[name] = list(parts[3]) }
    }
  }
}
