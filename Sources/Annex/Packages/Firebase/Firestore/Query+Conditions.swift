import ScrollworkFoundation

// The conditions of queries.

extension Query {
  private func adding(_ filter: Filter) -> Query { changed { $0.filters.append(filter) } }

  /// Those that meet a condition.
  public func whereFilter(_ filter: Filter) -> Query { adding(filter) }

  /// Those of which a field is equal to a value.
  public func whereField(_ field: String, isEqualTo value: Any) -> Query {
    adding(Filter(field, .equal, value))
  }

  /// Those of which a field is equal to a value.
  public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query {
    adding(Filter(path, .equal, value))
  }

  /// Those of which a field is not equal to a value.
  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    adding(Filter(field, .notEqual, value))
  }

  /// Those of which a field is not equal to a value.
  public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query {
    adding(Filter(path, .notEqual, value))
  }

  /// Those of which a field is less than a value.
  public func whereField(_ field: String, isLessThan value: Any) -> Query {
    adding(Filter(field, .less, value))
  }

  /// Those of which a field is less than a value.
  public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query {
    adding(Filter(path, .less, value))
  }

  /// Those of which a field is at most a value.
  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    adding(Filter(field, .lessOrEqual, value))
  }

  /// Those of which a field is at most a value.
  public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query {
    adding(Filter(path, .lessOrEqual, value))
  }

  /// Those of which a field is greater than a value.
  public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    adding(Filter(field, .greater, value))
  }

  /// Those of which a field is greater than a value.
  public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query {
    adding(Filter(path, .greater, value))
  }

  /// Those of which a field is at least a value.
  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    adding(Filter(field, .greaterOrEqual, value))
  }

  /// Those of which a field is at least a value.
  public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query {
    adding(Filter(path, .greaterOrEqual, value))
  }

  /// Those of which a field has a value.
  public func whereField(_ field: String, arrayContains value: Any) -> Query {
    adding(Filter(field, .contains, value))
  }

  /// Those of which a field has a value.
  public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query {
    adding(Filter(path, .contains, value))
  }

  /// Those of which a field has one of some values.
  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    adding(Filter(field, .containsAny, values))
  }

  /// Those of which a field has one of some values.
  public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query {
    adding(Filter(path, .containsAny, values))
  }

  /// Those of which a field is one of some values.
  public func whereField(_ field: String, in values: [Any]) -> Query {
    adding(Filter(field, .isIn, values))
  }

  /// Those of which a field is one of some values.
  public func whereField(_ path: FieldPath, in values: [Any]) -> Query {
    adding(Filter(path, .isIn, values))
  }

  /// Those of which a field is none of some values.
  public func whereField(_ field: String, notIn values: [Any]) -> Query {
    adding(Filter(field, .isNotIn, values))
  }

  /// Those of which a field is none of some values.
  public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query {
    adding(Filter(path, .isNotIn, values))
  }
}
