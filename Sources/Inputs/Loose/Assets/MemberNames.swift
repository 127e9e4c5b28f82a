import Foundation

/// The names that Swift files use as members, and those that they declare as static members.
struct MemberNames {
  /// The names after a dot.
  private(set) var members: Set<String> = []
  private var statics: [String: Set<String>] = [:]

  init(_ texts: [String]) {
    for text in texts {
      let bytes = Array(text.utf8)
      for match in text.matches(of: /\.\s*`?([\p{L}_][\p{L}\p{N}_]*)/) {
        members.insert(String(match.1))
      }
      for match in text.matches(
        of: /\b(?:extension|struct|class|enum)\s+(?:\w+\.)?(Color|UIColor|UIImage|ShapeStyle)\b/)
      {
        let start = text.utf8.distance(from: text.startIndex, to: match.range.upperBound)
        let body = String(decoding: Self.block(of: bytes, from: start), as: UTF8.self)
        let names = body.matches(
          of: /\b(?:static|class)\s+(?:\w+\s+)*?(?:let|var|func)\s+`?([\p{L}_][\p{L}\p{N}_]*)/)
        statics[String(match.1), default: []].formUnion(names.map { String($0.1) })
      }
    }
  }

  /// Whether the files declare a static member in a type or an extension of it.
  func isDeclared(_ name: String, in type: String) -> Bool {
    statics[type]?.contains(name) ?? false
  }

  /// The bytes of the next block in braces.
  private static func block(of bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { return [] }
    var depth = 0
    for index in open..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return bytes[open..<index] }
    }
    return bytes[open...]
  }
}
