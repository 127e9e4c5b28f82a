/// The classes of a program with their superclasses and the protocols that they conform to.
struct ClassChains {
  /// A class.
  struct Class {
    /// The file, and the declaration in it.
    let file: Int
    let declaration: TypeDeclarations.Declaration
    /// The extensions of the class, by file, without those that a condition limits.
    var extensions: [(file: Int, declaration: TypeDeclarations.Declaration)] = []
    /// The superclass among these classes.
    var parent: Int?
    /// The name of the superclass; that of a class of a framework, if there is no `parent`.
    var parentName: String?
    /// The protocols of the table that the class names itself, with those that they refine.
    var protocols: Set<String> = []

    var name: String { declaration.path.last ?? "" }
  }

  private(set) var classes: [Class] = []
  private let protocols: DelegateProtocols
  private var aliases: [String: [String]] = [:]

  init(_ files: [TypeDeclarations], _ protocols: DelegateProtocols) {
    self.protocols = protocols
    var places: [String: Int] = [:]
    for (number, file) in files.enumerated() {
      aliases.merge(file.aliases) { one, _ in one }
      for declaration in file.declarations {
        switch declaration.kind {
        case .class:
          places[declaration.path.joined(separator: ".")] = classes.count
          classes.append(Class(file: number, declaration: declaration))
        case .protocol:
          // A protocol of the program stands for those that it refines.
          if let name = declaration.path.last { aliases[name] = declaration.inherited }
        case .extension, .other: break
        }
      }
    }
    for (number, file) in files.enumerated() {
      for declaration in file.declarations where declaration.kind == .extension {
        guard let place = places[declaration.path.joined(separator: ".")],
          !declaration.isConstrained, !declaration.isGeneric
        else { continue }
        classes[place].extensions.append((number, declaration))
      }
    }
    for index in classes.indices { link(index, places) }
  }

  /// Finds the superclass and the protocols of a class.
  private mutating func link(_ index: Int, _ places: [String: Int]) {
    let own = classes[index]
    let scope = own.declaration.path.dropLast()
    if let first = own.declaration.inherited.first {
      for name in [first] + (aliases[first] ?? []).prefix(1) {
        classes[index].parent = classes[index].parent ?? place(of: name, in: scope, places)
      }
      if classes[index].parent == index { classes[index].parent = nil }
      classes[index].parentName = Self.last(aliases[first]?.first ?? first)
    }
    let named = own.declaration.inherited + own.extensions.flatMap(\.declaration.inherited)
    classes[index].protocols = protocols.closure(of: expanded(named))
  }

  private static func last(_ name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }

  /// The class that a name means in a scope.
  private func place(
    of name: String, in scope: ArraySlice<String>, _ places: [String: Int]
  ) -> Int? {
    for count in (0...scope.count).reversed() {
      let path = scope.prefix(count) + [name]
      if let place = places[path.joined(separator: ".")] { return place }
    }
    // A module may qualify it.
    return places[name.split(separator: ".").dropFirst().joined(separator: ".")]
  }

  /// The names that some names stand for.
  private func expanded(_ names: [String]) -> Set<String> {
    var (found, waiting) = (Set<String>(), names)
    while let name = waiting.popLast() {
      let last = Self.last(name)
      guard found.insert(last).inserted else { continue }
      waiting += aliases[last] ?? []
    }
    return found
  }

  /// A class and its superclasses in the program, nearest first.
  func chain(of index: Int) -> [Int] {
    var chain = [index]
    while let parent = classes[chain[chain.count - 1]].parent, !chain.contains(parent) {
      chain.append(parent)
    }
    return chain
  }

  /// The class at the end of the chain below one, as long as each has one class below it; the names
  /// are qualified.
  func lowest(below name: String) -> String {
    func path(_ index: Int) -> String { classes[index].declaration.path.joined(separator: ".") }
    guard var lowest = classes.indices.first(where: { path($0) == name }) else { return name }
    var seen: Set = [lowest]
    while true {
      let below = classes.indices.filter { classes[$0].parent == lowest }
      guard below.count == 1, seen.insert(below[0]).inserted else { return path(lowest) }
      lowest = below[0]
    }
  }

  /// A class from which another one has its conformance to a protocol.
  enum Root: Hashable {
    /// A class of the program.
    case own(Int)
    /// A class of a framework.
    case framework
  }

  /// The class highest in the chain of another one that conforms to a protocol; nil if none does.
  func root(of index: Int, for protocolName: String) -> Root? {
    let chain = chain(of: index)
    let name = chain.last.flatMap { classes[$0].parentName } ?? ""
    if protocols.closure(of: DelegateProtocols.classes[name] ?? []).contains(protocolName) {
      return .framework
    }
    return chain.last { classes[$0].protocols.contains(protocolName) }.map(Root.own)
  }
}
