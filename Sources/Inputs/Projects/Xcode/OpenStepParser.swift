/// A parser of property lists in the text form: `{ key = value; }`, `( value, )`, `"text"`.
///
/// Data in angle brackets reads as text. Damaged input gives what was read before the damage.
struct OpenStepParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Parses a text; nil if it holds no value.
  static func parse(_ text: String) -> OpenStepValue? {
    var parser = OpenStepParser(bytes: Array(text.utf8))
    return parser.value()
  }

  /// Parses the entries of a `.strings` file, which is a table without its braces.
  static func parseEntries(_ text: String) -> [String: OpenStepValue] {
    var parser = OpenStepParser(bytes: Array(text.utf8))
    parser.skipBlanks()
    if parser.next == UInt8(ascii: "{") { return parser.value()?.entries ?? [:] }
    return parser.entries()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The maximum depth of nested values.
  ///
  /// - Source: chosen; project files have five.
  private static let deepest = 100

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func byte(after distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func skipBlanks() {
    while let byte = next {
      if byte <= 32 || byte == 0xEF && self.byte(after: 1) == 0xBB {
        index += byte == 0xEF ? 3 : 1
      } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "/") {
        while let byte = next, byte != 10, byte != 13 { index += 1 }
      } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
        index += 2
        while next != nil,
          !(next == UInt8(ascii: "*") && self.byte(after: 1) == UInt8(ascii: "/"))
        {
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func value() -> OpenStepValue? {
    skipBlanks()
    guard let byte = next, depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "{"):
      index += 1
      let entries = entries()
      if next == UInt8(ascii: "}") { index += 1 }
      return .table(entries)
    case UInt8(ascii: "("):
      index += 1
      return .list(elements())
    default: return text().map(OpenStepValue.text)
    }
  }

  /// The entries up to a closing brace or the end.
  private mutating func entries() -> [String: OpenStepValue] {
    var entries: [String: OpenStepValue] = [:]
    while true {
      skipBlanks()
      guard let byte = next, byte != UInt8(ascii: "}"), let key = text() else { return entries }
      skipBlanks()
      if next == UInt8(ascii: "=") {
        index += 1
        guard let value = value() else { return entries }
        entries[key] = value
      } else {
        // The short form of a string that is its own translation.
        entries[key] = .text(key)
      }
      skipBlanks()
      guard next == UInt8(ascii: ";") else { return entries }
      index += 1
    }
  }

  /// The elements up to a closing parenthesis or the end.
  private mutating func elements() -> [OpenStepValue] {
    var elements: [OpenStepValue] = []
    while true {
      skipBlanks()
      if next == UInt8(ascii: ")") {
        index += 1
        return elements
      }
      guard let value = value() else { return elements }
      elements.append(value)
      skipBlanks()
      if next == UInt8(ascii: ",") { index += 1 }
    }
  }

  private mutating func text() -> String? {
    guard let byte = next else { return nil }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return quoted(byte) }
    let start = index
    if byte == UInt8(ascii: "<") {
      while let byte = next, byte != UInt8(ascii: ">") { index += 1 }
      index = min(index + 1, bytes.count)
    } else {
      while let byte = next, Self.isPlain(byte) { index += 1 }
    }
    guard index > start else { return nil }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      index += 1
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      index += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(10)
      case UInt8(ascii: "t"): text.append(9)
      case UInt8(ascii: "r"): text.append(13)
      case UInt8(ascii: "U"), UInt8(ascii: "u"): text += unicode()
      default: text.append(escaped)
      }
    }
    index = min(index + 1, bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of four hexadecimal digits, or of two such groups that are a surrogate pair.
  private mutating func unicode() -> [UInt8] {
    guard let first = hexadecimal() else { return [] }
    var units = [first]
    if first & 0xFC00 == 0xD800, next == UInt8(ascii: "\\") {
      index += 2
      if let second = hexadecimal() { units.append(second) }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimal() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }
}
