/// An error of a number of stills per second that no reel can have.
public struct InvalidRate: Error, Hashable, CustomStringConvertible {
  /// The number of stills per second.
  public let fps: Int

  /// The message: what was found, and what was expected.
  public var description: String { "fps is \(fps); it must be at least 1" }

  /// Throws for a rate below one still per second.
  static func check(_ fps: Int) throws(InvalidRate) {
    if fps < 1 { throw InvalidRate(fps: fps) }
  }
}
