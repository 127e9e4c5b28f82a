/// A use of a function in Metal's language that cannot be, such as one of a function that is not there.
package struct ShaderFault: Hashable, Sendable {
  /// Where a function is used.
  package struct Place: Hashable, Sendable {
    /// The modifier, or what else the function is used for.
    package let use: String
    /// The file and the line; nil if they are not known.
    package let location: String?

    package init(_ use: String, at location: String? = nil) {
      (self.use, self.location) = (use, location)
    }
  }

  /// The place.
  package let place: Place
  /// The reason, as a sentence without its end.
  package let reason: String
}
