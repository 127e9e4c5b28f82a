/// A text over the stills of a reel, such as the words of a label or the digest of a drawing.
public struct TextTrack: Hashable, Sendable {
  /// A text from a still on.
  public struct Key: Hashable, Sendable {
    /// The number of the still.
    public var still: Int
    /// The text.
    public var text: String
  }

  /// The changes of the text, in order.
  public private(set) var keys: [Key] = []

  init(keys: [Key] = []) { self.keys = keys }

  /// Appends the text of a still after all those before.
  mutating func append(_ text: String, at still: Int) {
    if keys.last?.text != text { keys.append(Key(still: still, text: text)) }
  }

  /// The text at a still; nil before the first.
  public func text(at still: Int) -> String? {
    let next = keys.partition { $0.still > still }
    return next > 0 ? keys[next - 1].text : nil
  }

  /// Whether there is at most one text.
  public var isConstant: Bool { keys.count <= 1 }
}
