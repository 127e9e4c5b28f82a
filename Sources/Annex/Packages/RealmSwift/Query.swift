import ScrollworkFoundation

/// A value of an object in a condition of `where`.
@dynamicMemberLookup public struct Query<T> {
  let read: (Any) -> Any?

  init(_ read: @escaping (Any) -> Any?) { self.read = read }

  /// A value of the value.
  public subscript<Value>(dynamicMember keyPath: KeyPath<T, Value>) -> Query<Value> {
    Query<Value> { (read($0) as? T)?[keyPath: keyPath] }
  }

  private func compare(_ other: T, _ test: @escaping (ComparisonResult?) -> Bool) -> Query<Bool> {
    Query<Bool> { test(ValueOrder.order(read($0), other)) }
  }

  /// Whether the value equals another one.
  public static func == (lhs: Query, rhs: T) -> Query<Bool> {
    lhs.compare(rhs) { $0 == .orderedSame }
  }
  /// Whether the value differs from another one.
  public static func != (lhs: Query, rhs: T) -> Query<Bool> {
    lhs.compare(rhs) { $0 != .orderedSame }
  }
  /// Whether the value is less than another one.
  public static func < (lhs: Query, rhs: T) -> Query<Bool> {
    lhs.compare(rhs) { $0 == .orderedAscending }
  }
  /// Whether the value is greater than another one.
  public static func > (lhs: Query, rhs: T) -> Query<Bool> {
    lhs.compare(rhs) { $0 == .orderedDescending }
  }
  /// Whether the value is not greater than another one.
  public static func <= (lhs: Query, rhs: T) -> Query<Bool> {
    lhs.compare(rhs) { $0 == .orderedAscending || $0 == .orderedSame }
  }
  /// Whether the value is not less than another one.
  public static func >= (lhs: Query, rhs: T) -> Query<Bool> {
    lhs.compare(rhs) { $0 == .orderedDescending || $0 == .orderedSame }
  }
}

extension Query where T == Bool {
  /// Whether both are true.
  public static func && (lhs: Query, rhs: Query) -> Query {
    Query { lhs.read($0) as? Bool ?? false && rhs.read($0) as? Bool ?? false }
  }
  /// Whether one is true.
  public static func || (lhs: Query, rhs: Query) -> Query {
    Query { lhs.read($0) as? Bool ?? false || rhs.read($0) as? Bool ?? false }
  }
  /// The negation of a query.
  public static prefix func ! (query: Query) -> Query {
    Query { !(query.read($0) as? Bool ?? false) }
  }
}

/// How texts are compared.
public struct StringOptions: OptionSet, Sendable {
  /// The raw value of the string options.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Compares letters regardless of case.
  public static let caseInsensitive = StringOptions(rawValue: 1)
  /// Compares letters regardless of accents.
  public static let diacriticInsensitive = StringOptions(rawValue: 2)
}

extension Query where T == String {
  private func text(
    _ other: String, _ options: StringOptions, _ test: @escaping (String, String) -> Bool
  ) -> Query<Bool> {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    func plain(_ text: String) -> String { text.folding(options: folding, locale: nil) }
    return Query<Bool> { (read($0) as? String).map { test(plain($0), plain(other)) } }
  }

  /// Whether the text contains another one.
  public func contains(_ value: String, options: StringOptions = []) -> Query<Bool> {
    text(value, options) { $1.isEmpty || $0.contains($1) }
  }
  /// Whether the text begins with another one.
  public func starts(with value: String, options: StringOptions = []) -> Query<Bool> {
    text(value, options) { $0.hasPrefix($1) }
  }
  /// Whether the text ends with another one.
  public func ends(with value: String, options: StringOptions = []) -> Query<Bool> {
    text(value, options) { $0.hasSuffix($1) }
  }
}
