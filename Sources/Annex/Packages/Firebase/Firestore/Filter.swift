public import ScrollworkFoundation

/// A condition on the fields of documents.
open class Filter: NSObject, @unchecked Sendable {
  private indirect enum Condition {
    case field([String], QueryDescription.Comparison, Any)
    case all([Filter])
    case any([Filter])
  }

  private let condition: Condition

  private init(_ condition: Condition) { self.condition = condition }

  convenience init(_ field: Any, _ comparison: QueryDescription.Comparison, _ value: Any?) {
    let stored = value.flatMap { FirestoreFields.stored($0) } ?? NSNull()
    self.init(.field(FirestoreCache.way(field), comparison, stored))
  }

  /// The field that a comparison of order is about.
  var orderedField: [String]? {
    guard case .field(let field, let comparison, _) = condition else { return nil }
    switch comparison {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .notEqual, .isNotIn: return field
    default: return nil
    }
  }

  /// Whether the fields of a document meet the condition.
  func matches(_ value: ([String]) -> Any?) -> Bool {
    switch condition {
    case .all(let filters): return filters.allSatisfy { $0.matches(value) }
    case .any(let filters): return filters.contains { $0.matches(value) }
    case .field(let field, let comparison, let wanted):
      guard var value = value(field) else { return false }
      // Documents may be named by their identifiers.
      if let document = value as? DocumentReference, wanted is String || wanted is [String] {
        value = document.documentID
      }
      return Self.meets(value, comparison, wanted)
    }
  }

  private static func meets(
    _ value: Any, _ comparison: QueryDescription.Comparison, _ wanted: Any
  ) -> Bool {
    let order = FirestoreFields.compare(value, wanted)
    let list = wanted as? [Any] ?? []
    func has(_ values: [Any], _ one: Any) -> Bool {
      values.contains { FirestoreFields.compare($0, one) == 0 }
    }
    return switch comparison {
    case .equal: order == 0
    case .notEqual: order != 0 && !(value is NSNull)
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    case .contains: has(value as? [Any] ?? [], wanted)
    case .containsAny: (value as? [Any] ?? []).contains { has(list, $0) }
    case .isIn: has(list, value)
    case .isNotIn: !has(list, value) && !(value is NSNull)
    }
  }

  /// All conditions are met.
  public static func andFilter(_ filters: [Filter]) -> Filter { Filter(.all(filters)) }

  /// One of the conditions is met.
  public static func orFilter(_ filters: [Filter]) -> Filter { Filter(.any(filters)) }

  /// A field is equal to a value.
  public static func whereField(_ field: String, isEqualTo value: Any) -> Filter {
    Filter(field, .equal, value)
  }

  /// A field is not equal to a value.
  public static func whereField(_ field: String, isNotEqualTo value: Any) -> Filter {
    Filter(field, .notEqual, value)
  }

  /// A field is less than a value.
  public static func whereField(_ field: String, isLessThan value: Any) -> Filter {
    Filter(field, .less, value)
  }

  /// A field is at most a value.
  public static func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter {
    Filter(field, .lessOrEqual, value)
  }

  /// A field is greater than a value.
  public static func whereField(_ field: String, isGreaterThan value: Any) -> Filter {
    Filter(field, .greater, value)
  }

  /// A field is at least a value.
  public static func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Filter {
    Filter(field, .greaterOrEqual, value)
  }

  /// A list has a value.
  public static func whereField(_ field: String, arrayContains value: Any) -> Filter {
    Filter(field, .contains, value)
  }

  /// A list has one of some values.
  public static func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter {
    Filter(field, .containsAny, values)
  }

  /// A field is one of some values.
  public static func whereField(_ field: String, in values: [Any]) -> Filter {
    Filter(field, .isIn, values)
  }

  /// A field is none of some values.
  public static func whereField(_ field: String, notIn values: [Any]) -> Filter {
    Filter(field, .isNotIn, values)
  }
}
