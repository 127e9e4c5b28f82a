/// An id to find: the value itself, or its spelling in a script.
package enum IDQuery {
  case value(AnyHashable)
  case spelled(String)

  package func matches(_ id: AnyHashable) -> Bool {
    switch self {
    case .value(let value): value == id
    case .spelled(let text): IDSpelling.spell(id) == text
    }
  }
}
