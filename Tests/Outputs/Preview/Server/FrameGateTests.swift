import Testing

@testable import ScrollworkPreview

@Suite struct `A gate of frames` {
  private static let limit = 1000
  private static let ping = ClientFrame(first: 0x89, payload: [1, 2, 3])
  private static let text = ClientFrame.text("abc")

  private static func fragment(_ first: UInt8, _ count: Int) -> ClientFrame {
    ClientFrame(first: first, payload: Array(repeating: 65, count: count))
  }

  /// What a gate finds in bytes that come in chunks: the bytes passed, and the violation.
  private func inspect(
    _ bytes: [UInt8], chunk: Int
  ) -> (passed: Int, violation: FrameGate.Violation?) {
    var gate = FrameGate(size: Self.limit, fragments: 3)
    var (passed, start) = (0, 0)
    while start < bytes.count {
      let part = bytes[start..<min(start + chunk, bytes.count)]
      let (count, violation) = gate.inspect(part)
      passed += count
      if let violation { return (passed, violation) }
      start += chunk
    }
    return (passed, nil)
  }

  @Test(
    arguments: [
      [text], [text, ping, text], [fragment(0x81, limit)], [fragment(0x81, 0)],
      [fragment(0x01, 500), ping, fragment(0x00, 250), fragment(0x80, 250), text],
      [fragment(0x01, 0), fragment(0x00, 0), fragment(0x80, 0)],
      [ClientFrame(first: 0x88, payload: [3, 232])], [fragment(0x8A, 125)], [fragment(0x81, 126)],
    ])
  func `passes what is allowed`(frames: [ClientFrame]) {
    let bytes = frames.flatMap(\.bytes)
    for chunk in [1, 2, 3, 7, 100, bytes.count] {
      let (passed, violation) = inspect(bytes, chunk: chunk)
      #expect(passed == bytes.count && violation == nil, "\(chunk)")
    }
  }

  @Test(
    arguments: [
      (ClientFrame(first: 0x81, payload: [65], mask: nil), .unmasked),
      (ClientFrame(first: 0x89, payload: [], mask: nil), .unmasked),
      (ClientFrame(first: 0xC1), .reserved), (ClientFrame(first: 0x91), .reserved),
      (ClientFrame(first: 0x83), .reserved), (ClientFrame(first: 0x8B), .reserved),
      (ClientFrame(first: 0x82, payload: [1]), .binary), (ClientFrame(first: 0x02), .binary),
      (ClientFrame(first: 0x09), .control), (fragment(0x89, 126), .control),
      (fragment(0x80, 1), .order), (fragment(0x00, 1), .order),
      (ClientFrame(first: 0x81, announced: 1001), .tooLarge),
      (ClientFrame(first: 0x81, announced: 65_536), .tooLarge),
      (ClientFrame(first: 0x81, announced: .max), .tooLarge),
      (ClientFrame(first: 0x81, announced: 1 << 63), .tooLarge),
    ] as [(ClientFrame, FrameGate.Violation)])
  func `stops before a frame that is not`(frame: ClientFrame, expected: FrameGate.Violation) {
    let before = [Self.text, Self.ping].flatMap(\.bytes)
    let bytes = before + frame.bytes + Self.text.bytes
    for chunk in [7, 100, bytes.count] {
      let (passed, violation) = inspect(bytes, chunk: chunk)
      #expect(violation == expected, "\(chunk)")
      #expect(passed >= before.count && passed < before.count + 14, "\(chunk)")
    }
    #expect(inspect(bytes, chunk: bytes.count).passed == before.count)
  }

  /// The head alone tells, so nothing waits for a payload.
  @Test func `needs the head of a frame alone`() {
    var gate = FrameGate(size: Self.limit, fragments: 3)
    let bytes = ClientFrame(first: 0x81, announced: 1001).bytes
    #expect(gate.inspect(bytes.prefix(3)) == (3, nil))
    #expect(gate.inspect(bytes[3..<4]) == (0, .tooLarge))
  }

  @Test(
    arguments: [
      [fragment(0x01, 600), fragment(0x00, 401)], [fragment(0x01, 1000), fragment(0x80, 1)],
      [fragment(0x01, 0), fragment(0x00, 0), fragment(0x00, 0), fragment(0x00, 0)],
      [text, fragment(0x01, 999), ping, fragment(0x00, 0), fragment(0x80, 2)],
    ])
  func `stops a message that grows too large`(frames: [ClientFrame]) {
    let bytes = frames.flatMap(\.bytes)
    #expect(inspect(bytes, chunk: 11).violation == .tooLarge)
  }

  @Test func `stops a message within another one`() {
    let frames = [Self.fragment(0x01, 5), Self.ping, Self.text]
    #expect(inspect(frames.flatMap(\.bytes), chunk: 4).violation == .order)
  }

  @Test(
    arguments: [
      (FrameGate.Violation.unmasked, PreviewCloseCode.protocolError),
      (.reserved, .protocolError), (.control, .protocolError), (.order, .protocolError),
      (.binary, .unacceptableData), (.tooLarge, .tooLarge),
    ])
  func `has a code for each violation`(violation: FrameGate.Violation, code: PreviewCloseCode) {
    #expect(violation.closeCode == code)
  }
}
