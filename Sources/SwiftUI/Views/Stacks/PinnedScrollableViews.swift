/// The parts of sections pinned to the bounds of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Section headers, pinned to the start of the scroll view until pushed out by the end of their
  /// section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Section footers, pinned to the end of the scroll view until pushed out by the start of their
  /// section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
