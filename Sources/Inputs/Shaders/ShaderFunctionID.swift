/// The identity of a compiled function: equal for what draws equally.
package struct ShaderFunctionID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name, with its namespaces.
  package let name: String
  /// A hash of the file of the function and of all that it includes, in hexadecimal digits.
  package let content: String

  /// The identity of a function in a file.
  package init(name: String, content: String) { (self.name, self.content) = (name, content) }

  /// The name and the beginning of the hash.
  package var description: String { "\(name) \(content.prefix(16))" }

  /// Sorts by name and hash.
  package static func < (one: ShaderFunctionID, other: ShaderFunctionID) -> Bool {
    (one.name, one.content) < (other.name, other.content)
  }
}
