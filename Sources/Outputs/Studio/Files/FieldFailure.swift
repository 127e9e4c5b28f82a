/// A value that is not what its reader expects, with the fields that lead to it.
struct FieldFailure: Error, Hashable {
  /// The fields and indices, outermost first, such as `children[3].frame`; empty for the whole.
  private(set) var path = ""
  let found: String
  let expected: String

  init(found: String, expected: String) { (self.found, self.expected) = (found, expected) }

  /// The failure in a field or an element of the value around.
  func inside(_ step: String) -> FieldFailure {
    var copy = self
    copy.path = path.isEmpty || path.hasPrefix("[") ? step + path : step + "." + path
    return copy
  }
}

extension [String: JSONValue] {
  /// A field; nil if it is missing.
  func optional<Field>(
    _ name: String, _ reader: FieldReader<Field>
  ) throws(FieldFailure) -> Field? {
    guard let value = self[name] else { return nil }
    do throws(FieldFailure) { return try reader.read(value) } catch { throw error.inside(name) }
  }

  /// A field that must be there.
  func required<Field>(
    _ name: String, _ reader: FieldReader<Field>
  ) throws(FieldFailure) -> Field {
    guard let value = try optional(name, reader) else {
      throw FieldFailure(found: "nothing", expected: "a value").inside(name)
    }
    return value
  }
}
