/// A mistake in the description of a figure, or a figure that cannot be drawn as described.
public struct FigureError: Error, Hashable, Sendable {
  /// The keys that lead to the mistake in the description: names, and indices of lists.
  public let keys: [FigureKey]
  /// What was found, and what was expected.
  public let message: String
  /// The further mistakes found with this one.
  public var others: [FigureError] = []

  /// An error at keys.
  public init(_ message: String, at keys: [FigureKey] = []) {
    (self.keys, self.message) = (keys, message)
  }
}

extension FigureError {
  /// Several mistakes as one error; nil for none.
  init?(_ mistakes: [FigureError]) {
    guard var first = mistakes.first else { return nil }
    first.others += mistakes.dropFirst()
    self = first
  }

  /// Throws in a task that is cancelled: figures with many stills can be stopped between two.
  static func checkCancellation() throws(FigureError) {
    if Task.isCancelled { throw FigureError("the drawing was cancelled") }
  }
}

/// A step into the description of a figure.
public enum FigureKey: Hashable, Sendable {
  /// The value of a key.
  case name(String)
  /// The item of a list, from 0.
  case index(Int)
  /// A key itself, rather than its value; the last step.
  case key(String)
}

extension FigureError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
