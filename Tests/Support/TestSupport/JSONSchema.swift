/// A JSON Schema of draft 2020-12, with the keywords that the schemas of this repository have.
///
/// Any other keyword is a mistake of the schema, so that nothing passes because it is not
/// understood.
package struct JSONSchema {
  private let root: JSONNode
  private let start: JSONNode
  /// The folder of the schema's file in the repository; empty for a text.
  private var folder = ""

  /// The schema in a file of the repository; `definition` is the part of its `$defs` to begin with.
  package init(_ path: String, definition: String? = nil) throws {
    try self.init(text: Repository.text(path), definition: definition)
    folder = path.split(separator: "/").dropLast().joined(separator: "/")
  }

  package init(text: String, definition: String? = nil) throws {
    root = try JSONNode(text)
    start = definition.map { .object(["$ref": .text("#/$defs/\($0)")]) } ?? root
  }

  /// What is wrong with a value, in words that begin with the place; empty for a valid value.
  package func complaints(about value: JSONNode) -> [String] {
    var complaints: [String] = []
    check(value, start, at: "", &complaints)
    return complaints
  }

  private static let remarks: Set = ["$schema", "$id", "$defs", "$comment", "title", "description"]

  private func check(
    _ value: JSONNode, _ schema: JSONNode, at place: String, _ complaints: inout [String]
  ) {
    if case .truth(let isAllowed) = schema {
      if !isAllowed { complaints.append("\(place): nothing is allowed here") }
      return
    }
    guard case .object(let keywords) = schema else {
      complaints.append("\(place): a schema is an object, not \(schema)")
      return
    }
    for (keyword, rule) in keywords.sorted(by: { $0.key < $1.key })
    where !Self.remarks.contains(keyword) {
      let isKnown =
        checkValue(value, keyword, rule, at: place, &complaints)
        || checkContainer(value, keyword, rule, keywords, at: place, &complaints)
        || checkChoice(value, keyword, rule, at: place, &complaints)
      if !isKnown { complaints.append("\(place): the keyword \(keyword) is not known") }
    }
  }

  // MARK: Values

  private func checkValue(
    _ value: JSONNode, _ keyword: String, _ rule: JSONNode, at place: String,
    _ complaints: inout [String]
  ) -> Bool {
    func require(_ isRight: Bool) {
      if !isRight { complaints.append("\(place): \(value) breaks \(keyword) \(rule)") }
    }
    switch (keyword, value, rule) {
    case ("type", _, _):
      let names = rule.elements.isEmpty ? [rule] : rule.elements
      require(names.contains { value.isOf(type: $0) })
    case ("enum", _, .list(let values)): require(values.contains(value))
    case ("const", _, _): require(value == rule)
    case ("minimum", .number(let number), .number(let bound)): require(number >= bound)
    case ("maximum", .number(let number), .number(let bound)): require(number <= bound)
    case ("minLength", .text(let text), .number(let bound)):
      require(Double(text.unicodeScalars.count) >= bound)
    case ("minItems", .list(let values), .number(let bound)):
      require(Double(values.count) >= bound)
    case ("maxItems", .list(let values), .number(let bound)):
      require(Double(values.count) <= bound)
    case ("required", .object(let entries), .list(let names)):
      for case .text(let name) in names where entries[name] == nil {
        complaints.append("\(place): \(name) is missing")
      }
    // They say nothing of values of other types.
    case ("minimum", _, .number), ("maximum", _, .number), ("minLength", _, .number),
      ("minItems", _, .number), ("maxItems", _, .number), ("required", _, .list):
      break
    default: return false
    }
    return true
  }

  // MARK: Containers

  private func checkContainer(
    _ value: JSONNode, _ keyword: String, _ rule: JSONNode, _ keywords: [String: JSONNode],
    at place: String, _ complaints: inout [String]
  ) -> Bool {
    switch (keyword, rule) {
    case ("properties", .object(let rules)):
      for (name, entry) in value.entries.sorted(by: { $0.key < $1.key }) {
        if let rule = rules[name] { check(entry, rule, at: "\(place)/\(name)", &complaints) }
      }
    case ("additionalProperties", _):
      for (name, entry) in value.entries.sorted(by: { $0.key < $1.key })
      where keywords["properties"]?.entries[name] == nil {
        check(entry, rule, at: "\(place)/\(name)", &complaints)
      }
    case ("prefixItems", .list(let rules)):
      for (index, (element, rule)) in zip(value.elements, rules).enumerated() {
        check(element, rule, at: "\(place)/\(index)", &complaints)
      }
    case ("items", _):
      let first = keywords["prefixItems"]?.elements.count ?? 0
      for (index, element) in value.elements.enumerated().dropFirst(first) {
        check(element, rule, at: "\(place)/\(index)", &complaints)
      }
    default: return false
    }
    return true
  }

  /// The schema in a file beside this one, such as `../trace.schema.json#/$defs/line`; nil for none.
  private func other(_ name: String) -> JSONSchema? {
    let parts = name.split(separator: "#", maxSplits: 1).map(String.init)
    var path = folder.split(separator: "/").map(String.init)
    for step in parts[0].split(separator: "/") {
      if step == ".." { path = path.dropLast() } else { path.append(String(step)) }
    }
    let definition = parts.count > 1 ? parts[1].replacing("/$defs/", with: "") : nil
    return try? JSONSchema(path.joined(separator: "/"), definition: definition)
  }

  // MARK: Choices

  private func checkChoice(
    _ value: JSONNode, _ keyword: String, _ rule: JSONNode, at place: String,
    _ complaints: inout [String]
  ) -> Bool {
    func found(_ rule: JSONNode) -> [String] {
      var complaints: [String] = []
      check(value, rule, at: place, &complaints)
      return complaints
    }
    switch (keyword, rule) {
    case ("$ref", .text(let name)):
      if !name.hasPrefix("#"), !folder.isEmpty {
        complaints += other(name)?.complaints(about: value) ?? ["\(place): there is no \(name)"]
        return true
      }
      let steps = name.split(separator: "/").map(String.init)
      let target = steps.dropFirst().reduce(root) { $0[$1] }
      guard steps.first == "#", target != .null else {
        complaints.append("\(place): there is no \(name)")
        return true
      }
      check(value, target, at: place, &complaints)
    case ("allOf", .list(let rules)): complaints += rules.flatMap(found)
    case ("anyOf", .list(let rules)), ("oneOf", .list(let rules)):
      let reports = rules.map(found)
      let count = reports.count { $0.isEmpty }
      if count == 0 {
        complaints.append("\(place): matches nothing of \(keyword): \(reports.joined())")
      } else if count > 1, keyword == "oneOf" {
        complaints.append("\(place): matches \(count) of oneOf")
      }
    case ("not", _):
      if found(rule).isEmpty { complaints.append("\(place): matches what it must not") }
    default: return false
    }
    return true
  }
}

extension JSONNode {
  fileprivate func isOf(type: JSONNode) -> Bool {
    switch (self, type) {
    case (.null, .text("null")), (.truth, .text("boolean")), (.number, .text("number")),
      (.text, .text("string")), (.list, .text("array")), (.object, .text("object")):
      true
    case (.number(let number), .text("integer")): number == number.rounded()
    default: false
    }
  }
}
