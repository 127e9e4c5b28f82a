import Foundation
import ScrollworkStudio

/// Writes the JSON of ``LineJSON`` value by value.
///
/// For long files: `JSONEncoder` boxes every number, and takes some seven times as long. Keys are
/// written in the order of the calls, which is to be that of their spelling.
struct LineJSONWriter {
  private var out: [UInt8] = []
  private let depth: Int
  private var level = 0
  /// Whether the next value of the innermost container has one before it.
  private var isContinued = false
  /// The first number that JSON cannot spell.
  private var unspellable: Double?

  /// A writer that gives values down to a depth lines of their own.
  init(depth: Int) { self.depth = depth }

  /// The text of a value that `write` writes, with a final line feed.
  ///
  /// - Throws: An `EncodingError` for a number that is not finite.
  static func text(depth: Int, _ write: (inout LineJSONWriter) -> Void) throws -> Data {
    var writer = LineJSONWriter(depth: depth)
    write(&writer)
    if let number = writer.unspellable {
      throw EncodingError.invalidValue(
        number, .init(codingPath: [], debugDescription: "\(number) is not a number of JSON."))
    }
    writer.out.append(UInt8(ascii: "\n"))
    return Data(writer.out)
  }

  /// Writes an object, whose entries `body` writes: each a key, then a value.
  mutating func object(_ body: (inout LineJSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an object with a value for each key of a dictionary, in the order of the keys.
  mutating func object<Value>(
    _ entries: [String: Value], _ each: (inout LineJSONWriter, Value) -> Void
  ) {
    object { writer in
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        writer.key(key)
        each(&writer, value)
      }
    }
  }

  /// Writes a list of values, each by `each`.
  mutating func list<Value>(_ values: [Value], _ each: (inout LineJSONWriter, Value) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for value in values { each(&writer, value) }
    }
  }

  /// Writes the key of the next value.
  mutating func key(_ key: String) {
    text(key)
    out.append(UInt8(ascii: ":"))
    isContinued = false
  }

  /// Writes a text.
  mutating func text(_ text: String) {
    beginValue()
    JSONText.quote(text, to: &out)
  }

  /// Writes an integer.
  mutating func integer(_ value: Int) {
    beginValue()
    out.append(contentsOf: String(value).utf8)
  }

  /// Writes a number with as many digits as tell it from all others.
  mutating func number(_ value: Double) {
    beginValue()
    if !value.isFinite { unspellable = unspellable ?? value }
    let text = value.description
    out.append(contentsOf: text.utf8.dropLast(text.hasSuffix(".0") ? 2 : 0))
  }

  private mutating func beginValue() {
    if isContinued {
      out.append(UInt8(ascii: ","))
      if level <= depth { out.breakLine(indentedBy: level) }
    }
    isContinued = true
  }

  private mutating func container(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout LineJSONWriter) -> Void
  ) {
    beginValue()
    out.append(opening)
    level += 1
    if level <= depth { out.breakLine(indentedBy: level) }
    isContinued = false
    body(&self)
    level -= 1
    if level < depth { out.breakLine(indentedBy: level) }
    out.append(closing)
    isContinued = true
  }
}
