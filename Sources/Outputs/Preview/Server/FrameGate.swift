/// The check of a client's WebSocket frames, from their heads alone.
///
/// Nothing but the head of one frame is kept, 14 bytes at most. A frame that is not allowed is found
/// at its head, before its payload is there to buffer.
///
/// - Source: documented. RFC 6455, 5.2 to 5.5.
struct FrameGate {
  /// A frame that is not allowed.
  enum Violation: Error, Hashable, Sendable {
    /// A frame of a client without a mask.
    case unmasked
    /// Reserved bits, or an unknown kind of frame.
    case reserved
    /// A binary message.
    case binary
    /// A control frame that is in fragments, or has more than 125 bytes.
    case control
    /// A continuation of no message, or a message within another one.
    case order
    /// A message of more bytes or fragments than allowed.
    case tooLarge

    /// The code that tells the client.
    var closeCode: PreviewCloseCode {
      switch self {
      case .unmasked, .reserved, .control, .order: .protocolError
      case .binary: .unacceptableData
      case .tooLarge: .tooLarge
      }
    }
  }

  /// The most bytes of a message.
  private let size: Int
  /// The most fragments of a message.
  private let fragments: Int
  /// The bytes of the present head.
  private var head: [UInt8] = []
  /// The bytes of the present payload that are still to come.
  private var payload = 0
  /// The bytes and the fragments of the unfinished message, if there is one.
  private var message: (size: Int, fragments: Int)?

  /// A gate before the first frame.
  init(size: Int, fragments: Int) {
    self.size = size
    self.fragments = fragments
  }

  /// Looks at the next bytes of a client.
  ///
  /// Returns the number of bytes before the frame that is not allowed, and why it is not; all of
  /// them and nil if all are. Complexity: that of the number of frames.
  mutating func inspect(
    _ bytes: some RandomAccessCollection<UInt8>
  ) -> (passed: Int, violation: Violation?) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let passed = bytes.count - rest.count
      do throws(Violation) {
        while payload == 0, let byte = rest.popFirst() {
          head.append(byte)
          guard let length = try payloadLength() else { continue }
          try count(length)
          payload = length
          head.removeAll(keepingCapacity: true)
          break
        }
      } catch {
        return (passed, error)
      }
      let step = min(payload, rest.count)
      rest = rest.dropFirst(step)
      payload -= step
    }
    return (bytes.count, nil)
  }

  /// The length of the payload; nil as long as the head is not complete.
  private func payloadLength() throws(Violation) -> Int? {
    let first = head[0]
    guard first & 0x70 == 0 else { throw .reserved }
    switch first & 0x0F {
    case 0: if message == nil { throw .order }
    case 1: if message != nil { throw .order }
    case 2: throw .binary
    case 8, 9, 10: if first & 0x80 == 0 { throw .control }
    default: throw .reserved
    }
    guard head.count >= 2 else { return nil }
    guard head[1] & 0x80 != 0 else { throw .unmasked }
    let short = Int(head[1] & 0x7F)
    if isControl, short > 125 { throw .control }
    let extra = short == 127 ? 8 : short == 126 ? 2 : 0
    guard head.count >= 2 + extra else { return nil }
    let long = head[2..<2 + extra].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let length = extra == 0 ? UInt64(short) : long
    guard length <= size - (isControl ? 0 : message?.size ?? 0) else { throw .tooLarge }
    // The mask.
    return head.count == 2 + extra + 4 ? Int(length) : nil
  }

  /// Whether the present frame is not part of a message.
  private var isControl: Bool { head[0] & 0x08 != 0 }

  /// Adds the present frame to the message that it is part of.
  private mutating func count(_ length: Int) throws(Violation) {
    if isControl { return }
    let (size, count) = message ?? (0, 0)
    guard count < fragments else { throw .tooLarge }
    message = head[0] & 0x80 == 0 ? (size + length, count + 1) : nil
  }
}
