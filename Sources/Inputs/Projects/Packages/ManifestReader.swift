/// A call in a package manifest, such as `.target(name: "Store", path: "Code")`, as far as its
/// arguments are literals.
struct ManifestCall: Hashable, Sendable {
  /// The name of the function.
  let name: String
  /// The texts of literal arguments, by their labels; `_` for those without.
  fileprivate(set) var texts: [String: [String]] = [:]
  /// The calls in the arguments, by their labels.
  fileprivate(set) var calls: [String: [ManifestCall]] = [:]

  /// The text of an argument.
  subscript(label: String) -> String? { texts[label]?.first }
}

/// A reader of package manifests, which are never run.
struct ManifestReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The calls that are written with a dot before them, in order; those in the arguments of others
  /// are with these.
  static func calls(in text: String) -> [ManifestCall] {
    var reader = ManifestReader(bytes: Array(text.utf8))
    var calls: [ManifestCall] = []
    while reader.index < reader.bytes.count {
      if let call = reader.call(), !transparent.contains(call.name) {
        calls.append(call)
      }
    }
    return calls
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The functions whose arguments are read on their own.
  private static let transparent: Set = ["Package"]

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isComment(_ mark: StaticString) -> Bool {
    next == UInt8(ascii: "/") && index + 1 < bytes.count && bytes[index + 1] == mark.utf8Start[0]
  }

  /// Skips blanks and comments.
  private mutating func skipBlanks() {
    while let byte = next {
      if byte <= 32 {
        index += 1
      } else if isComment("/") {
        while let byte = next, byte != 10 { index += 1 }
      } else if isComment("*") {
        while index + 1 < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
        {
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  /// Reads one token; a call with its arguments is one, unless its arguments are read on their own.
  private mutating func call() -> ManifestCall? {
    skipBlanks()
    guard let byte = next else { return nil }
    if byte == UInt8(ascii: "\"") {
      _ = literal()
      return nil
    }
    guard let name = word() else {
      index += 1
      return nil
    }
    skipBlanks()
    guard next == UInt8(ascii: "("), !Self.transparent.contains(name) else { return nil }
    return arguments(of: name)
  }

  private mutating func word() -> String? {
    let start = index
    while let byte = next, Self.isPartOfWord(byte) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Reads arguments from their opening parenthesis through the closing one.
  private mutating func arguments(of name: String) -> ManifestCall {
    var call = ManifestCall(name: name)
    index += 1
    depth += 1
    defer { depth -= 1 }
    var label = "_"
    var brackets = 0
    while true {
      skipBlanks()
      guard let byte = next, depth < 50 else { return call }
      switch byte {
      case UInt8(ascii: ")") where brackets == 0:
        index += 1
        return call
      case UInt8(ascii: "\""): call.texts[label, default: []].append(literal())
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets += 1
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        brackets -= 1
        index += 1
      case UInt8(ascii: ","):
        if brackets == 0 { label = "_" }
        index += 1
      default:
        guard let word = word() else {
          index += 1
          continue
        }
        skipBlanks()
        if next == UInt8(ascii: "(") {
          call.calls[label, default: []].append(arguments(of: word))
        } else if next == UInt8(ascii: ":"), brackets == 0 {
          label = word
        }
      }
    }
  }

  /// Reads a string literal; escapes stay as they are written.
  private mutating func literal() -> String {
    if isLongQuote(index) { return longLiteral() }
    index += 1
    let start = index
    while let byte = next, byte != UInt8(ascii: "\""), byte != 10 {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    index = min(index + 1, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func isLongQuote(_ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index..<index + 3].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  /// Reads a string literal of several lines.
  private mutating func longLiteral() -> String {
    index += 3
    let start = index
    while index < bytes.count, !isLongQuote(index) { index += 1 }
    let end = index
    index = min(index + 3, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
