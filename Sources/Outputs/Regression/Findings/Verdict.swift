/// The verdict on a scene: whether its reel is that of the reference.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// Both reels are the same.
  case equal
  /// The reels differ; the findings say in what.
  case different
  /// There is no reference to compare with.
  case missing
  /// The reference belongs to no scene.
  case stale
  /// The comparison cannot be made: of a reference that cannot be read, or a scene that cannot be
  /// played.
  case broken

  /// Whether nothing needs a person's attention.
  public var isPassing: Bool { self == .equal }
}
