public import ScrollworkFoundation

/// A name of a service or of a value.
public final class CBUUID: NSObject, @unchecked Sendable {
  /// The string of the UUID.
  public let uuidString: String
  /// Creates a UUID from text.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates a UUID from Foundation's.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  /// Whether both are the same name.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// The hash of the name.
  public override var hash: Int { uuidString.hashValue }
}
