import Foundation
import ScrollworkSystem

/// The classes that Xcode generates from the models of Core Data beside the files.
///
/// Each class stands at the line of its entity: what it lacks, such as a parent's class, is told there.
struct CoreDataModels {
  /// The code of the classes; empty if there is no model.
  let code: String
  /// What the models have that Swift has no names for, and that is left out: one line for each.
  let notes: [String]

  /// The paths of the files of the models, which the compiler's messages name.
  let paths: [String]

  /// Reads the models in the folders of some files, and in the folders above them that they share.
  init(near files: [String]) {
    let models = Self.folders(of: files).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".xcdatamodeld") }.sorted().map { folder + "/" + $0 }
    }
    var notes: [String] = []
    let entities = models.flatMap { model -> [(path: String, entity: CoreDataEntity)] in
      guard let (path, text) = Self.contents(of: model) else { return [] }
      return Self.entities(in: text).compactMap { entity in
        let (kept, faults) = entity.withSwiftNames()
        notes += faults.map { "\(model): left out, as it is no name in Swift: \($0)" }
        return kept.map { (path, $0) }
      }
    }
    self.notes = notes
    paths = entities.map(\.path).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    var seen: Set<String> = []
    let all = entities.map(\.entity)
    let code = entities.filter { seen.insert($0.entity.name).inserted }.map { path, entity in
      let code = entity.code(among: all)
      return code.isEmpty ? "" : LooseProgram.location(path, entity.line) + code
    }
    .filter { !$0.isEmpty }
    self.code = code.isEmpty ? "" : "import CoreData\n\n" + code.joined(separator: "\n")
  }

  /// The folder that all files share, and those in it that have a file, or stand beside one that has.
  private static func folders(of files: [String]) -> [String] {
    let folders = Set(
      files.map { URL(filePath: $0).standardizedFileURL.deletingLastPathComponent().path })
    guard let first = folders.min() else { return [] }
    let shared = folders.map { $0.split(separator: "/") }.reduce(first.split(separator: "/")) {
      $0.enumerated().prefix { [path = $1] index, name in
        index < path.count && path[index] == name
      }.map(\.element)
    }
    let root = "/" + shared.joined(separator: "/")
    var all = folders.union([root])
    for folder in folders where folder != root {
      var above = URL(filePath: folder).deletingLastPathComponent().path
      while above.count > root.count {
        all.insert(above)
        above = URL(filePath: above).deletingLastPathComponent().path
      }
    }
    // A model often has a folder of its own, without a source.
    for folder in all where folders.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      all.formUnion(names.filter { !$0.contains(".") }.map { folder + "/" + $0 })
    }
    return all.sorted()
  }

  /// The file of the current version of a model, and its text.
  private static func contents(of model: String) -> (path: String, text: String)? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: model)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = text(of: model + "/.xccurrentversion") ?? ""
    guard let version = versions.first(where: { current.contains(">\($0)<") }) ?? versions.last
    else { return nil }
    let path = "\(model)/\(version)/contents"
    return text(of: path).map { (path, $0) }
  }

  private static func text(of path: String) -> String? {
    (try? InputFile.contents(of: path, atMost: InputFile.largestText))
      .flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The entities of a model's text, which is XML as Xcode writes it: one element to a tag.
  private static func entities(in text: String) -> [CoreDataEntity] {
    var entities: [CoreDataEntity] = []
    var line = 1
    for tag in text.split(separator: "<", omittingEmptySubsequences: false) {
      defer { line += tag.count { $0 == "\n" } }
      let attributes = Self.attributes(of: tag)
      if tag.hasPrefix("entity ") {
        entities.append(CoreDataEntity(attributes, line: line))
      } else if tag.hasPrefix("attribute "), !entities.isEmpty {
        entities[entities.count - 1].attributes.append(attributes)
      } else if tag.hasPrefix("relationship "), !entities.isEmpty {
        entities[entities.count - 1].relationships.append(attributes)
      }
    }
    return entities
  }

  /// The attributes of a tag, without entities of characters but the five of XML.
  private static func attributes(of tag: Substring) -> [String: String] {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      guard let name = parts[index].split(whereSeparator: { " =\n\t".contains($0) }).last else {
        continue
      }
      attributes[String(name)] = String(parts[index + 1]).replacing("&lt;", with: "<")
        .replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
    return attributes
  }
}

/// A type of objects in a model of Core Data.
struct CoreDataEntity {
  /// The name.
  let name: String
  /// The line of its tag.
  let line: Int
  private let className: String
  private let parent: String?
  private let generation: String?
  /// The XML attributes of the stored properties, and of the relationships.
  var attributes: [[String: String]] = []
  var relationships: [[String: String]] = []

  init(_ attributes: [String: String], line: Int) {
    self.line = line
    name = attributes["name"] ?? ""
    className = (attributes["representedClassName"] ?? name).replacing(".", with: "")
    parent = attributes["parentEntity"]
    generation = attributes["codeGenerationType"]
  }

  /// The entity without properties whose names Swift cannot have, and what is left out; nil for an entity
  /// whose class has such a name.
  func withSwiftNames() -> (entity: CoreDataEntity?, faults: [String]) {
    guard isClass || isExtension else { return (self, []) }
    guard className.isSwiftName else {
      return (
        nil, ["the class \(className.debugDescription) of the entity \(name.debugDescription)"]
      )
    }
    var (entity, faults) = (self, [String]())
    func kept(_ properties: [[String: String]]) -> [[String: String]] {
      properties.filter { property in
        guard let name = property["name"], !name.isSwiftName else { return true }
        faults.append("\(name.debugDescription) of the entity \(self.name.debugDescription)")
        return false
      }
    }
    (entity.attributes, entity.relationships) = (kept(attributes), kept(relationships))
    return (entity, faults)
  }

  private var isClass: Bool { generation == "class" && !isOfFramework }
  private var isExtension: Bool { generation == "category" && !isOfFramework }
  /// Whether its objects have the class that all have, as in old models.
  private var isOfFramework: Bool { className == "NSManagedObject" }

  /// The code of the class or of its extension, as the model asks for; empty for one by hand.
  func code(among all: [CoreDataEntity]) -> String {
    guard isClass || isExtension, !className.isEmpty else { return "" }
    var lines: [String] = []
    for attribute in attributes { lines += property(attribute, stored: isClass) }
    for relationship in relationships {
      lines += self.relationship(relationship, stored: isClass, among: all)
    }
    lines.append("  class func fetchRequest() -> NSFetchRequest<\(className)> {")
    lines.append("    NSFetchRequest<\(className)>(entityName: \(name.debugDescription))\n  }")
    let parentClass = parent.flatMap { name in all.first { $0.name == name }?.className }
    let head =
      isClass
      ? "public class \(className): \(parentClass ?? "NSManagedObject") {"
      : "extension \(className) {"
    return head + "\n" + lines.joined(separator: "\n") + "\n}\n"
      + (parent == nil ? "extension \(className): Identifiable {}\n" : "")
  }

  private func property(_ attribute: [String: String], stored: Bool) -> [String] {
    guard let name = attribute["name"] else { return [] }
    let isScalar = attribute["usesScalarValueType"] == "YES"
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool", "Date": "Date", "UUID": "UUID",
    ]
    let objects = [
      "String": "String", "Date": "Date", "UUID": "UUID", "URI": "URL", "Binary": "Data",
      "Decimal": "NSDecimalNumber",
    ]
    let kind = attribute["attributeType"] ?? ""
    let scalar = isScalar && kind != "Date" && kind != "UUID" ? scalars[kind] : nil
    if let scalar {
      var initial = attribute["defaultValueString"] ?? "0"
      if scalar == "Bool" {
        initial = initial == "YES" ? "true" : "false"
      } else if Double(initial)?.isFinite != true {
        initial = "0"
      }
      return declaration(name, scalar, initial, stored: stored)
    }
    let transformed = attribute["customClassName"].map { $0.replacing("Swift.", with: "") }
      .flatMap { $0.isSwiftType ? $0 : nil }
    let type = objects[kind] ?? (scalars[kind] != nil ? "NSNumber" : transformed ?? "NSObject")
    let text = kind == "String" ? attribute["defaultValueString"].map(\.debugDescription) : nil
    return declaration(name, type + "?", text ?? "nil", stored: stored)
  }

  private func declaration(
    _ name: String, _ type: String, _ initial: String, stored: Bool
  ) -> [String] {
    guard !stored else { return ["  @ManagedValue public var `\(name)`: \(type) = \(initial)"] }
    return [
      "  var `\(name)`: \(type) {",
      "    get { value(forKey: \"\(name)\") as? \(type.replacing("?", with: "")) ?? \(initial) }",
      "    set { setValue(newValue, forKey: \"\(name)\") }\n  }",
    ]
  }

  private func relationship(
    _ relationship: [String: String], stored: Bool, among all: [CoreDataEntity]
  ) -> [String] {
    guard let name = relationship["name"], let target = relationship["destinationEntity"] else {
      return []
    }
    // The entity may be one that is left out, or that the model does not have.
    guard let type = all.first(where: { $0.name == target })?.className, type.isSwiftName else {
      return []
    }
    guard relationship["toMany"] == "YES" else {
      return declaration(name, type + "?", "nil", stored: stored)
    }
    let set = relationship["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let mutable = relationship["ordered"] == "YES" ? "NSMutableOrderedSet" : "NSMutableSet"
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    let inverse = relationship["inverseName"].flatMap { inverse in
      all.first { $0.name == target }?.relationships
        .first { $0["name"] == inverse && $0["toMany"] != "YES" } != nil ? inverse : nil
    }
    let elements = set == "NSSet" ? "allObjects" : "array"
    return declaration(name, set + "?", "nil", stored: stored) + [
      "  func addTo\(capital)(_ value: \(type)) {",
      "    let all = \(mutable)(array: `\(name)`?.\(elements) ?? [])\n    all.add(value)",
      "    `\(name)` = all\n" + (inverse.map { "    value.\($0) = self\n" } ?? "") + "  }",
      "  func removeFrom\(capital)(_ value: \(type)) {",
      "    let all = \(mutable)(array: `\(name)`?.\(elements) ?? [])\n    all.remove(value)",
      "    `\(name)` = all\n" + (inverse.map { "    value.\($0) = nil\n" } ?? "") + "  }",
      "  func addTo\(capital)(_ values: \(set)) {",
      "    for case let value as \(type) in values.\(elements) { addTo\(capital)(value) }\n  }",
      "  func removeFrom\(capital)(_ values: \(set)) {",
      "    for case let value as \(type) in values.\(elements) { removeFrom\(capital)(value) }\n  }",
    ]
  }
}

extension String {
  /// Whether Swift has this as a name, perhaps in backticks.
  fileprivate var isSwiftName: Bool {
    guard let first else { return false }
    return (first.isLetter || first == "_")
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether this can be the text of a type, such as `[String: Int]`.
  fileprivate var isSwiftType: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "_.<>[]:, ?".contains($0) }
  }
}
