/// A reader of XML, and of HTML with its elements that need no end.
package struct MarkupReader {
  private let text: [Character]
  private let isHTML: Bool
  private var index = 0

  private init(_ text: String, isHTML: Bool) {
    self.text = Array(text)
    self.isHTML = isHTML
  }

  /// Elements of HTML that have no content.
  private static let empty: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  /// Elements of HTML whose content is no markup.
  private static let raw: Set = ["script", "style", "textarea", "title"]
  /// Elements that another one of the same name ends.
  private static let closing: [String: Set<String>] = [
    "li": ["li"], "p": ["p"], "tr": ["tr", "td", "th"], "td": ["td", "th"], "th": ["td", "th"],
    "option": ["option"], "dt": ["dt", "dd"], "dd": ["dt", "dd"],
  ]

  /// The tree of a text.
  package static func tree(of text: String, isHTML: Bool) -> MarkupNode {
    var reader = MarkupReader(text, isHTML: isHTML)
    return reader.read()
  }

  private mutating func read() -> MarkupNode {
    let root = MarkupNode(.element("#root"))
    var open = [root]
    while index < text.count {
      if text[index] != "<" || !isMarkup {
        let start = index
        index += 1
        while index < text.count, text[index] != "<" { index += 1 }
        open[open.count - 1].append(
          MarkupNode(.text(Entities.decoded(String(text[start..<index])))))
      } else if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        let start = index + 9
        skip(past: "]]>")
        open[open.count - 1].append(
          MarkupNode(.text(String(text[min(start, text.count)..<max(start, index - 3)]))))
      } else if starts(with: "<!") || starts(with: "<?") {
        skip(past: ">")
      } else if starts(with: "</") {
        index += 2
        let name = word()
        skip(past: ">")
        if let place = open.lastIndex(where: { $0.name == name }), place > 0 {
          open.removeSubrange(place...)
        }
      } else {
        element(&open)
      }
    }
    return root
  }

  private var isMarkup: Bool {
    guard index + 1 < text.count else { return false }
    let next = text[index + 1]
    return next.isLetter || next == "/" || next == "!" || next == "?" || next == "_"
  }

  private mutating func element(_ open: inout [MarkupNode]) {
    index += 1
    let name = word()
    let node = MarkupNode(.element(name))
    var isClosed = false
    while index < text.count, text[index] != ">" {
      if text[index] == "/" {
        isClosed = true
        index += 1
      } else if text[index].isWhitespace {
        index += 1
      } else {
        isClosed = false
        attribute(of: node)
      }
    }
    index += 1
    if isHTML, let closed = Self.closing[name], let last = open.last?.name, closed.contains(last) {
      open.removeLast()
    }
    open[open.count - 1].append(node)
    if isClosed || (isHTML && Self.empty.contains(name)) { return }
    if isHTML, Self.raw.contains(name) {
      let start = index
      while index < text.count, !starts(with: "</" + name) { index += 1 }
      let content = String(text[start..<index])
      node.append(
        MarkupNode(
          name == "title" || name == "textarea" ? .text(Entities.decoded(content)) : .data(content)
        ))
      skip(past: ">")
      return
    }
    open.append(node)
  }

  private mutating func attribute(of node: MarkupNode) {
    let start = index
    while index < text.count, !text[index].isWhitespace, !"=>/".contains(text[index]) { index += 1 }
    guard index > start else { return index += 1 }
    let name = String(text[start..<index])
    while index < text.count, text[index].isWhitespace { index += 1 }
    guard index < text.count, text[index] == "=" else {
      return node.attributes.append((isHTML ? name.lowercased() : name, ""))
    }
    index += 1
    while index < text.count, text[index].isWhitespace { index += 1 }
    var value = ""
    if index < text.count, text[index] == "\"" || text[index] == "'" {
      let (quote, begin) = (text[index], index + 1)
      index = begin
      while index < text.count, text[index] != quote { index += 1 }
      value = String(text[begin..<index])
      index += 1
    } else {
      let begin = index
      while index < text.count, !text[index].isWhitespace, text[index] != ">" { index += 1 }
      value = String(text[begin..<index])
    }
    node.attributes.append((isHTML ? name.lowercased() : name, Entities.decoded(value)))
  }

  private mutating func word() -> String {
    let start = index
    while index < text.count, !text[index].isWhitespace, !">/".contains(text[index]) { index += 1 }
    let name = String(text[start..<index])
    return isHTML ? name.lowercased() : name
  }

  private func starts(with other: String) -> Bool {
    text[index...].prefix(other.count).elementsEqual(other) {
      $0 == $1 || $0.lowercased() == $1.lowercased()
    }
  }

  private mutating func skip(past end: String) {
    while index < text.count, !starts(with: end) { index += 1 }
    index = min(text.count, index + end.count)
  }
}

/// The named and numbered characters of markup.
package enum Entities {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘",
    "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§",
    "times": "×", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "auml": "ä",
    "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß",
  ]

  /// The text with its entities as characters.
  package static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", Substring(text))
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let end = rest.prefix(12).firstIndex(of: ";"), let value = value(rest[..<end]) else {
        result += "&"
        continue
      }
      result += value
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func value(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let digits = name.dropFirst()
    let number =
      digits.lowercased().hasPrefix("x")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  /// The text with the characters of markup as entities.
  package static func encoded(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
