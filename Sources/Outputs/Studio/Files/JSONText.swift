package import Foundation
import ScrollworkDrawing

/// A JSON value with one canonical serialization.
///
/// Keys are sorted, numbers have at most three decimals, or as many as they ask for, and no
/// negative zero, and nothing depends on the locale: equal values serialize to equal bytes.
package enum JSONText: Sendable {
  case number(Double)
  /// A number with at most `places` decimals.
  case decimal(Double, places: Int)
  case text(String)
  case truth(Bool)
  case list([JSONText])
  case object([String: JSONText])

  /// A list of numbers.
  package static func numbers(_ values: some Sequence<CGFloat>) -> JSONText {
    .list(values.map { .number(Double($0)) })
  }

  /// An integer.
  package static func integer(_ value: Int) -> JSONText { .number(Double(value)) }

  /// The value on one line, without a line feed.
  package var line: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value over several lines, with a final line feed.
  ///
  /// Down to `depth`, each entry has a line of its own; deeper values stay on the line of their
  /// container, so that a list of a thousand records is a thousand lines.
  package func lines(depth: Int) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, indent: (0, depth))
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private func write(to bytes: inout [UInt8], indent: (level: Int, depth: Int)?) {
    switch self {
    case .number(let value):
      bytes += (value.isFinite ? Decimal3.spell(value) : "null").utf8
    case .decimal(let value, let places):
      bytes += (value.isFinite ? DecimalText.spell(value, places: places) : "null").utf8
    case .text(let string): Self.quote(string, to: &bytes)
    case .truth(let value): bytes += (value ? "true" : "false").utf8
    case .list(let values):
      let inner = isAllNumbers ? nil : indent
      Self.write(values, between: ("[", "]"), to: &bytes, indent: inner) { value, bytes, indent in
        value.write(to: &bytes, indent: indent)
      }
    case .object(let entries):
      let sorted = entries.sorted { $0.key < $1.key }
      Self.write(sorted, between: ("{", "}"), to: &bytes, indent: indent) { entry, bytes, indent in
        Self.quote(entry.key, to: &bytes)
        bytes += (indent == nil ? ":" : ": ").utf8
        entry.value.write(to: &bytes, indent: indent)
      }
    }
  }

  /// Whether the value is a list of numbers, such as a point, which stays on one line.
  private var isAllNumbers: Bool {
    guard case .list(let values) = self else { return false }
    return values.allSatisfy { value in
      switch value {
      case .number, .decimal: true
      default: false
      }
    }
  }

  private static func write<Value>(
    _ values: [Value], between marks: (open: Unicode.Scalar, close: Unicode.Scalar),
    to bytes: inout [UInt8], indent: (level: Int, depth: Int)?,
    each: (Value, inout [UInt8], (level: Int, depth: Int)?) -> Void
  ) {
    let opens = indent.map { $0.level < $0.depth } ?? false
    bytes.append(UInt8(ascii: marks.open))
    for (place, value) in values.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      if opens, let indent {
        bytes.breakLine(indentedBy: 2 * (indent.level + 1))
        each(value, &bytes, (indent.level + 1, indent.depth))
      } else {
        each(value, &bytes, nil)
      }
    }
    if opens, !values.isEmpty, let indent { bytes.breakLine(indentedBy: 2 * indent.level) }
    bytes.append(UInt8(ascii: marks.close))
  }

  /// Appends the bytes of a text of JSON, between quotation marks.
  ///
  /// - Source: documented: RFC 8259, section 7, with its short escapes.
  package static func quote(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        bytes.append(byte)
      } else {
        bytes += escape(byte).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default: return (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
    }
  }
}

extension [UInt8] {
  /// Appends a line feed and some spaces.
  package mutating func breakLine(indentedBy spaces: Int) {
    append(UInt8(ascii: "\n"))
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
  }
}
