/// A lexical token of a line: a word, a number, a string or a mark.
struct ScriptToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    /// Digits and a unit; the unit may be empty.
    case number(String, unit: String)
    /// A width and a height, spelled with an x between them.
    case size(String, String)
    /// A scale, spelled between @ and x.
    case scale(String)
    case text(String)
    /// A parenthesis, a comma, or ±.
    case mark(Character)
  }

  let kind: Kind
  /// The characters of the line.
  let source: String
  /// The column of its first character, from 1.
  let column: Int

  var length: Int { source.count }
  var end: Int { column + length }
}

/// Splits a line of a script into tokens and a comment.
struct ScriptTokenizer {
  private(set) var tokens: [ScriptToken] = []
  /// The comment from its # on, without trailing whitespace.
  private(set) var comment: String?

  /// Tokenizes a line; throws for characters that no token contains.
  init(_ line: String) throws(ScriptFault) {
    let characters = Array(line)
    var place = 0
    while place < characters.count {
      let character = characters[place]
      if character.isWhitespace {
        place += 1
      } else if character == "#" {
        guard place == 0 || characters[place - 1].isWhitespace else {
          throw ScriptFault(place + 1, 1, .gluedComment)
        }
        var rest = characters[place...]
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        comment = Self.text(rest)
        return
      } else if character == "\"" {
        place = try addText(characters, from: place)
      } else if "(),±".contains(character) {
        add(.mark(character), String(character), at: place)
        place += 1
      } else {
        place = try addRun(characters, from: place)
      }
    }
  }

  /// The text of some characters.
  ///
  /// The initializer of `String` that takes a sequence looks up its types at run time when it is first
  /// called, which takes longer than to parse a script.
  private static func text(_ characters: ArraySlice<Character>) -> String {
    characters.reduce(into: "") { $0.append($1) }
  }

  private mutating func add(_ kind: ScriptToken.Kind, _ source: String, at place: Int) {
    tokens.append(ScriptToken(kind: kind, source: source, column: place + 1))
  }

  /// Adds the token up to the next whitespace or mark; returns its end.
  private mutating func addRun(_ characters: [Character], from start: Int) throws(ScriptFault)
    -> Int
  {
    if characters[start...].starts(with: "+-") {
      add(.mark("±"), "+-", at: start)
      return start + 2
    }
    let end =
      characters[start...].firstIndex { $0.isWhitespace || "(),±\"#".contains($0) }
      ?? characters.count
    let source = Self.text(characters[start..<end])
    guard let kind = Self.kind(of: source) else {
      throw ScriptFault(start + 1, end - start, .strange(ScriptError.shortened(source)))
    }
    add(kind, source, at: start)
    return end
  }

  private static func kind(of source: String) -> ScriptToken.Kind? {
    if source.hasPrefix("@") {
      guard let (digits, unit) = number(source.dropFirst()), unit == "x" else { return nil }
      return .scale(digits)
    }
    if let (digits, unit) = number(source[...]) {
      if unit.first == "x" || unit.first == "×", let (other, rest) = number(unit.dropFirst()),
        rest.isEmpty
      {
        return .size(digits, other)
      }
      return .number(digits, unit: unit)
    }
    guard let first = source.first, first.isLetter || first == "_",
      source.allSatisfy({ $0.isLetter || $0.isNumber || "_-./".contains($0) })
    else { return nil }
    return .word(source)
  }

  /// A number at the start of a string, and the rest of it.
  private static func number(_ source: Substring) -> (digits: String, unit: String)? {
    var (digits, rest) = ("", source)
    if let sign = rest.first, "+-−".contains(sign) {
      if sign != "+" { digits = "-" }
      rest.removeFirst()
    }
    let whole = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(whole.count)
    var fraction: Substring = ""
    if rest.first == "." {
      fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    digits += (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
    return (digits, String(rest))
  }

  /// Adds a quoted string; returns its end.
  private mutating func addText(_ characters: [Character], from start: Int) throws(ScriptFault)
    -> Int
  {
    var (text, place) = ("", start + 1)
    while place < characters.count {
      switch characters[place] {
      case "\"":
        add(.text(text), Self.text(characters[start...place]), at: start)
        return place + 1
      case "\\":
        let escape = characters[place...].dropFirst().first
        switch escape {
        case "\"", "\\": text.append(characters[place + 1])
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "u":
          let code = characters[(place + 2)...].prefix { $0 != "}" }
          guard code.first == "{", characters.indices.contains(place + 2 + code.count),
            let value = UInt32(String(code.dropFirst()), radix: 16),
            let scalar = Unicode.Scalar(value)
          else { throw ScriptFault(place + 1, 2, .badEscape) }
          text.unicodeScalars.append(scalar)
          place += code.count + 1
        default: throw ScriptFault(place + 1, escape == nil ? 1 : 2, .badEscape)
        }
        place += 2
      default:
        text.append(characters[place])
        place += 1
      }
    }
    throw ScriptFault(start + 1, characters.count - start, .openText)
  }
}
