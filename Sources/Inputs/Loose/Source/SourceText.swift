/// The text of a Swift file, with comments and strings separated from code.
///
/// This is a lexer only; the compiler does the parsing.
struct SourceText: Sendable {
  /// The UTF-8 bytes of the text.
  let bytes: [UInt8]
  /// The bytes with comments and string contents replaced by spaces; line breaks stay.
  let code: [UInt8]
  /// The tokens of the code, in order.
  let tokens: [SourceToken]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var reader = Reader(bytes: bytes)
    reader.readCode(until: nil)
    code = reader.code
    tokens = SourceToken.tokens(of: code)
  }

  /// The text of a byte range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line number of a byte, from 1.
  func line(of index: Int) -> Int { bytes[..<index].count { $0 == .newline } + 1 }

  /// The zero-based column of a byte, in bytes.
  func column(of index: Int) -> Int {
    let start = bytes[..<index].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return index - start
  }
}

/// A single-pass lexer that blanks comments and string contents.
private struct Reader {
  let bytes: [UInt8]
  var code: [UInt8]
  var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
  }

  /// Reads up to the parenthesis that closes an interpolation, or to the end.
  mutating func readCode(until closing: UInt8?) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case .slash where next(1) == .slash: readLineComment()
      case .slash where next(1) == .star: readBlockComment()
      case .quote: readString(pounds: 0)
      case .pound:
        let pounds = count(of: .pound, from: index)
        if next(pounds) == .quote {
          index += pounds
          readString(pounds: pounds)
        } else {
          index += pounds
        }
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        if closing != nil, depth == 0 { return }
        depth -= 1
        index += 1
      default: index += 1
      }
    }
  }

  private func next(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private func count(of byte: UInt8, from start: Int) -> Int {
    bytes[start...].prefix { $0 == byte }.count
  }

  private mutating func blank() {
    guard index < bytes.count else { return }
    if bytes[index] != .newline { code[index] = .space }
    index += 1
  }

  private mutating func readLineComment() {
    while index < bytes.count, bytes[index] != .newline { blank() }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if next(0) == .slash, next(1) == .star {
        depth += 1
        blank()
      } else if next(0) == .star, next(1) == .slash {
        depth -= 1
        blank()
      }
      blank()
    } while depth > 0 && index < bytes.count
  }

  /// Reads a string literal from its opening quotation mark; interpolations are blanked too.
  private mutating func readString(pounds: Int) {
    let quotes = count(of: .quote, from: index) >= 3 ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == .backslash, count(of: .pound, from: index + 1) >= pounds {
        let start = index
        index += 1 + pounds
        if next(0) == UInt8(ascii: "(") {
          index += 1
          readCode(until: UInt8(ascii: ")"))
        }
        let end = min(index + 1, bytes.count)
        index = start
        while index < end { blank() }
      } else if bytes[index] == .quote, count(of: .quote, from: index) >= quotes,
        index + quotes == bytes.count
          || count(of: .pound, from: index + quotes) >= pounds
      {
        index += quotes + pounds
        return
      } else if bytes[index] == .newline, quotes == 1 {
        return
      } else {
        blank()
      }
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let star = UInt8(ascii: "*")
}
