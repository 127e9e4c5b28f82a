/// The pieces of code around a place that can be left out, from the smallest to the largest.
struct OmissionCandidates {
  private let blocks: CodeBlocks

  init(_ blocks: CodeBlocks) { self.blocks = blocks }

  private var code: CodeTokens { blocks.code }

  /// The pieces around a byte.
  func candidates(at byte: Int) -> [Omission] {
    guard let token = blocks.token(at: byte) else { return [] }
    var found: [Omission] = []
    // What a body lacks is told at its end.
    if code[token] == "}", let open = blocks.opening(of: token), let body = emptiedBody(open) {
      found.append(body)
    }
    if let modifier = modifier(named: token) { found.append(piece(modifier)) }
    if let attribute = attribute(at: token) { found.append(piece(attribute)) }
    if let parent = inheritance(at: token) { found.append(piece(parent)) }
    var inner = token
    while let open = blocks.group(around: inner) {
      if code[open] == "{" {
        if let statement = blocks.statement(around: inner, in: open) {
          found.append(piece(statement))
        }
        if let body = emptiedBody(open) { found.append(body) }
      }
      if let modifier = modifier(endingWith: open) { found.append(piece(modifier)) }
      inner = open
    }
    if let statement = blocks.statement(around: inner, in: nil) { found.append(piece(statement)) }
    return found
  }

  private func piece(_ tokens: ClosedRange<Int>) -> Omission {
    Omission(range: blocks.bytes(of: tokens), replacement: .nothing)
  }

  /// An empty body in place of the one that opens at an index.
  private func emptiedBody(_ open: Int) -> Omission? {
    guard case .body(let emptied) = blocks.kind(of: open) else { return nil }
    let end = blocks.end(of: open)
    let range = code.tokens[open].range.upperBound..<code.tokens[end].range.lowerBound
    switch emptied {
    case .nothing: return Omission(range: range, replacement: .nothing)
    case .view: return Omission(range: range, replacement: .view)
    case .optional: return Omission(range: range, replacement: .none)
    case .throwing: return Omission(range: range, replacement: .error)
    case .value: return Omission(range: range, replacement: .end)
    case .opaque: return nil
    }
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

  /// The attribute at a token, with its arguments.
  private func attribute(at token: Int) -> ClosedRange<Int>? {
    let mark = code[token] == "@" ? token : token - 1
    guard mark >= 0, code[mark] == "@" else { return nil }
    let name = mark + 1
    let hasArguments = code[name + 1] == "(" && !code.isSpaced[name + 1]
    return mark...(hasArguments ? blocks.end(of: name + 1) : name)
  }

  /// A type at a token in the list of those that a type inherits from or conforms to, with its comma,
  /// or with the colon if it is the only one.
  private func inheritance(at token: Int) -> ClosedRange<Int>? {
    var open = token
    while open < code.count, code[open] != "{" {
      if ["}", ";", "(", "="].contains(code[open]) { return nil }
      open += 1
    }
    guard open < code.count, blocks.group(around: open) == blocks.group(around: token),
      case .type = blocks.kind(of: open), let header = blocks.header(of: open),
      let colon = header.colon, colon < token
    else { return nil }
    var (first, last) = (token, token)
    while ![",", ":"].contains(code[first - 1]) || first - 1 > colon && code[first - 1] == ":" {
      first -= 1
    }
    while ![",", "{", "where"].contains(code[last + 1]) { last += 1 }
    if code[first - 1] == "," { return first - 1...last }
    return code[last + 1] == "," ? first...last + 1 : colon...last
  }
}
