/// A function that a Metal file defines.
package struct MetalFunction: Hashable, Sendable {
  /// What a function is for.
  package enum Kind: String, Hashable, Sendable {
    /// A function that a view may be drawn with.
    case stitchable
    /// A function for computing or rendering, which no view calls.
    case kernel, vertex, fragment
    /// A function that others call.
    case plain
  }

  /// What the function is for.
  package let kind: Kind
  /// The name, with the namespaces it is in: `Effects::wave`.
  package let name: String
  /// The place of the name.
  package let place: MetalPlace
  /// The signature, as it is written.
  package let signature: ShaderSignature
  /// Whether no other file can call it.
  let isLocal: Bool
}
