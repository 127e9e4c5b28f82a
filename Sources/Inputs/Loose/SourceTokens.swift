/// A word or a punctuation character of code.
struct SourceToken: Hashable {
  /// The word, or the punctuation character.
  let text: String
  /// The range in the source, in bytes.
  let range: Range<Int>

  var isWord: Bool { text.utf8.first.map(\.isPartOfWord) ?? false }
}

extension SourceText {
  /// The tokens of the code, in order.
  var tokens: [SourceToken] {
    var tokens: [SourceToken] = []
    var index = 0
    while index < code.count {
      if code[index].isPartOfWord {
        let end = code[index...].firstIndex { !$0.isPartOfWord } ?? code.count
        tokens.append(token(index..<end))
        index = end
      } else {
        if !code[index].isBlank { tokens.append(token(index..<index + 1)) }
        index += 1
      }
    }
    return tokens
  }

  private func token(_ range: Range<Int>) -> SourceToken {
    SourceToken(text: String(decoding: code[range], as: UTF8.self), range: range)
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
