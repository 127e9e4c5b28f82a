/// A server that cannot be started.
package enum PreviewServerError: Error, Hashable, Sendable {
  /// A port that another program listens on.
  case portTaken(Int)
  /// A port that this user may not listen on.
  case portForbidden(Int)
  /// The system's message.
  case failed(reason: String)
}

extension PreviewServerError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  package var description: String {
    switch self {
    case .portTaken(let port):
      "another program listens on the port \(port); choose another one, or none for a free one"
    case .portForbidden(let port):
      "this user may not listen on the port \(port); expected one from 1024 to 65535"
    case .failed(let reason): "the preview cannot listen on 127.0.0.1: \(reason)"
    }
  }
}
