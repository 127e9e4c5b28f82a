package import Foundation

/// A file of the page.
package struct PreviewAsset: Hashable, Sendable {
  /// The media type, such as `text/css; charset=utf-8`.
  package let type: String
  /// The contents.
  package let bytes: Data

  /// A file with a media type and its contents.
  package init(type: String, bytes: Data) {
    self.type = type
    self.bytes = bytes
  }
}

/// An answer to a request.
struct PreviewAnswer: Sendable {
  /// The status, such as 200.
  let status: Int
  /// The fields, without those that HTTP needs.
  let fields: [(name: String, value: String)]
  /// The body.
  let body: Data
}

/// What a server answers: the fixed files of the page, and the session.
///
/// Targets are compared as sent. None is decoded or made a path, so none leads out of the files.
struct PreviewSite: Sendable {
  /// The target of the session's WebSocket.
  static let session = "/session"

  /// The files by their targets.
  let assets: [String: PreviewAsset]
  /// The names of the server.
  let hosts: PreviewHosts

  /// Why a request may not become the session's WebSocket; nil if it may.
  func refusalOfSession(_ request: PreviewRequest) -> PreviewRefusal? {
    if hosts.name(in: request.values(of: "Host")) == nil { return .host }
    if request.target != Self.session { return .target }
    if !hosts.isOwnOrigin(request.values(of: "Origin")) { return .origin }
    if request.method != "GET" { return .method }
    return request.isHandshake ? nil : .handshake
  }

  /// The answer to a request that does not become a WebSocket.
  func answer(to request: PreviewRequest) -> PreviewAnswer {
    guard hosts.name(in: request.values(of: "Host")) != nil else {
      return answer(.host, to: request)
    }
    if request.target == Self.session {
      return answer(refusalOfSession(request) ?? .full, to: request)
    }
    guard let asset = assets[request.target] else { return answer(.target, to: request) }
    guard request.method == "GET" else { return answer(.method, to: request) }
    return PreviewAnswer(
      status: 200, fields: [("Content-Type", asset.type)] + protections(of: request),
      body: asset.bytes)
  }

  /// The answer that refuses a request; nil for one that cannot be read.
  func answer(_ refusal: PreviewRefusal, to request: PreviewRequest?) -> PreviewAnswer {
    PreviewAnswer(
      status: refusal.status,
      fields: [("Content-Type", "text/plain; charset=utf-8")] + refusal.fields
        + protections(of: request),
      body: Data((refusal.description + "\n").utf8))
  }

  /// The fields that keep other sites from the page, and the page from other sites.
  ///
  /// - Source: documented. Content Security Policy Level 3; Fetch, for the resource policy.
  func protections(of request: PreviewRequest?) -> [(name: String, value: String)] {
    let host = request.flatMap { hosts.name(in: $0.values(of: "Host")) }
    let policy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self'",
      "img-src 'self' blob: data:", "connect-src 'self'" + (host.map { " ws://" + $0 } ?? ""),
      "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
    return [
      ("Content-Security-Policy", policy.joined(separator: "; ")),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
    ]
  }
}
