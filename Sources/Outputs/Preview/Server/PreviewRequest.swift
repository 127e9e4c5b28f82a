/// The head of an HTTP request.
struct PreviewRequest: Sendable {
  /// The method, such as `GET`.
  let method: String
  /// The target as sent, such as `/preview.css`.
  let target: String
  /// The names and values of the fields, in order.
  let fields: [(name: String, value: String)]

  /// The values of all fields with a name, ignoring case.
  func values(of name: String) -> [String] {
    let name = name.lowercased()
    return fields.filter { $0.name.lowercased() == name }.map(\.value)
  }

  /// The comma-separated words of all fields with a name, in lowercase.
  private func words(of name: String) -> [String] {
    values(of: name).flatMap { $0.split(separator: ",") }.map { word in
      String(word.drop { " \t".contains($0) }.prefix { !" \t".contains($0) }).lowercased()
    }
  }

  /// Whether the request is the handshake of a WebSocket.
  ///
  /// - Source: documented. RFC 6455, 4.2.1; the key is 16 bytes in Base64.
  var isHandshake: Bool {
    let keys = values(of: "Sec-WebSocket-Key")
    return words(of: "Upgrade") == ["websocket"] && words(of: "Connection").contains("upgrade")
      && values(of: "Sec-WebSocket-Version") == ["13"]
      && keys.count == 1 && keys[0].utf8.count == 24 && keys[0].hasSuffix("==")
  }
}
