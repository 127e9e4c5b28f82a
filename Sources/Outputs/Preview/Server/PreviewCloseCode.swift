/// The code with which a connection is closed.
///
/// - Source: documented. RFC 6455, 7.4; those from 4000 are the preview's own.
package enum PreviewCloseCode: UInt16, Hashable, Sendable {
  /// The session is over.
  case normal = 1000
  /// The server stops.
  case goingAway = 1001
  /// Frames that do not follow the protocol.
  case protocolError = 1002
  /// A binary message.
  case unacceptableData = 1003
  /// A text that is not UTF-8.
  case malformedText = 1007
  /// A client that does not read what it is sent.
  case slowReader = 1008
  /// A message or its fragments beyond the limits.
  case tooLarge = 1009
  /// No hello in time, or one without the token.
  case unauthorized = 4401
  /// Messages faster than allowed, or than the session takes them.
  case tooManyMessages = 4429
}
