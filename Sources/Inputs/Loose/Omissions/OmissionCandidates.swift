/// The pieces of code around a place that can be left out, from the smallest to the largest.
struct OmissionCandidates {
  let blocks: CodeBlocks
  /// The text of the code.
  let source: SourceText
  let values: DefaultValues

  init(_ blocks: CodeBlocks, of source: SourceText, values: DefaultValues) {
    (self.blocks, self.source, self.values) = (blocks, source, values)
  }

  var code: CodeTokens { blocks.code }

  /// The pieces around a byte, for an error with a message.
  func candidates(at byte: Int, message: String = "") -> [Omission] {
    guard let token = blocks.token(at: byte) else { return [] }
    var found: [Omission] = []
    // What a body lacks is told at its end.
    if code[token] == "}", let open = blocks.opening(of: token) {
      found += returns(atEndOf: open, message: message)
      found += emptiedBodies(open)
    }
    if let parent = conformance(at: token, message: message) { found.append(piece(parent)) }
    if let modifier = modifier(named: token) { found.append(piece(modifier)) }
    if let attribute = attribute(at: token) { found.append(piece(attribute)) }
    if let parent = inheritance(at: token) { found.append(piece(parent)) }
    if let argument = argument(at: token) { found.append(piece(argument)) }
    var inner = token
    while let open = blocks.group(around: inner) {
      if code[open] == "{" {
        if let statement = blocks.statement(around: inner, in: open) {
          found += pieces(of: statement, around: inner, in: open)
        }
        found += emptiedBodies(open)
      }
      if let modifier = modifier(endingWith: open) { found.append(piece(modifier)) }
      inner = open
    }
    if let statement = blocks.statement(around: inner, in: nil) {
      found += pieces(of: statement, around: inner, in: nil)
    }
    return found
  }

  private func piece(_ tokens: ClosedRange<Int>) -> Omission {
    Omission(range: blocks.bytes(of: tokens))
  }

  /// A statement: first with another value, where its type is known, then the whole.
  private func pieces(
    of statement: ClosedRange<Int>, around token: Int, in open: Int?
  ) -> [Omission] {
    var found = valued(statement, around: token, in: open)
    if let open, blocks.isAlone(statement, underLabelIn: open) {
      // There must be one; a builder of views takes no other.
      let range = blocks.bytes(of: statement)
      return found + ["break", "EmptyView()"].map { Omission(range: range, text: $0) }
    }
    // Without its only statement, a function has no value.
    let isValue = open.map { !returnValues(of: $0).isEmpty && isOnly(statement, in: $0) } ?? false
    if !isValue || isBuilder(open) { found.append(piece(statement)) }
    return found
  }

  private func isOnly(_ statement: ClosedRange<Int>, in open: Int) -> Bool {
    blocks.statements(in: open).count == 1 && blocks.declarator(of: statement) == nil
  }

  /// Whether the braces are those of a body that joins the views of its statements.
  private func isBuilder(_ open: Int?) -> Bool {
    guard let open, case .body(let body) = blocks.kind(of: open), body.result != nil else {
      return false
    }
    let function = BodyContext(body, open, in: blocks)
    return function.name == "body" && function.content == nil
      || function.attributes.contains("ViewBuilder")
  }

  /// The pieces that stand for a body which opens at an index.
  private func emptiedBodies(_ open: Int) -> [Omission] {
    guard case .body(let body) = blocks.kind(of: open) else { return [] }
    let end = blocks.end(of: open)
    let range = code.tokens[open].range.upperBound..<code.tokens[end].range.lowerBound
    if body.result != nil {
      return returnValues(of: open).map { Omission(range: range, text: $0) }
    }
    if code[body.declaration] == "init" {
      return initialValues(of: open).map { Omission(range: range, text: $0) }
    }
    return [Omission(range: range)]
  }

  /// The modifier whose name is a token: `.name(…) { … }` after an expression.
  private func modifier(named token: Int) -> ClosedRange<Int>? {
    guard code[token - 1] == ".", code.isName(token), isExpression(before: token - 1),
      ["(", "{"].contains(code[token + 1])
    else { return nil }
    return token - 1...end(ofCall: token)
  }

  /// The modifier on a line of its own that brackets belong to.
  private func modifier(endingWith open: Int) -> ClosedRange<Int>? {
    var name = open - 1
    while code[name] == ")" || code[name] == "}" || code[name] == ":" {
      if code[name] == ":" {
        name -= 2
      } else {
        name = code.start(ofGroupEndingAt: name) - 1
      }
    }
    guard name > 0, code.isName(name), code[name - 1] == ".", code.startsLine[name - 1],
      isExpression(before: name - 1)
    else { return nil }
    let end = end(ofCall: name)
    return end >= blocks.end(of: open) ? name - 1...end : nil
  }

  /// Whether the token before a point ends an expression.
  private func isExpression(before point: Int) -> Bool {
    let before = code[point - 1]
    if [")", "]", "}", "\"", "?", "!"].contains(before) { return true }
    return code.isName(point - 1) && !NameUse.openers.contains(before)
      && !(code.isSpaced[point] && !code.startsLine[point])
  }

  /// The last token of a call, with its trailing closures.
  private func end(ofCall name: Int) -> Int {
    var last = name
    if code[last + 1] == "(", !code.isSpaced[last + 1] { last = blocks.end(of: last + 1) }
    if code[last + 1] == "{", !code.startsLine[last + 1] {
      last = blocks.end(of: last + 1)
      while code.isName(last + 1), code[last + 2] == ":", code[last + 3] == "{" {
        last = blocks.end(of: last + 3)
      }
    }
    return last
  }
}
