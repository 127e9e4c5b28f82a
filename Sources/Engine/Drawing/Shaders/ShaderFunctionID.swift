/// The identity of a function in Metal's language: equal for what draws equally.
public struct ShaderFunctionID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name, with its namespaces.
  public let name: String
  /// A hash of the file of the function and of all that it includes, in hexadecimal digits.
  public let content: String

  /// The identity of a function in a file.
  public init(name: String, content: String) { (self.name, self.content) = (name, content) }

  /// The name and the beginning of the hash.
  public var description: String { "\(name) \(content.prefix(16))" }

  /// Sorts by name and hash.
  public static func < (one: ShaderFunctionID, other: ShaderFunctionID) -> Bool {
    (one.name, one.content) < (other.name, other.content)
  }
}
