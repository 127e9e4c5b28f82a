public import Foundation

/// A file to make of a film.
public struct ReelOutput: Hashable, Sendable {
  /// The file.
  public let file: URL
  /// Its form.
  public let form: ReelForm

  /// A file of a form.
  public init(file: URL, form: ReelForm) { (self.file, self.form) = (file, form) }
}

/// A file that is made.
public struct MadeReel: Hashable, Sendable {
  /// The file and its form.
  public let output: ReelOutput
  /// The size of the file, in bytes.
  public let size: Int
  /// The number of its frames.
  public let count: Int
  /// The rate of its frames.
  public let rate: FrameRate
}
