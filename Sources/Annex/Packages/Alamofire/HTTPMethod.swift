/// A method of HTTP.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  /// The method `CONNECT` of HTTP.
  public static let connect = HTTPMethod(rawValue: "CONNECT")
  /// The method `DELETE` of HTTP.
  public static let delete = HTTPMethod(rawValue: "DELETE")
  /// The method `GET` of HTTP.
  public static let get = HTTPMethod(rawValue: "GET")
  /// The method `HEAD` of HTTP.
  public static let head = HTTPMethod(rawValue: "HEAD")
  /// The method `OPTIONS` of HTTP.
  public static let options = HTTPMethod(rawValue: "OPTIONS")
  /// The method `PATCH` of HTTP.
  public static let patch = HTTPMethod(rawValue: "PATCH")
  /// The method `POST` of HTTP.
  public static let post = HTTPMethod(rawValue: "POST")
  /// The method `PUT` of HTTP.
  public static let put = HTTPMethod(rawValue: "PUT")
  /// The method `TRACE` of HTTP.
  public static let trace = HTTPMethod(rawValue: "TRACE")

  /// The raw value of the HTTP method.
  public let rawValue: String

  /// Creates a method by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
