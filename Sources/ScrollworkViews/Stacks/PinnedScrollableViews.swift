/// Which parts of sections stay in sight while the rest of their section scrolls by.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32

  /// The parts that some bits stand for.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections: at the start of the scroll view, until their section's end pushes them
  /// out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections: at the end of the scroll view, until their section's start pushes them
  /// out.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
