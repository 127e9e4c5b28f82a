/// The protocols of delegates and data sources, whose methods Objective-C finds by their selectors.
struct DelegateProtocols: Sendable {
  /// A protocol.
  struct Entry: Sendable {
    let name: String
    /// The module that declares it.
    let module: String
    let inherited: [String]
    /// Whether its methods are called on the main actor only.
    let isOnMainActor: Bool
    let requirements: [Requirement]
  }

  /// A method of a protocol.
  struct Requirement: Sendable {
    let signature: MethodSignature
    let isOptional: Bool
  }

  /// The protocols of a module.
  struct Table: Sendable {
    /// The name by which files import the module.
    let module: String
    /// Whether their methods are called on the main actor only.
    let isOnMainActor: Bool
    /// The declarations.
    let text: String
  }

  /// By their names.
  let entries: [String: Entry]
  /// The names of the protocols that have a method of a full name.
  private let owners: [String: [String]]

  /// The protocols of some tables: their declarations, with `optional` before what a class need not
  /// have.
  init(_ tables: [Table]) {
    var entries: [String: Entry] = [:]
    for table in tables {
      let source = SourceText(table.text)
      for found in TypeDeclarations(source).declarations where found.kind == .protocol {
        let name = found.path.joined(separator: ".")
        entries[name] = Entry(
          name: name, module: table.module, inherited: found.inherited,
          isOnMainActor: table.isOnMainActor,
          requirements: found.methods.map {
            Requirement(signature: $0.signature, isOptional: $0.modifiers["optional"] != nil)
          })
      }
    }
    self.entries = entries
    var owners: [String: [String]] = [:]
    for entry in entries.values.sorted(by: { $0.name < $1.name }) {
      for requirement in entry.requirements {
        owners[requirement.signature.fullName, default: []].append(entry.name)
      }
    }
    self.owners = owners
  }

  /// The requirements of a full name, with their protocols.
  func requirements(named fullName: String) -> [(owner: Entry, requirement: Requirement)] {
    (owners[fullName] ?? []).compactMap { entries[$0] }.flatMap { entry in
      entry.requirements.filter { $0.signature.fullName == fullName }.map { (entry, $0) }
    }
  }

  /// Some protocols and those that they refine.
  func closure(of names: some Sequence<String>) -> Set<String> {
    var (found, waiting) = (Set<String>(), Array(names))
    while let name = waiting.popLast() {
      guard let entry = entries[name], found.insert(name).inserted else { continue }
      waiting += entry.inherited
    }
    return found
  }

  /// The classes of UIKit that conform to some of them.
  static let classes: [String: [String]] = [
    "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
    "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
  ]

  /// The properties that a class need not have, by protocol, with the names of the protocols by which
  /// they are found in a class that inherits the conformance.
  static let properties: [String: [(name: String, type: String, found: String)]] = [
    "UIApplicationDelegate": [("window", "UIWindow", "WindowHolding")],
    "UIWindowSceneDelegate": [("window", "UIWindow", "WindowHolding")],
    "MKAnnotation": [
      ("title", "String", "TitledAnnotation"), ("subtitle", "String", "SubtitledAnnotation"),
    ],
  ]

  /// The calls that are the defaults of methods by others of the same object, by their full names.
  static let ownDefaults = [
    "adaptivePresentationStyle(for:traitCollection:)": "adaptivePresentationStyle(for: controller)"
  ]

  /// Those of all modules.
  static let all = DelegateProtocols(
    [interface, maps, places] + frameworks + services + packages)
}
