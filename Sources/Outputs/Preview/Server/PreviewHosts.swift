/// The names by which pages address the server.
///
/// Names that a resolver leads to this machine are not among them, so the page of another site whose
/// name is made to mean this machine (DNS rebinding) reads nothing.
struct PreviewHosts: Hashable, Sendable {
  /// The values of `Host` that are served.
  let names: [String]

  /// The names of a server at a port.
  ///
  /// - Source: documented. RFC 9110, 7.2 and 4.2.1: clients leave out the port 80.
  init(port: Int) {
    names = ["127.0.0.1", "[::1]", "localhost"].map { port == 80 ? $0 : "\($0):\(port)" }
  }

  /// The name in the values of `Host`; nil unless there is exactly one that is served.
  func name(in values: [String]) -> String? {
    values.count == 1 ? names.first { $0 == values[0] } : nil
  }

  /// Whether the values of `Origin` are exactly one, that of a page of this server.
  func isOwnOrigin(_ values: [String]) -> Bool {
    values.count == 1 && names.contains { "http://" + $0 == values[0] }
  }
}
