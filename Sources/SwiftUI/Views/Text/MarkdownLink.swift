import Foundation

/// The addresses of links in Markdown.
///
/// - Source: documented, CommonMark 0.31, "Links" and "Autolinks".
enum MarkdownLink {
  /// The target of a link, from behind the opening parenthesis, and the place after the closing one.
  ///
  /// A title is left out. The URL is nil for an empty address.
  static func target(in text: [Character], at start: Int) -> (url: URL?, end: Int)? {
    var index = skipSpaces(text, start)
    guard let (address, afterAddress) = destination(in: text, at: index) else { return nil }
    index = skipSpaces(text, afterAddress)
    if index > afterAddress, let end = titleEnd(in: text, at: index) {
      index = skipSpaces(text, end)
    }
    guard index < text.count, text[index] == ")" else { return nil }
    return (URL(string: address), index + 1)
  }

  /// An address in angle brackets, and the place after it: `<https://example.org>`, `<a@example.org>`.
  static func address(in text: [Character], at start: Int) -> (text: String, url: URL?, end: Int)? {
    let isEnd: (Character) -> Bool = { $0 == ">" || $0 == "<" || $0.isWhitespace }
    guard let end = text[(start + 1)...].firstIndex(where: isEnd), text[end] == ">" else {
      return nil
    }
    let address = String(text[(start + 1)..<end])
    if address.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:[^\s<>]*/#) != nil {
      return (address, URL(string: address), end + 1)
    }
    let name = #/[A-Za-z0-9.!#$%&'*+\/=?^_`{|}~\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*/#
    guard address.wholeMatch(of: name) != nil else { return nil }
    return (address, URL(string: "mailto:" + address), end + 1)
  }

  private static func destination(in text: [Character], at start: Int) -> (String, Int)? {
    var (address, index, depth) = ("", start, 0)
    let isBracketed = index < text.count && text[index] == "<"
    if isBracketed { index += 1 }
    while index < text.count {
      let character = text[index]
      switch character {
      case "\\" where index + 1 < text.count && text[index + 1].isEscapable:
        address.append(text[index + 1])
        index += 2
        continue
      case "&":
        if let entity = MarkdownEntity.character(in: text, at: index) {
          address += entity.text
          index = entity.end
          continue
        }
      case ">" where isBracketed: return (address, index + 1)
      case "<" where isBracketed: return nil
      case _ where isBracketed: if character.isNewline { return nil }
      case "(": depth += 1
      case ")":
        if depth == 0 { return (address, index) }
        depth -= 1
      default:
        if isSpace(character) { return depth == 0 ? (address, index) : nil }
      }
      address.append(character)
      index += 1
    }
    return nil
  }

  /// The place after a title in quotes or parentheses; nil if there is none.
  private static func titleEnd(in text: [Character], at start: Int) -> Int? {
    guard start < text.count else { return nil }
    let closing: Character
    switch text[start] {
    case "\"", "'": closing = text[start]
    case "(": closing = ")"
    default: return nil
    }
    var index = start + 1
    while index < text.count, text[index] != closing {
      index += text[index] == "\\" ? 2 : 1
    }
    return index < text.count ? index + 1 : nil
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.isASCII && character.isWhitespace
  }

  private static func skipSpaces(_ text: [Character], _ start: Int) -> Int {
    text[start...].firstIndex { !isSpace($0) } ?? text.count
  }
}
