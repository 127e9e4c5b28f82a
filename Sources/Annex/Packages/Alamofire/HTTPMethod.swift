/// A method of HTTP.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// `CONNECT`.
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  /// `DELETE`.
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// `GET`.
  public static let get = HTTPMethod(rawValue: "GET")
  /// `HEAD`.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// `OPTIONS`.
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  /// `PATCH`.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// `POST`.
  public static let post = HTTPMethod(rawValue: "POST")
  /// `PUT`.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// `TRACE`.
  public static let trace = HTTPMethod(rawValue: "TRACE")

  /// The raw value of the HTTP method.
  public let rawValue: String

  /// Creates a method by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
