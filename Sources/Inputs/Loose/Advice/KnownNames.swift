/// The names of public types and members of our modules, among which misspelled ones are searched.
struct KnownNames: Sendable {
  /// The names of types and functions.
  var types: [String] = []
  /// The names of modifiers, properties and cases.
  var members: [String] = []

  init(types: [String] = [], members: [String] = []) {
    self.types = types
    self.members = members
  }

  /// The names of modules.
  init(_ names: PublicNames) {
    types = names.names(as: [.type, .function])
    members = names.names(as: .member)
  }
}
