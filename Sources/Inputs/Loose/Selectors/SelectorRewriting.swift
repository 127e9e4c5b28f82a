extension SourceText {
  /// The text without the marks of Objective-C: `#selector(x)` and `Selector("x")` call functions that
  /// make a `Selector` of the method or its name, and attributes such as `@objc` and `@IBAction` are
  /// blank; every line and column stays.
  ///
  /// `numbers` are those of the selectors, in order, by the lines where they begin.
  func withoutObjectiveC(selectors numbers: [Int: [Int]] = [:]) -> String {
    let tokens = tokens
    var bytes = bytes
    func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != .newline { bytes[index] = .space }
    }
    var rest = numbers
    for use in WrittenSelector.all(in: self) {
      let line = line(of: use.range.lowerBound)
      let call = SelectorProgram.call(rest[line]?.first ?? 0)
      if rest[line]?.isEmpty == false { rest[line]?.removeFirst() }
      bytes.replaceSubrange(use.range, with: Array(call.utf8))
      guard use.kind != .method, use.isOfType,
        let colon = code[use.argument].firstIndex(of: UInt8(ascii: ":")),
        code[colon + 1] == .space
      else { continue }
      // A property of a type is named by a key path.
      let start = code[(colon + 1)...].firstIndex { !$0.isBlank } ?? colon + 2
      bytes[start - 1] = .backslash
    }
    for (index, token) in tokens.enumerated() where index > 0 {
      let (before, next) = (tokens[index - 1], index + 1 < tokens.count ? tokens[index + 1] : nil)
      if token.text == "Selector", before.text != ".", let next, next.text == "(",
        next.range.lowerBound == token.range.upperBound, index + 2 < tokens.count,
        ["\"", "("].contains(tokens[index + 2].text)
      {
        // With a literal it is one of a selector, which knows no place.
        bytes.replaceSubrange(token.range, with: Array(SelectorProgram.namingFunction.utf8))
      }
      guard before.text == "@", before.range.upperBound == token.range.lowerBound,
        Self.objectiveCAttributes.contains(token.text)
      else { continue }
      blank(before.range.lowerBound..<token.range.upperBound)
      if token.text == "IBOutlet" || token.text == "IBAction" {
        // Objective-C reaches private members too.
        for place in Self.accessLevel(besides: index, in: tokens) { blank(tokens[place].range) }
      }
      if token.text == "objc", let next, next.text == "(",
        next.range.lowerBound == token.range.upperBound,
        let end = tokens[(index + 1)...].first(where: { $0.text == ")" })
      {
        blank(next.range.lowerBound..<end.range.upperBound)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tokens of a private access level before or after an attribute.
  private static func accessLevel(besides index: Int, in tokens: [SourceToken]) -> [Int] {
    var found: [Int] = []
    var place = index + 1
    while place < tokens.count, !["var", "func"].contains(tokens[place].text) {
      if ["private", "fileprivate"].contains(tokens[place].text) {
        found.append(place)
        // That of a setter alone stands in parentheses.
        if place + 3 < tokens.count, tokens[place + 1].text == "(", tokens[place + 2].text == "set"
        {
          found += [place + 1, place + 2, place + 3]
        }
      }
      place += 1
      if place > index + 8 { break }
    }
    if index >= 2, ["private", "fileprivate"].contains(tokens[index - 2].text) {
      found.append(index - 2)
    }
    return found
  }

  /// The attributes that only matter to Objective-C and to files of views.
  private static let objectiveCAttributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBDesignable", "IBInspectable",
    "IBSegueAction", "GKInspectable",
  ]
}
