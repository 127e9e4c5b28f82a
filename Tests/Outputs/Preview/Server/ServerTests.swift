import Foundation
import Testing

@testable import ScrollworkPreview

@Suite struct `A server` {
  @Test func `serves the files of the page`() async throws {
    try await withServer { server in
      for (target, type, text) in [
        ("/", "text/html; charset=utf-8", "<p>Page"), ("/preview.css", "text/css", "p {}"),
      ] {
        let client = try #require(RawClient(port: server.port))
        await client.send(server.head("GET", target, origin: nil))
        let answer = String(decoding: await client.readAll(), as: UTF8.self)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\n" + text))
        #expect(answer.contains("\r\nContent-Type: " + type))
      }
    }
  }

  @Test(arguments: ["/", "/nothing", PreviewSite.session])
  func `keeps other sites from every answer`(target: String) async throws {
    try await withServer { server in
      let client = try #require(RawClient(port: server.port))
      await client.send(server.head("GET", target, host: "localhost:*", origin: nil))
      let answer = String(decoding: await client.readAll(), as: UTF8.self)
      for line in [
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
          + "img-src 'self' blob: data:; connect-src 'self' ws://localhost:\(server.port); "
          + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
      ] {
        #expect(answer.contains("\r\n\(line)\r\n"), "\(line)")
      }
      #expect(!answer.contains("Access-Control"))
    }
  }

  @Test func `makes a session a WebSocket`() async throws {
    try await withServer { server in
      let client = try #require(RawClient(port: server.port))
      await client.send(server.head(fields: PreviewServer.handshake))
      let head = try #require(await client.readHead())
      #expect(head.hasPrefix("HTTP/1.1 101 "))
      // Documented: RFC 6455, 1.3.
      #expect(head.contains("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
      #expect(head.contains("\r\nCache-Control: no-store\r\n"))
    }
  }

  @Test func `gives messages to the session in their order`() async throws {
    try await withServer { server in
      let client = try await server.session()
      let fragments = [
        ClientFrame(first: 0x01, payload: Array("un".utf8)), ClientFrame(first: 0x89, payload: [7]),
        ClientFrame(first: 0x80, payload: Array("ité".utf8)), .text("two"),
        .text(String(repeating: "a", count: 65_536)),
      ]
      await client.send(fragments.flatMap(\.bytes))
      var frames: [ServerFrame] = []
      while frames.count < 4, let frame = await client.readFrame() { frames.append(frame) }
      #expect(frames.first { $0.opcode == 10 }?.payload == [7])
      let texts = frames.compactMap(\.text)
      #expect(texts.prefix(2) == ["echo unité", "echo two"] && texts.last?.utf8.count == 65_541)
    }
  }

  @Test func `sends pictures as binary messages`() async throws {
    let picture = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    try await withServer { connection in
      connection.send("first")
      connection.send(picture: picture)
    } _: { server in
      let client = try await server.webSocket()
      await client.send(ClientFrame.text(server.hello).bytes)
      #expect(await client.readFrame()?.text == "first")
      #expect(await client.readFrame() == ServerFrame(opcode: 2, payload: Array(picture)))
      // The session is over.
      #expect(await client.readFrame()?.closeCode == .normal)
    }
  }

  @Test func `ends the messages of a client that leaves`() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Int.self)
    try await withServer { connection in
      var count = 0
      for await _ in connection.messages { count += 1 }
      end.yield(count)
    } _: { server in
      var iterator = ends.makeAsyncIterator()
      do {
        let client = try await server.webSocket()
        await client.send(ClientFrame.text(server.hello).bytes + ClientFrame.text("a").bytes)
        await client.send(ClientFrame(first: 0x88, payload: [3, 232]).bytes)
        #expect(await client.readCloseCode() == .normal)
        // The server closes the connection as well.
        #expect(await client.readAll().isEmpty)
        #expect(await iterator.next() == 2)
      }
      do {
        let client = try await server.webSocket()
        await client.send(ClientFrame.text(server.hello).bytes)
        // Without a word.
        _ = consume client
      }
      #expect(await iterator.next() == 1)
    }
  }

  @Test func `closes all when its task is cancelled`() async throws {
    let server = try await PreviewServer(assets: [:], limits: .patient)
    let task = Task { await server.run(PreviewServer.echo) }
    let client = try await server.session()
    task.cancel()
    await task.value
    #expect(await client.readCloseCode() == .goingAway)
    #expect(await client.readAll().isEmpty)
    #expect(RawClient(port: server.port) == nil)
    // The port is free again.
    let next = try await PreviewServer(port: server.port, assets: [:])
    #expect(next.port == server.port && next.token.digits != server.token.digits)
    next.stop()
    await next.run(PreviewServer.echo)
  }

  @Test func `listens on this machine's own addresses alone`() async throws {
    try await withServer { server in
      #expect(RawClient(port: server.port, address: "127.0.0.2") == nil)
      guard let client = RawClient(port: server.port, address: "::1") else { return }
      await client.send(server.head("GET", "/", host: "[::1]:*", origin: nil))
      #expect(await client.readStatus() == 200)
    }
  }

  @Test func `does not share a port`() async throws {
    try await withServer { server in
      await #expect(throws: PreviewServerError.portTaken(server.port)) {
        try await PreviewServer(port: server.port, assets: [:])
      }
    }
  }

  @Test func `has an address with the token and the scene`() async throws {
    try await withServer { server in
      let page = "http://127.0.0.1:\(server.port)/#\(server.token.digits)"
      #expect(server.address() == page)
      #expect(server.address(of: "Card list") == page + "/Card%20list")
    }
  }
}
