import Foundation
import ScrollworkStudio

/// JSON with sorted keys, in which values down to a depth have lines of their own.
///
/// Deeper values stay on the line of their container: differences between two files show what
/// changed line by line. Equal values make equal bytes.
enum LineJSON {
  /// The text of a value, with a final line feed.
  static func text(_ value: some Encodable, depth: Int) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return laidOut(try encoder.encode(value), depth: depth)
  }

  /// JSON without white space, with line feeds and indentation down to `depth`.
  private static func laidOut(_ compact: Data, depth: Int) -> Data {
    var out: [UInt8] = []
    out.reserveCapacity(compact.count * 5 / 4)
    var (level, isString, isEscaped) = (0, false, false)
    for byte in compact {
      if isString {
        out.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        out.append(byte)
        level += 1
        if level <= depth { out.breakLine(indentedBy: level) }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        level -= 1
        if level < depth { out.breakLine(indentedBy: level) }
        out.append(byte)
      case UInt8(ascii: ","):
        out.append(byte)
        if level <= depth { out.breakLine(indentedBy: level) }
      default:
        isString = byte == UInt8(ascii: "\"")
        out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\n"))
    return Data(out)
  }
}
