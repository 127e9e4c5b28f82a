public import ScrollworkFoundation

/// A moment, in seconds and nanoseconds since the start of 1970.
public final class Timestamp: NSObject, Codable, @unchecked Sendable {
  /// The seconds of the timestamp.
  public let seconds: Int64
  /// The nanoseconds after them.
  public let nanoseconds: Int32

  /// Creates a timestamp with seconds and nanoseconds.
  public init(seconds: Int64, nanoseconds: Int32) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  /// The moment of a date, to the microsecond as in the database.
  public convenience init(date: Date) {
    let time = date.timeIntervalSince1970
    let seconds = time.rounded(.down)
    self.init(
      seconds: Int64(seconds), nanoseconds: Int32(((time - seconds) * 1e6).rounded(.down)) * 1_000)
  }

  /// Creates a timestamp of the current date.
  public override convenience init() { self.init(date: Date()) }

  /// The date of the timestamp.
  public func dateValue() -> Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
  }

  /// Which of two moments is earlier.
  public func compare(_ other: Timestamp) -> ComparisonResult {
    let (own, others) = ((seconds, nanoseconds), (other.seconds, other.nanoseconds))
    return own < others ? .orderedAscending : own == others ? .orderedSame : .orderedDescending
  }

  /// Whether an object is the same moment.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Timestamp).map { compare($0) == .orderedSame } ?? false
  }

  /// A number that is equal for equal moments.
  public override var hash: Int { Int(truncatingIfNeeded: seconds) ^ Int(nanoseconds) }

  /// The description of the timestamp.
  public override var description: String {
    "<FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>"
  }
}

extension Timestamp: Comparable {
  /// Whether a moment is before another.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.compare(second) == .orderedAscending
  }
}

/// A place on the earth.
public final class GeoPoint: NSObject, Codable, @unchecked Sendable {
  /// The latitude, in degrees.
  public let latitude: Double
  /// The longitude, in degrees.
  public let longitude: Double

  /// Creates a geographic point with a latitude and a longitude.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Whether an object is the same place.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? GeoPoint).map { $0.latitude == latitude && $0.longitude == longitude } ?? false
  }

  /// A number that is equal for equal places.
  public override var hash: Int { latitude.hashValue ^ longitude.hashValue }
}

/// The way to a field inside of others.
public final class FieldPath: NSObject, ExpressibleByStringLiteral, @unchecked Sendable {
  let fields: [String]

  /// The way through fields.
  public init(_ fieldNames: [String]) { fields = fieldNames }

  /// The way through fields, between dots.
  public convenience init(stringLiteral value: String) {
    self.init(value.split(separator: ".").map(String.init))
  }

  /// The identifier of a document.
  public static func documentID() -> FieldPath { FieldPath(["__name__"]) }

  /// Whether an object is the same way.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? FieldPath)?.fields == fields
  }

  /// A number that is equal for equal ways.
  public override var hash: Int { fields.hashValue }
}

/// A value that is set by what a field has.
public final class FieldValue: NSObject, @unchecked Sendable {
  enum Change {
    case delete, serverTimestamp
    case union([Any])
    case remove([Any])
    case add(Double)
    case addWhole(Int64)
  }

  let change: Change

  private init(_ change: Change) { self.change = change }

  /// Removes the field.
  public static func delete() -> FieldValue { FieldValue(.delete) }

  /// The time at which the server writes; until then there is none.
  public static func serverTimestamp() -> FieldValue { FieldValue(.serverTimestamp) }

  /// Adds elements that a list does not have.
  public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue(.union(elements)) }

  /// Removes elements from a list.
  public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue(.remove(elements)) }

  /// Adds to a number.
  public static func increment(_ d: Double) -> FieldValue { FieldValue(.add(d)) }

  /// Adds to a number.
  public static func increment(_ l: Int64) -> FieldValue { FieldValue(.addWhole(l)) }
}

/// A server timestamp before the server has set it.
struct PendingTimestamp {
  let estimate: Timestamp
}
