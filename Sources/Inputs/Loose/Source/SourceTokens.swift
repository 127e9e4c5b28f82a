/// A word or a punctuation character of code.
struct SourceToken: Hashable {
  /// The word, or the punctuation character.
  let text: String
  /// The range in the source, in bytes.
  let range: Range<Int>

  var isWord: Bool { text.utf8.first.map(\.isPartOfWord) ?? false }
}

extension SourceToken {
  /// The tokens of code, in order.
  static func tokens(of code: [UInt8]) -> [SourceToken] {
    var tokens: [SourceToken] = []
    var index = 0
    while index < code.count {
      var end = index + 1
      if code[index].isPartOfWord {
        end = code[index...].firstIndex { !$0.isPartOfWord } ?? code.count
      } else if code[index].isBlank {
        index = end
        continue
      }
      let text = String(decoding: code[index..<end], as: UTF8.self)
      tokens.append(SourceToken(text: text, range: index..<end))
      index = end
    }
    return tokens
  }
}

extension UInt8 {
  /// Whether the byte is a letter, a digit or an underscore; every non-ASCII byte counts as a
  /// letter.
  var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  var isBlank: Bool { self == .space || (9...13).contains(self) }
}
