import Foundation
import Testing

@testable import ScrollworkPreview

/// A frame of a server.
struct ServerFrame: Hashable, Sendable {
  let opcode: UInt8
  let payload: [UInt8]

  /// The text of a text frame.
  var text: String? { opcode == 1 ? String(decoding: payload, as: UTF8.self) : nil }

  /// The code of a close frame.
  var closeCode: PreviewCloseCode? {
    guard opcode == 8, payload.count >= 2 else { return nil }
    return PreviewCloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
  }
}

/// A frame of a client, which may break every rule.
struct ClientFrame: Sendable {
  var first: UInt8
  var payload: [UInt8] = []
  var mask: [UInt8]? = [0x37, 0xFA, 0x21, 0x3D]
  /// The length that the head tells, if it is not that of the payload.
  var announced: UInt64?

  static func text(_ text: String) -> ClientFrame {
    ClientFrame(first: 0x81, payload: Array(text.utf8))
  }

  var bytes: [UInt8] {
    let length = announced ?? UInt64(payload.count)
    let flag: UInt8 = mask == nil ? 0 : 0x80
    var bytes = [first]
    switch length {
    case ..<126: bytes.append(flag | UInt8(length))
    case ..<65_536: bytes += [flag | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default:
      bytes.append(flag | 127)
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    }
    guard let mask else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }
}

extension PreviewServer {
  /// The head of a request to this server; fields that are nil are left out.
  func head(
    _ method: String = "GET", _ target: String = PreviewSite.session, host: String? = "127.0.0.1:*",
    origin: String? = "http://127.0.0.1:*", fields: [String] = []
  ) -> String {
    var lines = ["\(method) \(target) HTTP/1.1"]
    if let host { lines.append("Host: " + host) }
    if let origin { lines.append("Origin: " + origin) }
    return (lines + fields).joined(separator: "\r\n")
      .replacingOccurrences(of: "*", with: "\(port)") + "\r\n\r\n"
  }

  /// The fields of the handshake of a WebSocket.
  ///
  /// - Source: documented. RFC 6455, 1.3.
  static var handshake: [String] {
    [
      "Connection: keep-alive, Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
  }

  /// A hello with the token.
  var hello: String { #"{"kind":"hello","token":"\#(token.digits)","scene":"","ratio":2}"# }

  /// A client whose connection has become a WebSocket.
  func webSocket() async throws -> RawClient {
    let client = try #require(RawClient(port: port))
    await client.send(head(fields: Self.handshake))
    let head = try #require(await client.readHead())
    try #require(head.hasPrefix("HTTP/1.1 101 "), "\(head)")
    return client
  }

  /// A client that has said hello, and had its answer from a serving `echo`.
  func session() async throws -> RawClient {
    let client = try await webSocket()
    try #require(await client.isEchoed(hello))
    return client
  }

  /// Such a client of a server whose times may be too short for a busy machine.
  func sessionAtLast() async throws -> RawClient {
    while true {
      guard let client = RawClient(port: port) else { continue }
      await client.send(head(fields: Self.handshake))
      if await client.readHead() != nil, await client.isEchoed(hello) { return client }
    }
  }

  /// Echoes all messages.
  static func echo(_ connection: PreviewConnection) async {
    for await text in connection.messages { connection.send("echo " + text) }
  }
}

extension RawClient {
  /// The next frame; nil at the end.
  func readFrame() async -> ServerFrame? {
    guard let head = await read(2) else { return nil }
    var length = Int(head[1] & 0x7F)
    if length > 125 {
      guard let long = await read(length == 126 ? 2 : 8) else { return nil }
      length = long.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = await read(length) else { return nil }
    return ServerFrame(opcode: head[0] & 0x0F, payload: payload)
  }

  /// The code with which the server closes, whatever it sends before; nil if it closes without.
  func readCloseCode() async -> PreviewCloseCode? {
    while let frame = await readFrame() { if let code = frame.closeCode { return code } }
    return nil
  }

  /// Whether a text comes back from a serving `echo`.
  func isEchoed(_ text: String) async -> Bool {
    await send(ClientFrame.text(text).bytes)
    return await readFrame()?.text == "echo " + text
  }

  /// The status of the answer, after which the server closes; nil if there is none.
  func readStatus() async -> Int? {
    let words = String(decoding: await readAll(), as: UTF8.self).split(separator: " ")
    return words.first == "HTTP/1.1" ? Int(words[1]) : nil
  }
}

extension PreviewLimits {
  /// Limits without the short times, which a busy machine may pass.
  static var patient: PreviewLimits {
    var limits = PreviewLimits()
    (limits.helloTime, limits.requestTime, limits.closingTime) = (300, 300, 300)
    return limits
  }
}

/// Runs a server while `body` does.
func withServer(
  limits: PreviewLimits = .patient,
  serving serve: @escaping @Sendable (PreviewConnection) async -> Void = PreviewServer.echo,
  _ body: (PreviewServer) async throws -> Void
) async throws {
  let server = try await PreviewServer(
    assets: [
      "/": PreviewAsset(type: "text/html; charset=utf-8", bytes: Data("<p>Page".utf8)),
      "/preview.css": PreviewAsset(type: "text/css; charset=utf-8", bytes: Data("p {}".utf8)),
    ], limits: limits)
  async let run: Void = server.run(serve)
  let result: Result<Void, any Error>
  do { result = .success(try await body(server)) } catch { result = .failure(error) }
  server.stop()
  await run
  try result.get()
}
