import Foundation
import Testing

@testable import ScrollworkPreview

/// A request that is refused.
struct HostileRequest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var method = "GET"
  var target = PreviewSite.session
  var host: String? = "127.0.0.1:*"
  var origin: String? = "http://127.0.0.1:*"
  var fields = PreviewServer.handshake
  let status: Int

  init(_ description: String, _ status: Int, _ change: (inout Self) -> Void = { _ in }) {
    testDescription = description
    self.status = status
    change(&self)
  }

  static let all = [
    HostileRequest("the host of another site", 403) { $0.host = "evil.example" },
    HostileRequest("a name that is made to mean this machine", 403) { $0.host = "evil.example:*" },
    HostileRequest("a page under such a name", 403) {
      $0.host = "127-0-0-1.evil.example:*"
      $0.origin = "http://127-0-0-1.evil.example:*"
    },
    HostileRequest("a file for such a name", 403) {
      $0.target = "/"
      $0.host = "evil.example:*"
    },
    HostileRequest("no host", 403) { $0.host = nil },
    HostileRequest("two hosts", 403) { $0.fields.append("Host: evil.example") },
    HostileRequest("a host without the port", 403) { $0.host = "localhost" },
    HostileRequest("the origin of another site", 403) { $0.origin = "https://evil.example" },
    HostileRequest("the origin of another port", 403) { $0.origin = "http://127.0.0.1:1" },
    HostileRequest("an opaque origin", 403) { $0.origin = "null" },
    HostileRequest("no origin", 403) { $0.origin = nil },
    HostileRequest("two origins", 403) { $0.fields.append("Origin: http://evil.example") },
    HostileRequest("a session that is no WebSocket", 426) { $0.fields = [] },
    HostileRequest("a session by POST", 405) { $0.method = "POST" },
    HostileRequest("a file by POST", 405) {
      ($0.method, $0.target, $0.fields) = ("POST", "/", ["Content-Length: 1000000000"])
    },
    HostileRequest("an endless body", 405) {
      ($0.method, $0.target, $0.fields) = ("POST", "/", ["Transfer-Encoding: chunked"])
    },
    HostileRequest("another method", 405) { ($0.method, $0.target) = ("DELETE", "/") },
    HostileRequest("a path out of the files", 404) { $0.target = "/../etc/passwd" },
    HostileRequest("an encoded path", 404) { $0.target = "/%2e%2e/%2e%2e/etc/passwd" },
    HostileRequest("a path through a file", 404) { $0.target = "/preview.css/../../etc/passwd" },
    HostileRequest("an absolute path", 404) { $0.target = "//etc/passwd" },
    HostileRequest("an address as the target", 404) { $0.target = "http://evil.example/" },
    HostileRequest("an unknown path", 404) { $0.target = "/unknown" },
    HostileRequest("a query", 404) { $0.target = "/?a" },
    HostileRequest("a long target", 431) {
      $0.target = "/" + String(repeating: "a", count: 1_000_000)
    },
    HostileRequest("a long field", 431) {
      $0.fields = ["A: " + String(repeating: "a", count: 1_000_000)]
    },
    HostileRequest("many fields", 431) { $0.fields = Array(repeating: "A: b", count: 1000) },
    HostileRequest("many large fields", 431) {
      $0.fields = Array(repeating: "A: " + String(repeating: "a", count: 4000), count: 10)
    },
    HostileRequest("no HTTP", 400) { $0.method = "\u{16}\u{3}\u{1}" },
    HostileRequest("two lengths of the body", 400) {
      $0.fields = ["Content-Length: 1", "Content-Length: 2"]
    },
  ]
}

/// Frames for which a session is closed.
struct HostileFrames: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: PreviewCloseCode
  /// Whether a hello with the right token goes before.
  var hasHello = true
  let frames: [ClientFrame]

  init(
    _ description: String, _ code: PreviewCloseCode, hasHello: Bool = true, _ frames: [ClientFrame]
  ) {
    (testDescription, self.code, self.hasHello, self.frames) = (description, code, hasHello, frames)
  }

  private static func hello(_ token: String) -> [ClientFrame] {
    [.text(#"{"kind":"hello","token":"\#(token)","scene":"","ratio":2}"#)]
  }

  static let all = [
    HostileFrames("no token", .unauthorized, hasHello: false, [.text(#"{"kind":"hello"}"#)]),
    HostileFrames("an empty token", .unauthorized, hasHello: false, hello("")),
    HostileFrames(
      "a wrong token", .unauthorized, hasHello: false, hello(String(repeating: "0", count: 32))),
    HostileFrames(
      "the token of another server", .unauthorized, hasHello: false, hello(PreviewToken().digits)),
    HostileFrames(
      "no hello", .unauthorized, hasHello: false, [.text(#"{"kind":"frame","time":0,"number":1}"#)]),
    HostileFrames("no JSON", .unauthorized, hasHello: false, [.text("hello")]),
    HostileFrames(
      "deep JSON", .unauthorized, hasHello: false, [.text(String(repeating: "[", count: 60_000))]),
    HostileFrames(
      "the head of a huge frame", .tooLarge, [ClientFrame(first: 0x81, announced: 1 << 62)]),
    HostileFrames(
      "the head of a huge frame before the hello", .tooLarge, hasHello: false,
      [ClientFrame(first: 0x81, announced: 65_537)]),
    HostileFrames(
      "endless fragments", .tooLarge,
      [ClientFrame(first: 0x01)]
        + Array(
          repeating: ClientFrame(first: 0x00, payload: Array(repeating: 65, count: 5000)),
          count: 20)),
    HostileFrames(
      "endless empty fragments", .tooLarge,
      [ClientFrame(first: 0x01)] + Array(repeating: ClientFrame(first: 0x00), count: 100)),
    HostileFrames(
      "a frame without a mask", .protocolError,
      [ClientFrame(first: 0x81, payload: [65], mask: nil)]),
    HostileFrames("a binary frame", .unacceptableData, [ClientFrame(first: 0x82, payload: [1])]),
    HostileFrames("reserved bits", .protocolError, [ClientFrame(first: 0xC1, payload: [65])]),
    HostileFrames("an unknown frame", .protocolError, [ClientFrame(first: 0x8F)]),
    HostileFrames("a ping in fragments", .protocolError, [ClientFrame(first: 0x09)]),
    HostileFrames("a continuation of nothing", .protocolError, [ClientFrame(first: 0x80)]),
    HostileFrames(
      "a text that is not UTF-8", .malformedText, [ClientFrame(first: 0x81, payload: [0xC0, 0x80])]),
    HostileFrames(
      "too many messages", .tooManyMessages, Array(repeating: .text("a"), count: 2000)),
    HostileFrames(
      "too many pings", .tooManyMessages, Array(repeating: ClientFrame(first: 0x89), count: 2000)),
  ]
}

@Suite struct `A hostile client` {
  @Test(arguments: HostileRequest.all)
  func `is refused while a session goes on`(request: HostileRequest) async throws {
    try await withServer { server in
      let session = try await server.session()
      let client = try #require(RawClient(port: server.port))
      await client.send(
        server.head(
          request.method, request.target, host: request.host, origin: request.origin,
          fields: request.fields))
      #expect(await client.readStatus() == request.status)
      #expect(await session.isEchoed("after"))
    }
  }

  @Test(arguments: HostileFrames.all)
  func `is closed while a session goes on`(hostile: HostileFrames) async throws {
    try await withServer { server in
      let session = try await server.session()
      let client =
        hostile.hasHello ? try await server.session() : try await server.webSocket()
      await client.send(hostile.frames.flatMap(\.bytes))
      #expect(await client.readCloseCode() == hostile.code)
      #expect(await session.isEchoed("after"))
    }
  }

  @Test func `who never says hello is closed`() async throws {
    var limits = PreviewLimits.patient
    limits.helloTime = 0.2
    try await withServer(limits: limits) { server in
      let session = try await server.sessionAtLast()
      let client = try await server.webSocket()
      #expect(await client.readCloseCode() == .unauthorized)
      #expect(await session.isEchoed("after"))
    }
  }

  @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127", "POST / HTTP/1.1\r\nA:b\r\n"])
  func `who never ends the request is closed`(part: String) async throws {
    var limits = PreviewLimits.patient
    limits.requestTime = 0.2
    try await withServer(limits: limits) { server in
      let session = try await server.sessionAtLast()
      let client = try #require(RawClient(port: server.port))
      await client.send(part)
      #expect(await client.readAll().isEmpty)
      #expect(await session.isEchoed("after"))
    }
  }

  @Test func `who reads slowly gets the newest picture`() async throws {
    let size = 1_000_000
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    try await withServer { connection in
      for await text in connection.messages where text == "pictures" {
        for number in UInt8(0)...199 {
          connection.send(picture: Data(repeating: number, count: size))
        }
        connection.send("all")
        end.yield()
      }
    } _: { server in
      let client = try await server.webSocket()
      await client.send(ClientFrame.text(server.hello).bytes + ClientFrame.text("pictures").bytes)
      var iterator = ends.makeAsyncIterator()
      _ = await iterator.next()
      var numbers: [UInt8] = []
      while let frame = await client.readFrame(), frame.text != "all" {
        #expect(frame.payload.count == size)
        numbers.append(try #require(frame.payload.first))
      }
      #expect(numbers.last == 199 && numbers == numbers.sorted() && numbers.count < 200)
    }
  }

  @Test func `who does not read its texts is disconnected, and no other`() async throws {
    var limits = PreviewLimits.patient
    limits.closingTime = 0.2
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    try await withServer(limits: limits) { connection in
      for await text in connection.messages {
        if text == "flood" {
          let text = String(repeating: "a", count: 100_000)
          for _ in 0..<2000 { connection.send(text) }
        } else {
          connection.send("echo " + text)
        }
      }
      end.yield()
    } _: { server in
      let session = try await server.session()
      let client = try await server.session()
      await client.send(ClientFrame.text("flood").bytes)
      var iterator = ends.makeAsyncIterator()
      _ = await iterator.next()
      #expect(await session.isEchoed("after"))
      // What is on the way is read, and no end that says more.
      #expect(await client.readAll().count < 67_108_864)
    }
  }

  @Test func `who asks for more than a session takes is closed`() async throws {
    var limits = PreviewLimits.patient
    limits.unread.count = 10
    try await withServer(limits: limits) { connection in
      // Takes nothing.
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
      _ = connection
    } _: { server in
      let client = try await server.webSocket()
      await client.send(ClientFrame.text(server.hello).bytes)
      await client.send(Array(repeating: ClientFrame.text("a"), count: 20).flatMap(\.bytes))
      #expect(await client.readCloseCode() == .tooManyMessages)
    }
  }

  @Test func `who opens many sessions gets no more than allowed`() async throws {
    var limits = PreviewLimits.patient
    limits.sessions = 2
    try await withServer(limits: limits) { server in
      let session = try await server.session()
      var other: RawClient? = try await server.webSocket()
      let third = try #require(RawClient(port: server.port))
      await third.send(server.head(fields: PreviewServer.handshake))
      #expect(await third.readStatus() == 503)
      #expect(await session.isEchoed("after"))
      // A place is free again once its client has left.
      await other?.send(ClientFrame(first: 0x88).bytes)
      _ = await other?.readAll()
      other = nil
      _ = try await server.session()
    }
  }

  @Test func `who opens many connections gets no more than allowed`() async throws {
    var limits = PreviewLimits.patient
    limits.connections = 4
    try await withServer(limits: limits) { server in
      let session = try await server.session()
      let idle = (0..<20).compactMap { _ in RawClient(port: server.port) }
      // All but three are closed without an answer.
      for client in idle.dropFirst(3) { #expect(await client.readAll().isEmpty) }
      #expect(await session.isEchoed("after"))
      await idle[0].send(server.head("GET", "/", origin: nil))
      #expect(await idle[0].readStatus() == 200)
    }
  }
}
