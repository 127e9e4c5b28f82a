import ScrollworkFoundation

/// The domain of the errors of the database.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// The codes of the errors of the database.
public enum FirestoreErrorCode: Int, Error, Sendable {
  case OK = 0
  case cancelled = 1
  case unknown = 2
  case invalidArgument = 3
  case deadlineExceeded = 4
  case notFound = 5
  case alreadyExists = 6
  case permissionDenied = 7
  case resourceExhausted = 8
  case failedPrecondition = 9
  case aborted = 10
  case outOfRange = 11
  case unimplemented = 12
  case `internal` = 13
  case unavailable = 14
  case dataLoss = 15
  case unauthenticated = 16

  /// The type of the codes of the errors.
  public typealias Code = FirestoreErrorCode
  /// The code of the error.
  public var code: FirestoreErrorCode { self }

  /// The error of a code.
  public init(_ code: FirestoreErrorCode) { self = code }

  func error(_ text: String) -> NSError {
    NSError(
      domain: FirestoreErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }

  /// The error of what needs the server.
  static var offline: NSError {
    unavailable.error("Failed to get document because the client is offline.")
  }
}

/// Where documents are read from.
public enum FirestoreSource: UInt, Sendable {
  case `default`
  case server
  case cache
}

/// What server timestamps are that the server has not set.
public enum ServerTimestampBehavior: Int, Sendable {
  case none
  case estimate
  case previous
}
