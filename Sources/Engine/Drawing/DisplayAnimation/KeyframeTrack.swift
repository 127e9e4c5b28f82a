/// The values of an attribute at points in time.
///
/// Numbers follow straight lines from key to key; other values hold until the next key. Before the
/// first key and after the last one, the value holds.
public struct KeyframeTrack<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A value at a time.
  public struct Key: Hashable, Sendable {
    /// The time, in millionths of the animation's duration.
    public var time: Int
    /// The value.
    public var value: Value

    /// A value at a time in millionths of the duration.
    public init(time: Int, value: Value) { (self.time, self.value) = (time, value) }
  }

  /// The keys, by time; at least one.
  public let keys: [Key]

  /// A track with at least one key.
  public init(keys: [Key]) {
    precondition(!keys.isEmpty, "a track without keys")
    self.keys = keys
  }

  /// A track of one value.
  public init(_ value: Value) { keys = [Key(time: 0, value: value)] }

  /// The first value: that of the still before the animation starts.
  public var first: Value { keys[0].value }

  /// The track of what `transform` makes of each value.
  package func map<Other>(_ transform: (Value) -> Other) -> KeyframeTrack<Other> {
    KeyframeTrack<Other>(
      keys: keys.map { KeyframeTrack<Other>.Key(time: $0.time, value: transform($0.value)) })
  }

  /// Whether the value never changes.
  public var isConstant: Bool { keys.allSatisfy { $0.value == first } }
}
