/// The text of a Metal file as a lexer sees it: without comments, and with directives apart.
struct MetalText: Sendable {
  /// A line of the preprocessor.
  struct Directive: Hashable, Sendable {
    /// The name, such as `define`.
    let name: String
    /// The bytes behind the name.
    let rest: Range<Int>
  }

  /// A directive, or a run of lines of code.
  enum Part: Hashable, Sendable {
    case code(Range<Int>)
    case directive(Directive)
  }

  /// The bytes, in which comments and continued lines are spaces.
  let bytes: [UInt8]
  /// The directives and the code between them, in order.
  let parts: [Part]

  init(_ text: String) {
    bytes = Self.withoutComments(Array(text.utf8))
    parts = Self.parts(of: bytes)
  }

  // MARK: Comments

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var code = bytes
    var index = 0
    func next(_ distance: Int) -> UInt8? {
      index + distance < bytes.count ? bytes[index + distance] : nil
    }
    func blank(_ count: Int) {
      for place in index..<min(index + count, bytes.count) where bytes[place] != .lineFeed {
        code[place] = .blank
      }
      index += count
    }
    while index < bytes.count {
      switch (bytes[index], next(1)) {
      case (.slash, .slash):
        // A backslash at the end continues a comment, too.
        while index < bytes.count, bytes[index] != .lineFeed || next(-1) == .backslash { blank(1) }
      case (.slash, .star):
        blank(2)
        while index < bytes.count, bytes[index] != .star || next(1) != .slash { blank(1) }
        blank(2)
      case (.doubleQuote, _), (.singleQuote, _):
        let quote = bytes[index]
        index += 1
        while index < bytes.count, bytes[index] != quote, bytes[index] != .lineFeed {
          index += bytes[index] == .backslash ? 2 : 1
        }
        index += 1
      case (.backslash, .lineFeed):
        code[index] = .blank
        code[index + 1] = .blank
        index += 2
      case (.backslash, .carriageReturn) where next(2) == .lineFeed:
        for place in index...index + 2 { code[place] = .blank }
        index += 3
      default: index += 1
      }
    }
    return code
  }

  // MARK: Directives

  private static func parts(of bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var (start, line) = (0, 0)
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: .lineFeed) ?? bytes.count
      let first = bytes[line..<end].firstIndex { !$0.isBlank } ?? end
      if first < end, bytes[first] == .pound {
        if start < line { parts.append(.code(start..<line)) }
        parts.append(.directive(directive(in: bytes, first + 1..<end)))
        start = end
      }
      line = end + 1
    }
    if start < bytes.count { parts.append(.code(start..<bytes.count)) }
    return parts
  }

  private static func directive(in bytes: [UInt8], _ range: Range<Int>) -> Directive {
    let start = bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
    let end = bytes[start..<range.upperBound].firstIndex { !$0.isWord } ?? range.upperBound
    return Directive(
      name: String(decoding: bytes[start..<end], as: UTF8.self), rest: end..<range.upperBound)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Tokens

  /// The tokens of a range of the bytes.
  func tokens(in range: Range<Int>, file: Int) -> [MetalToken] {
    var tokens: [MetalToken] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let start = index
      let kind: MetalToken.Kind
      if byte.isBlank || byte == .lineFeed {
        index += 1
        continue
      } else if byte.isDigit || byte == .dot && next(index, in: range).isDigit {
        kind = .number
        index = numberEnd(from: index, in: range)
      } else if byte.isWord {
        kind = .name
        index = bytes[index..<range.upperBound].firstIndex { !$0.isWord } ?? range.upperBound
      } else if byte == .doubleQuote || byte == .singleQuote {
        kind = .literal
        index = literalEnd(from: index, in: range)
      } else {
        kind = .sign
        index += signLength(at: index, in: range)
      }
      tokens.append(
        MetalToken(
          kind: kind, text: text(start..<index), place: .init(file: file, offset: start)))
    }
    return tokens
  }

  private func next(_ index: Int, in range: Range<Int>) -> UInt8 {
    index + 1 < range.upperBound ? bytes[index + 1] : .blank
  }

  private func numberEnd(from start: Int, in range: Range<Int>) -> Int {
    var index = start + 1
    while index < range.upperBound {
      let byte = bytes[index]
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let before = bytes[index - 1] | 0x20
      let isExponent = before == UInt8(ascii: "e") || before == UInt8(ascii: "p")
      let isHexadecimal = start + 1 < range.upperBound && bytes[start + 1] | 0x20 == 0x78
      let takesSign = isSign && isExponent && (!isHexadecimal || before == UInt8(ascii: "p"))
      guard byte.isWord || byte == .dot || takesSign else { break }
      index += 1
    }
    return index
  }

  private func literalEnd(from start: Int, in range: Range<Int>) -> Int {
    var index = start + 1
    while index < range.upperBound, bytes[index] != bytes[start] {
      index += bytes[index] == .backslash ? 2 : 1
    }
    return min(index + 1, range.upperBound)
  }

  /// The length of a sign: two bytes where one alone means something else.
  private func signLength(at index: Int, in range: Range<Int>) -> Int {
    guard index + 1 < range.upperBound else { return 1 }
    let pair = text(index..<index + 2)
    return ["::", "##", "&&", "||", "==", "!=", "<=", ">=", "->"].contains(pair) ? 2 : 1
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
  fileprivate static let pound = UInt8(ascii: "#")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let doubleQuote = UInt8(ascii: "\"")
  fileprivate static let singleQuote = UInt8(ascii: "'")

  fileprivate var isBlank: Bool { self == .blank || self == 9 || (11...13).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether a name may have the byte; letters outside of ASCII count.
  fileprivate var isWord: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 128
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
