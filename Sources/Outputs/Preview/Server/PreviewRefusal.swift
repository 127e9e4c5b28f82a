/// Why a request is not served.
enum PreviewRefusal: Hashable, Sendable, CaseIterable {
  /// A request that does not follow HTTP.
  case malformed
  /// A target or fields beyond the limits.
  case tooLarge
  /// No `Host`, several, or one that is not the server's.
  case host
  /// A WebSocket for the page of another site, or for no page.
  case origin
  /// A method other than `GET`.
  case method
  /// A target that is none of the page's.
  case target
  /// A request for the session that is not the handshake of a WebSocket.
  case handshake
  /// As many sessions as allowed.
  case full

  /// The status of the answer.
  ///
  /// - Source: documented. RFC 9110, 15, and RFC 6585, 5.
  var status: Int {
    switch self {
    case .malformed: 400
    case .tooLarge: 431
    case .host, .origin: 403
    case .method: 405
    case .target: 404
    case .handshake: 426
    case .full: 503
    }
  }

  /// The fields that the status asks for.
  var fields: [(name: String, value: String)] {
    switch self {
    case .method: [("Allow", "GET")]
    case .handshake: [("Upgrade", "websocket"), ("Connection", "upgrade")]
    default: []
    }
  }
}

extension PreviewRefusal: CustomStringConvertible {
  /// The message, which is the text of the answer.
  var description: String {
    switch self {
    case .malformed: "The request does not follow HTTP."
    case .tooLarge: "The request is too large."
    case .host: "The preview is at http://127.0.0.1 and http://localhost alone."
    case .origin: "Only the page of the preview may open its session."
    case .method: "The preview answers GET alone."
    case .target: "The preview has no such file."
    case .handshake: "The session is a WebSocket."
    case .full: "The preview has as many sessions as it may; close another page."
    }
  }
}
