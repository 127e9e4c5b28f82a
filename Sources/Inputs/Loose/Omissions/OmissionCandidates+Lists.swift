extension OmissionCandidates {
  /// The argument of a call, or the element of a collection, that a token is in, with a comma.
  ///
  /// An only argument without a label is none: without it, there is hardly such a call.
  func argument(at token: Int) -> ClosedRange<Int>? {
    guard let open = blocks.group(around: token), isList(open) else { return nil }
    let close = blocks.end(of: open)
    var (first, index) = (open + 1, open + 1)
    while index < close, code[index] != "," || index < token {
      if code[index] == "," { first = index + 1 }
      index = ["(", "[", "{"].contains(code[index]) ? blocks.end(of: index) + 1 : index + 1
    }
    guard first <= token, token < index, index > first else { return nil }
    if code[index] == ",", index < close { return first...index }
    if code[first - 1] == "," { return first - 1...index - 1 }
    let isLabelled = code.isName(first) && code[first + 1] == ":"
    return code[open] == "(" && isLabelled ? first...index - 1 : nil
  }

  /// Whether brackets hold the arguments of a call or the elements of a collection.
  private func isList(_ open: Int) -> Bool {
    if code[open] == "[" {
      return
        !(code.isName(open - 1) && !code.isSpaced[open]
        || [")", "]", "}", "?", "!", ":", "<"].contains(code[open - 1]) && !code.isSpaced[open])
        && code[open - 1] != ":" && code[open - 1] != ">"
    }
    guard code[open] == "(", !code.isSpaced[open], code.isName(open - 1) else { return false }
    if ["init", "subscript"].contains(code[open - 1]) { return code[open - 2] == "." }
    let before = code[open - 2]
    return !["func", "case", "macro", "@", "#"].contains(before)
      && !NameUse.openers.contains(code[open - 1])
  }

  /// The attribute at a token, with its arguments.
  func attribute(at token: Int) -> ClosedRange<Int>? {
    let mark = code[token] == "@" ? token : token - 1
    guard mark >= 0, code[mark] == "@" else { return nil }
    let name = mark + 1
    let hasArguments = code[name + 1] == "(" && !code.isSpaced[name + 1]
    return mark...(hasArguments ? blocks.end(of: name + 1) : name)
  }

  /// The protocol that a type at a token does not conform to, by the error that says so.
  func conformance(at token: Int, message: String) -> ClosedRange<Int>? {
    let words = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.hasPrefix("type '"), words.count >= 4,
      words[2] == " does not conform to protocol ",
      let open = (token..<code.count).first(where: { code[$0] == "{" }),
      let colon = blocks.header(of: open)?.colon, case .type = blocks.kind(of: open)
    else { return nil }
    return (colon..<open).first { code[$0] == words[3] }.flatMap(inheritance)
  }

  /// A type at a token in the list of those that a type inherits from or conforms to, with its comma,
  /// or with the colon if it is the only one.
  func inheritance(at token: Int) -> ClosedRange<Int>? {
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
