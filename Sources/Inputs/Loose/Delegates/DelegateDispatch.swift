/// What Objective-C does for the methods of delegates, in code that is compiled without it.
///
/// There a method of a delegate is found by its selector in the class of the object, whichever class
/// of its chain names the protocol. Here the class that does has a method in the place of each one
/// that only classes below it have, and these override it; methods in extensions, which cannot
/// override and cannot be overridden, get another name and are called by one in the class.
struct DelegateDispatch {
  /// What is replaced in each file.
  private(set) var edits: [[PlatformText.Edit]]
  /// The classes whose methods are the defaults of the protocols; empty for none.
  private(set) var code = ""

  /// A method of a class that meets a requirement.
  private struct Member {
    let owner: Int
    let file: Int
    let method: TypeDeclarations.Method
    let fit: MethodSignature.Fit
    /// The extension that has the method; nil for the class itself.
    let home: TypeDeclarations.Declaration?
    var isOverride: Bool { method.modifiers["override"] != nil }
  }

  /// A requirement of a protocol, and the class that names the protocol.
  private struct Key: Hashable {
    let root: ClassChains.Root
    let owner: String
    /// The signature, as a protocol may have several of one name.
    let signature: MethodSignature
  }

  private let chains: ClassChains
  private let protocols: DelegateProtocols
  /// The protocols of which a default is needed.
  private var defaults: Set<String> = []

  init(_ files: [TypeDeclarations], protocols: DelegateProtocols = .all) {
    self.protocols = protocols
    chains = ClassChains(files, protocols)
    edits = Array(repeating: [], count: files.count)
    var groups: [Key: (requirement: DelegateProtocols.Requirement, members: [Member])] = [:]
    var order: [Key] = []
    for index in chains.classes.indices {
      for (key, requirement, member) in members(of: index) {
        if groups[key] == nil { order.append(key) }
        groups[key, default: (requirement, [])].members.append(member)
      }
    }
    for key in order {
      if let group = groups[key] { dispatch(group.members, key, group.requirement) }
    }
    for index in chains.classes.indices { holdProperties(of: index) }
    code = defaultClasses()
  }

  /// A file of the program with what is replaced in it.
  func text(of source: SourceText, at file: Int) -> SourceText {
    guard !edits[file].isEmpty else { return source }
    var bytes = source.bytes
    // From the last to the first, as ranges before a replacement stay.
    for edit in edits[file].sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return SourceText(String(decoding: bytes, as: UTF8.self))
  }

  /// The methods of a class and its extensions that meet requirements.
  private func members(
    of index: Int
  ) -> [(Key, DelegateProtocols.Requirement, Member)] {
    let own = chains.classes[index]
    let homes =
      [(own.file, own.declaration, nil as TypeDeclarations.Declaration?)]
      + own.extensions.map { ($0.file, $0.declaration, $0.declaration) }
    var found: [(Key, DelegateProtocols.Requirement, Member)] = []
    for (file, declaration, home) in homes {
      for method in declaration.methods {
        let candidates = protocols.requirements(named: method.signature.fullName)
        for (owner, requirement) in candidates {
          guard let fit = method.signature.fit(to: requirement.signature),
            let root = chains.root(of: index, for: owner.name)
          else { continue }
          let member = Member(owner: index, file: file, method: method, fit: fit, home: home)
          guard isKnownToObjectiveC(member, root) else { continue }
          let key = Key(root: root, owner: owner.name, signature: requirement.signature)
          found.append((key, requirement, member))
          break
        }
      }
    }
    return found
  }

  /// Whether Objective-C finds a method.
  ///
  /// - Source: measured by others, and read in the compiler: a method of a class that inherits its
  ///   conformance is inferred to be one of Objective-C's, but not if the class or the one that names
  ///   the protocol is generic; there the attribute is needed, with the selector.
  private func isKnownToObjectiveC(_ member: Member, _ root: ClassChains.Root) -> Bool {
    guard case .own(let top) = root, top != member.owner, !member.isOverride else { return true }
    let classes = chains.classes
    guard classes[top].declaration.isGeneric || classes[member.owner].declaration.isGeneric else {
      return true
    }
    guard let selector = member.method.objectiveC else { return false }
    // Without a selector it is made of the labels, and is that of UIKit if there are none.
    return !selector.isEmpty || member.method.signature.parameters.map(\.label) == ["_"]
  }

  /// Makes the methods of classes with one root the methods of one chain.
  private mutating func dispatch(
    _ members: [Member], _ key: Key, _ requirement: DelegateProtocols.Requirement
  ) {
    guard case .own(let top) = key.root, let entry = protocols.entries[key.owner] else {
      for member in members where member.home != nil && member.isOverride {
        forward(member, requirement.signature, isOverride: true, isOnMainActor: true)
      }
      return
    }
    let below = members.filter { $0.owner != top }
    if let own = members.first(where: { $0.owner == top }) {
      if own.home != nil, !below.isEmpty {
        forward(own, requirement.signature, isOverride: false, isOnMainActor: entry.isOnMainActor)
      } else {
        fitExactly(own, requirement.signature, isOnMainActor: entry.isOnMainActor)
      }
    } else if let first = below.first, requirement.isOptional {
      let signature = requirement.signature.withFunctions(of: first.method.signature)
      addDefault(of: signature, to: top, entry)
    }
    for member in below {
      if member.home != nil {
        forward(
          member, requirement.signature.withFunctions(of: member.method.signature),
          isOverride: true, isOnMainActor: entry.isOnMainActor)
      } else {
        override(member, top: top)
      }
    }
  }

  // MARK: Edits

  private mutating func insert(_ text: String, at place: Int, in file: Int) {
    // One edit at a place: their order is that in which they were made.
    if let index = edits[file].firstIndex(where: { $0.range == place..<place }) {
      edits[file][index] = PlatformText.Edit(
        range: place..<place, text: edits[file][index].text + text)
    } else {
      edits[file].append(PlatformText.Edit(range: place..<place, text: text))
    }
  }

  private mutating func blank(_ modifiers: [String], of member: Member) {
    for word in modifiers {
      guard let range = member.method.modifiers[word] else { continue }
      let text = String(repeating: " ", count: range.count)
      edits[member.file].append(PlatformText.Edit(range: range, text: text))
    }
  }

  /// The attribute and the access level of a method in a class.
  private func head(of index: Int, isOnMainActor: Bool) -> String {
    (isOnMainActor ? "@MainActor " : "")
      + (chains.classes[index].declaration.isPublic ? "public " : "")
  }

  /// Adds the default of a protocol as a method, so that classes below can override it.
  private mutating func addDefault(
    of signature: MethodSignature, to index: Int, _ entry: DelegateProtocols.Entry
  ) {
    let own = chains.classes[index]
    let ownDefault = DelegateProtocols.ownDefaults[signature.fullName]
    if ownDefault == nil { defaults.insert(entry.name) }
    let call =
      ownDefault ?? signature.call(of: "\(Self.defaultName(entry.name))().\(signature.name)")
    insert(
      " \(head(of: index, isOnMainActor: entry.isOnMainActor))\(signature.declaration) { \(call) };",
      at: own.declaration.body, in: own.file)
  }

  /// Makes a method override that of a class above.
  private mutating func override(_ member: Member, top: Int) {
    let declaration = chains.classes[member.owner].declaration
    blank(["private", "fileprivate"], of: member)
    let isPublic = declaration.isPublic && chains.classes[top].declaration.isPublic
    let hasLevel = ["public", "open"].contains { member.method.modifiers[$0] != nil }
    if isPublic { blank(["internal"], of: member) }
    let words =
      (isPublic && !hasLevel ? "public " : "") + (member.isOverride ? "" : "override ")
    if !words.isEmpty { insert(words, at: member.method.start, in: member.file) }
  }

  /// Gives a method of an extension another name, under which one in the class calls it.
  private mutating func forward(
    _ member: Member, _ signature: MethodSignature, isOverride: Bool, isOnMainActor: Bool
  ) {
    guard !member.method.isConditional else { return }
    let own = chains.classes[member.owner]
    let name = "\(signature.name)_\(own.name)"
    blank(["override", "private", "fileprivate"], of: member)
    let isHidden = ["private", "fileprivate"].contains { member.home?.modifiers[$0] != nil }
    insert(
      (isOnMainActor ? "@MainActor " : "") + (isHidden ? "internal " : ""),
      at: member.method.start, in: member.file)
    edits[member.file].append(PlatformText.Edit(range: member.method.name, text: name))
    insert(
      " \(head(of: member.owner, isOnMainActor: isOnMainActor))\(isOverride ? "override " : "")"
        + "\(signature.declaration) { \(signature.call(of: name)) };",
      at: own.declaration.body, in: own.file)
  }

  /// Makes a method that is declared with other optional types the one of the protocol.
  private mutating func fitExactly(
    _ member: Member, _ signature: MethodSignature, isOnMainActor: Bool
  ) {
    if member.fit.contains(.definiteResult), let end = member.method.resultEnd {
      insert("?", at: end, in: member.file)
    }
    guard member.fit.contains(.optionalParameter) else { return }
    let own = chains.classes[member.owner]
    let loose = Dictionary(
      zip(signature.parameters, member.method.signature.parameters).map { exact, own in
        (exact.name, own.type.isOptional && !exact.type.isOptional)
      }, uniquingKeysWith: { one, _ in one })
    let call = signature.call(of: signature.name) { parameter in
      loose[parameter.name] == true
        ? "\(parameter.name) as \(parameter.type.text)?" : parameter.name
    }
    insert(
      " \(head(of: member.owner, isOnMainActor: isOnMainActor))\(signature.declaration) { \(call) };",
      at: own.declaration.body, in: own.file)
  }

  // MARK: Properties

  /// Adds the protocols by which properties are found in a class that inherits its conformance.
  private mutating func holdProperties(of index: Int) {
    let own = chains.classes[index]
    for (name, properties) in DelegateProtocols.properties.sorted(by: { $0.key < $1.key }) {
      guard case .own(let top) = chains.root(of: index, for: name), top != index else { continue }
      for property in properties {
        let isDeclared = own.declaration.properties.contains {
          $0.name == property.name && $0.type.isOptional(property.type) && !$0.isOverride
        }
        guard isDeclared else { continue }
        insert(", \(property.found)", at: own.declaration.inheritanceEnd, in: own.file)
      }
    }
  }

  // MARK: Defaults

  private static func defaultName(_ protocolName: String) -> String {
    "ScrollworkDefault" + protocolName
  }

  /// The classes that have the defaults of protocols.
  private func defaultClasses() -> String {
    let names = defaults.sorted()
    let modules = Set(["UIKit"] + names.compactMap { protocols.entries[$0]?.module })
    guard !names.isEmpty else { return "" }
    var lines = modules.sorted().map { "import \($0)" }
    for name in names {
      let entry = protocols.entries[name]
      let isolation = entry?.isOnMainActor ?? true ? "@MainActor " : ""
      let needed = protocols.closure(of: [name]).sorted().flatMap {
        protocols.entries[$0]?.requirements.filter { !$0.isOptional } ?? []
      }
      lines.append("\(isolation)final class \(Self.defaultName(name)): NSObject, \(name) {")
      lines += needed.map { "  \($0.signature.declaration) { fatalError() }" }
      lines.append("}")
    }
    return LooseProgram.location("", 1) + lines.joined(separator: "\n") + "\n"
  }
}
