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
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value over several lines, with a final line feed.
  ///
  /// Down to `depth`, each entry has a line of its own; deeper values stay on the line of their
  /// container, so that a list of a thousand records is a thousand lines.
  package func lines(depth: Int) -> String {
    var text = ""
    write(to: &text, indent: (0, depth))
    return text + "\n"
  }

  private func write(to text: inout String, indent: (level: Int, depth: Int)?) {
    switch self {
    case .number(let value): text += value.isFinite ? Decimal3.spell(value) : "null"
    case .decimal(let value, let places):
      text += value.isFinite ? DecimalText.spell(value, places: places) : "null"
    case .text(let string): Self.quote(string, to: &text)
    case .truth(let value): text += value ? "true" : "false"
    case .list(let values):
      let inner = isAllNumbers ? nil : indent
      Self.write(values, between: ("[", "]"), to: &text, indent: inner) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let entries):
      let sorted = entries.sorted { $0.key < $1.key }
      Self.write(sorted, between: ("{", "}"), to: &text, indent: indent) { entry, text, indent in
        Self.quote(entry.key, to: &text)
        text += indent == nil ? ":" : ": "
        entry.value.write(to: &text, indent: indent)
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
    _ values: [Value], between marks: (open: String, close: String), to text: inout String,
    indent: (level: Int, depth: Int)?,
    each: (Value, inout String, (level: Int, depth: Int)?) -> Void
  ) {
    let opens = indent.map { $0.level < $0.depth } ?? false
    text += marks.open
    for (place, value) in values.enumerated() {
      if place > 0 { text += "," }
      if opens, let indent {
        text += "\n" + String(repeating: "  ", count: indent.level + 1)
        each(value, &text, (indent.level + 1, indent.depth))
      } else {
        each(value, &text, nil)
      }
    }
    if opens, !values.isEmpty, let indent {
      text += "\n" + String(repeating: "  ", count: indent.level)
    }
    text += marks.close
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
