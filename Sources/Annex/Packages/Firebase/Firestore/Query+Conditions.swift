import ScrollworkFoundation

// The conditions of queries.

extension Query {
  private func adding(_ filter: Filter) -> Query { changed { $0.filters.append(filter) } }

  /// A query for documents that meet a filter.
  public func whereFilter(_ filter: Filter) -> Query { adding(filter) }

  /// A query for documents with a field equal to a value.
  public func whereField(_ field: String, isEqualTo value: Any) -> Query {
    adding(Filter(field, .equal, value))
  }

  /// A query for documents with a field equal to a value.
  public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query {
    adding(Filter(path, .equal, value))
  }

  /// A query for documents with a field not equal to a value.
  public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
    adding(Filter(field, .notEqual, value))
  }

  /// A query for documents with a field not equal to a value.
  public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query {
    adding(Filter(path, .notEqual, value))
  }

  /// A query for documents with a field less than a value.
  public func whereField(_ field: String, isLessThan value: Any) -> Query {
    adding(Filter(field, .less, value))
  }

  /// A query for documents with a field less than a value.
  public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query {
    adding(Filter(path, .less, value))
  }

  /// A query for documents with a field less than or equal to a value.
  public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
    adding(Filter(field, .lessOrEqual, value))
  }

  /// A query for documents with a field less than or equal to a value.
  public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query {
    adding(Filter(path, .lessOrEqual, value))
  }

  /// A query for documents with a field greater than a value.
  public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
    adding(Filter(field, .greater, value))
  }

  /// A query for documents with a field greater than a value.
  public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query {
    adding(Filter(path, .greater, value))
  }

  /// A query for documents with a field greater than or equal to a value.
  public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
    adding(Filter(field, .greaterOrEqual, value))
  }

  /// A query for documents with a field greater than or equal to a value.
  public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query {
    adding(Filter(path, .greaterOrEqual, value))
  }

  /// A query for documents with an array field that contains a value.
  public func whereField(_ field: String, arrayContains value: Any) -> Query {
    adding(Filter(field, .contains, value))
  }

  /// A query for documents with an array field that contains a value.
  public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query {
    adding(Filter(path, .contains, value))
  }

  /// A query for documents with an array field that contains any of some values.
  public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
    adding(Filter(field, .containsAny, values))
  }

  /// A query for documents with an array field that contains any of some values.
  public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query {
    adding(Filter(path, .containsAny, values))
  }

  /// A query for documents with a field equal to any of some values.
  public func whereField(_ field: String, in values: [Any]) -> Query {
    adding(Filter(field, .isIn, values))
  }

  /// A query for documents with a field equal to any of some values.
  public func whereField(_ path: FieldPath, in values: [Any]) -> Query {
    adding(Filter(path, .isIn, values))
  }

  /// A query for documents with a field equal to none of some values.
  public func whereField(_ field: String, notIn values: [Any]) -> Query {
    adding(Filter(field, .isNotIn, values))
  }

  /// A query for documents with a field equal to none of some values.
  public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query {
    adding(Filter(path, .isNotIn, values))
  }
}
