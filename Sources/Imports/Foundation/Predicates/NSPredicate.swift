public import Foundation

/// A condition for objects.
///
/// Of the language of formats there are comparisons of key paths and values, of texts (`CONTAINS`,
/// `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, each with `[c]`, `[d]` or `[cd]`), `IN`, `BETWEEN`,
/// `AND`, `OR`, `NOT`, parentheses, `%@`, `%K`, `%d` and the like. No object meets a condition in
/// words that are not among these.
open class NSPredicate: NSObject, @unchecked Sendable {
  private let condition: (Any?) -> Bool
  /// The format.
  public let predicateFormat: String

  init(_ format: String, _ condition: @escaping (Any?) -> Bool) {
    (predicateFormat, self.condition) = (format, condition)
  }

  /// A condition in words, with the values of its placeholders.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args.map { $0 as Any })
  }

  /// A condition in words, with the values of its placeholders.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    self.init(predicateFormat, reader.read() ?? { _ in false })
  }

  /// A condition that all objects meet, or none.
  public convenience init(value: Bool) {
    self.init(value ? "TRUEPREDICATE" : "FALSEPREDICATE") { _ in value }
  }

  /// A condition by a closure.
  public convenience init(block: @escaping @Sendable (Any?, [String: Any]?) -> Bool) {
    self.init("BLOCKPREDICATE") { block($0, nil) }
  }

  /// Whether an object meets the condition.
  open func evaluate(with object: Any?) -> Bool { condition(object) }
}

/// A condition of several others.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  /// All of some conditions.
  public convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(subpredicates.map(\.predicateFormat).joined(separator: " AND ")) { object in
      subpredicates.allSatisfy { $0.evaluate(with: object) }
    }
  }

  /// One of some conditions.
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(subpredicates.map(\.predicateFormat).joined(separator: " OR ")) { object in
      subpredicates.contains { $0.evaluate(with: object) }
    }
  }

  /// The opposite of a condition.
  public convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init("NOT " + predicate.predicateFormat) { !predicate.evaluate(with: $0) }
  }
}
