/// A token of a text in Metal.
struct MetalToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case name, number, literal, sign
  }

  let kind: Kind
  let text: String
  /// The place; that of the use of a macro for what comes of it.
  var place: Place

  /// A file of a unit, and a byte of it.
  struct Place: Hashable, Sendable {
    let file: Int
    let offset: Int
  }

  /// The token of a sign or a name, without a place.
  func isText(_ text: String) -> Bool { kind != .literal && self.text == text }
}
