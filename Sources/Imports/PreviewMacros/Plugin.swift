import Foundation

/// The compiler plugin of our macros: `@Entry`, and those that expand to nothing, as of previews.
///
/// It implements the compiler's plugin protocol: JSON messages, each preceded by its length as
/// eight bytes, little-endian. The content of a preview is type-checked before the expansion.
@main enum Plugin {
  static func main() {
    while let message = nextMessage() {
      let asksWhatItCanDo = message.starts(with: Data(#"{"getCapability""#.utf8))
      let answer =
        asksWhatItCanDo
        ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
        : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
      if let entry = EntryExpansion(message) {
        let code = entry.code(EntryExpansion.role(of: message))
        guard let text = try? JSONEncoder().encode(code),
          send(
            Data(#"{"expandMacroResult":{"expandedSource":"#.utf8) + text
              + Data(#","diagnostics":[]}}"#.utf8))
        else { return }
        continue
      }
      guard send(Data(answer.utf8)) else { return }
    }
  }

  /// The next message of the compiler; nil after it has closed the pipe.
  private static func nextMessage() -> Data? {
    guard let header = read(8) else { return nil }
    return read(header.reversed().reduce(0) { $0 << 8 | Int($1) })
  }

  private static func send(_ message: Data) -> Bool {
    let header = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    return (try? FileHandle.standardOutput.write(contentsOf: Data(header) + message)) != nil
  }

  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let rest = count - data.count
      guard let more = try? FileHandle.standardInput.read(upToCount: rest), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
