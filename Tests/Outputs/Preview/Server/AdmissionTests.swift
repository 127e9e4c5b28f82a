import Foundation
import Testing

@testable import ScrollworkPreview

@Suite struct `The names of a server` {
  private let hosts = PreviewHosts(port: 4321)

  @Test(arguments: ["127.0.0.1:4321", "[::1]:4321", "localhost:4321"])
  func `are those of this machine`(name: String) {
    #expect(hosts.name(in: [name]) == name)
    #expect(hosts.isOwnOrigin(["http://" + name]))
  }

  @Test(
    arguments: [
      [], [""], ["127.0.0.1"], ["127.0.0.1:4322"], ["127.0.0.1:04321"], ["127.0.0.2:4321"],
      ["::1:4321"], ["0.0.0.0:4321"], ["LOCALHOST:4321"], ["localhost.:4321"],
      ["localhost.evil.example:4321"], ["evil.example:4321"], ["127.0.0.1:4321.evil.example"],
      ["127.0.0.1:4321", "127.0.0.1:4321"], ["127.0.0.1:4321, evil.example"],
    ])
  func `are no others`(names: [String]) {
    #expect(hosts.name(in: names) == nil)
    #expect(!hosts.isOwnOrigin(names.map { "http://" + $0 }))
  }

  @Test(
    arguments: [
      "null", "", "file://", "https://127.0.0.1:4321", "http://127.0.0.1:4321/", "127.0.0.1:4321",
      "http://user@127.0.0.1:4321", "HTTP://127.0.0.1:4321", "http://evil.example",
    ])
  func `are in the origin with the scheme alone`(origin: String) {
    #expect(!hosts.isOwnOrigin([origin]))
  }

  @Test func `have no port at the port that clients leave out`() {
    #expect(PreviewHosts(port: 80).name(in: ["localhost"]) == "localhost")
    #expect(PreviewHosts(port: 80).name(in: ["localhost:80"]) == nil)
  }
}

@Suite struct `A token` {
  @Test func `has 32 digits`() {
    #expect(PreviewToken(0x0123, 0xABCD).digits == "0000000000000123000000000000abcd")
    #expect(PreviewToken(.max, .max).digits == String(repeating: "f", count: 32))
  }

  @Test func `differs from server to server`() {
    let tokens = Set((0..<100).map { _ in PreviewToken().digits })
    #expect(tokens.count == 100 && tokens.allSatisfy { $0.count == 32 })
  }

  @Test func `matches its digits alone`() {
    let token = PreviewToken(0x0123, 0xABCD)
    #expect(token.matches(token.digits))
    for index in token.digits.indices {
      var text = token.digits
      text.replaceSubrange(index...index, with: "9")
      #expect(!token.matches(text), "\(text)")
    }
    for text in ["", "0", token.digits + "0", String(token.digits.dropLast()), "é"] {
      #expect(!token.matches(text), "\(text)")
    }
    #expect(!token.matches(token.digits.uppercased()))
  }
}

@Suite struct `A hello` {
  @Test func `tells the token`() {
    #expect(PreviewHello.token(in: #"{"kind":"hello","token":"ab","scene":"x"}"#) == "ab")
  }

  @Test(
    arguments: [
      "", "hello", "{}", "[]", #"{"kind":"hello"}"#, #"{"token":"ab"}"#,
      #"{"kind":"frame","token":"ab"}"#, #"{"kind":"hello","token":1}"#,
      #"{"kind":"hello","token":null}"#, String(repeating: "[", count: 60_000),
    ])
  func `is nothing else`(text: String) {
    #expect(PreviewHello.token(in: text) == nil)
  }
}

@Suite struct `A budget of messages` {
  /// Whether there is a message at each time.
  private func spend(rate: Double, capacity: Double, at times: [Double]) -> [Bool] {
    var budget = MessageBudget(rate: rate, capacity: capacity, at: times[0])
    return times.map { budget.spend(at: $0) }
  }

  @Test(
    arguments: [
      ([5, 5, 5, 5], [true, true, true, false]),
      ([5, 5, 5, 5.05, 5.125, 5.125], [true, true, true, false, true, false]),
      // A long pause adds no more than it holds.
      ([5, 100, 100, 100, 100], [true, true, true, true, false]),
      // A clock that goes back adds nothing.
      ([5, 5, 5, 1, 5.05, 5.15], [true, true, true, false, false, true]),
    ])
  func `is full at first and fills at its rate`(times: [Double], isThere: [Bool]) {
    #expect(spend(rate: 10, capacity: 3, at: times) == isThere)
  }

  @Test func `holds for a page at its fastest`() {
    let limits = PreviewLimits()
    let (rate, capacity) = (limits.messageRate, limits.messageBurst)
    let times = (0..<10_000).map { Double($0) / 240 }
    #expect(!spend(rate: rate, capacity: capacity, at: times).contains(false))
    #expect(spend(rate: rate, capacity: capacity, at: times.map { $0 / 2 }).contains(false))
  }
}

@Suite struct `The handshake of a session` {
  private func request(_ changed: [String: String?]) -> PreviewRequest {
    var fields: [String: String?] = [
      "Host": "localhost:80", "Upgrade": "websocket", "Connection": "keep-alive, Upgrade",
      "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]
    fields.merge(changed) { $1 }
    return PreviewRequest(
      method: "GET", target: PreviewSite.session,
      fields: fields.compactMap { name, value in value.map { (name.lowercased(), $0) } })
  }

  @Test func `has the fields of WebSocket`() {
    #expect(request([:]).isHandshake)
    #expect(request(["Upgrade": "WebSocket", "Connection": "upgrade"]).isHandshake)
  }

  @Test(
    arguments: [
      ["Upgrade": nil], ["Upgrade": "h2c"], ["Upgrade": "h2c, websocket"], ["Connection": nil],
      ["Connection": "close"], ["Sec-WebSocket-Version": "12"], ["Sec-WebSocket-Version": nil],
      ["Sec-WebSocket-Key": nil], ["Sec-WebSocket-Key": "short"],
    ] as [[String: String?]])
  func `lacks none of them`(changed: [String: String?]) {
    #expect(!request(changed).isHandshake)
  }

  @Test(arguments: PreviewRefusal.allCases)
  func `is refused with a message`(refusal: PreviewRefusal) {
    let answer = PreviewSite(assets: [:], hosts: PreviewHosts(port: 80)).answer(refusal, to: nil)
    #expect((400..<504).contains(answer.status))
    #expect(String(decoding: answer.body, as: UTF8.self) == "\(refusal)\n")
    #expect(answer.fields.contains { $0.name == "Content-Security-Policy" })
  }
}

@Suite struct `An error of a server` {
  @Test(
    arguments: [
      (PreviewServerError.portTaken(8080), "another program listens on the port 8080"),
      (.portForbidden(81), "this user may not listen on the port 81"),
      (.failed(reason: "no such device"), "cannot listen on 127.0.0.1: no such device"),
    ])
  func `tells the port or the reason`(error: PreviewServerError, part: String) {
    #expect("\(error)".contains(part))
  }
}
