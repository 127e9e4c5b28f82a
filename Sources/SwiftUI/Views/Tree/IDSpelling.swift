/// The spelling of ids in scripts and reports.
package enum IDSpelling {
  /// An id in messages: quoted, or its type where the spelling varies between runs.
  static func describe<ID>(_ id: ID) -> String {
    spell(id).map { "\"\($0)\"" } ?? "of type \(ID.self)"
  }

  /// The spelling of an id that is equal in every run; nil for others, such as a fresh `UUID`.
  ///
  /// Strings, integers and raw values of these are equal in every run.
  package static func spell(_ id: Any) -> String? {
    switch id {
    case let text as String: text
    case let number as Int: "\(number)"
    case let number as any BinaryInteger: "\(number)"
    case let raw as any RawRepresentable: spell(raw.rawValue)
    case let any as AnyHashable where !(any.base is AnyHashable): spell(any.base)
    default: nil
    }
  }
}
