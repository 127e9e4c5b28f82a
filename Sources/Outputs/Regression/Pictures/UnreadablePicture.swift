public import ScrollworkDrawing

/// One of the two sides of a comparison.
public enum ComparisonSide: String, Hashable, Sendable, Codable {
  /// The reference.
  case old
  /// What is compared with it.
  case new
}

/// An error of a file that cannot be compared.
public struct UnreadablePicture: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which of the files it is.
  public let side: ComparisonSide
  /// Why it cannot be read.
  public let reason: PictureError

  /// For example `the new picture is not a PNG file`.
  public var description: String { "the \(side.rawValue) picture \(reason)" }
}
