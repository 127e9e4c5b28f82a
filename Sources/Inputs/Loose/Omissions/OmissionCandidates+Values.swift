extension OmissionCandidates {
  /// What a body that opens at an index can be instead, so that its callers go on: its own value, one
  /// of its parameters, an empty one, an error; the best first.
  func returnValues(of open: Int) -> [String] {
    guard case .body(let body) = blocks.kind(of: open), let result = body.result else { return [] }
    let type = result.map { code[$0] }
    let function = BodyContext(body, open, in: blocks)
    var found: [String] = []
    let isForced = values.forced.contains(function.name)
    if body.isThrowing, !isForced { found.append("throw ScrollworkLeftOut()") }
    if ["?", "!"].contains(type.last) {
      if isForced || type.last == "!", let value = values.expression(for: type.dropLast()) {
        found.append(value)
      }
      found.append("nil")
    } else if type.last == "View", ["some", "any"].contains(type.first) {
      found += function.content.map { [$0] } ?? []
      if function.isExtension, values.type(named: function.type) == nil { found.append("self") }
      found.append("EmptyView()")
    } else {
      if function.hasSelf, type == ["Self"] || function.isType(type.joined()) {
        found.append("self")
      }
      let value = values.expression(for: type)
      let isPlain = value.map { ["0", "\"\"", "false", "[]", "[:]", "nil"].contains($0) } ?? false
      if !isPlain, let same = function.parameters.first(where: { $0.type == type }) {
        found.append(same.name)
      }
      // Nothing is known of a generic parameter.
      if let value, !function.generics.contains(type[0]) { found.append(value) }
    }
    return found
  }

  /// What the body of an initializer can be instead: the values of the properties without one.
  func initialValues(of open: Int) -> [String] {
    guard case .body(let body) = blocks.kind(of: open) else { return [] }
    let function = BodyContext(body, open, in: blocks)
    let mark = code[body.declaration + 1]
    if mark == "?" || mark == "!" { return ["return nil"] }
    guard let type = values.type(named: function.type), !function.isExtension else { return [""] }
    var lines: [String] = []
    for property in type.properties where !property.hasValue && !property.type.isEmpty {
      guard let value = values.expression(for: property.type) else { continue }
      lines.append("self.\(property.name) = \(value)")
    }
    // The superclass has its own.
    let above = blocks.statements(in: open).first { code[$0.lowerBound] == "super" }
    if let above {
      let bytes = blocks.bytes(of: above)
      lines.append(source.text(bytes).replacing("\n", with: " "))
    }
    return [lines.joined(separator: "; ")]
  }

  /// The end of a body that lacks a value there, by the error that says so.
  func returns(atEndOf open: Int, message: String) -> [Omission] {
    guard message.hasPrefix("missing return") else { return [] }
    let place = code.tokens[blocks.end(of: open)].range.lowerBound
    var found = returnValues(of: open)
    if found.isEmpty, let type = message.split(separator: "'").last,
      case .inner = blocks.kind(of: open)
    {
      // A closure: its type is known to the compiler alone.
      let words = SourceText(String(type)).tokens.map(\.text)
      found = values.expression(for: words).map { [$0] } ?? []
    }
    return found.map { Omission(range: place..<place, text: Self.statement($0)) }
  }

  /// A statement that returns a value.
  private static func statement(_ value: String) -> String {
    value.hasPrefix("throw ") ? value : "return " + value
  }

  /// A statement with another value, where the type is known: that of a function, of a property or of
  /// what is declared.
  func valued(_ statement: ClosedRange<Int>, around token: Int, in open: Int?) -> [Omission] {
    let first = statement.lowerBound
    if code[first] == "return", let open, let body = function(around: open) {
      let range = blocks.bytes(of: statement)
      return returnValues(of: body).map { Omission(range: range, text: Self.statement($0)) }
    }
    guard let equals = assignment(in: statement), token > equals else { return [] }
    var type: [String] = []
    if let word = blocks.declarator(of: statement) {
      guard code.isName(word + 1), code[word + 2] == ":" else { return [] }
      type = (word + 3..<equals).map { code[$0] }
    } else if let open, let property = property(assignedTo: first..<equals, in: open) {
      type = property.type
    }
    guard let value = values.expression(for: type) else { return [] }
    var last = statement.upperBound
    // Observers stay.
    let observers = (equals...last).first {
      code[$0] == "{" && ["willSet", "didSet"].contains(code[$0 + 1])
    }
    if let observers { last = observers - 1 }
    if code[last] == ";" { last -= 1 }
    guard token <= last else { return [] }
    return [Omission(range: blocks.bytes(of: equals + 1...last), text: value)]
  }

  /// The brace of the function around a brace; nil within a closure.
  private func function(around brace: Int) -> Int? {
    var open: Int? = brace
    while let place = open {
      if code[place] == "{" {
        if case .body = blocks.kind(of: place) { return place }
        guard blocks.isControlFlow(place) else { return nil }
      }
      open = blocks.group(around: place)
    }
    return nil
  }

  /// The equals sign of a statement, outside of brackets.
  private func assignment(in statement: ClosedRange<Int>) -> Int? {
    let outer = blocks.group(around: statement.lowerBound)
    return statement.first { index in
      code[index] == "=" && blocks.group(around: index) == outer
        && !["=", "!", "<", ">", "+", "-", "*", "/", "&", "|"].contains(code[index - 1])
        && code[index + 1] != "="
    }
  }

  /// The property that an initializer sets: it must have a value at its end.
  private func property(assignedTo target: Range<Int>, in open: Int) -> DeclaredType.Slot? {
    guard let brace = function(around: open), case .body(let body) = blocks.kind(of: brace),
      code[body.declaration] == "init"
    else { return nil }
    let hasSelf = code[target.lowerBound] == "self" && target.count == 3
    guard hasSelf || target.count == 1 else { return nil }
    let name = code[target.upperBound - 1]
    let type = values.type(named: BodyContext(body, brace, in: blocks).type)
    return type?.properties.first { $0.name == name && !$0.hasValue && !$0.type.isEmpty }
  }
}
