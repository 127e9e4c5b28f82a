import Foundation

/// The compiler's partner for the macros of previews, each of which becomes nothing.
///
/// Speaks the compiler's plugin protocol itself: messages of JSON, each after its length in eight
/// bytes, least significant first. What a preview shows has been type-checked by then.
@main enum Plugin {
  static func main() {
    while let message = nextMessage() {
      let asksWhatItCanDo = message.starts(with: Data(#"{"getCapability""#.utf8))
      let answer =
        asksWhatItCanDo
        ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
        : #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
      guard send(Data(answer.utf8)) else { return }
    }
  }

  /// What the compiler says next; nil when it has gone.
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
