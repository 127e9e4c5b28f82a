/// A scroll view of a reel, with its state over the stills.
public struct RecordedScrollView: Hashable, Sendable {
  /// The structural name.
  public let name: String
  /// The numbers over the stills.
  public internal(set) var numbers: [Property: NumberTrack]
  /// The scroll phase over the stills.
  public internal(set) var phase: TextTrack

  /// A number of a scroll view.
  public enum Property: String, CaseIterable, Hashable, Sendable, Codable {
    /// The horizontal content offset, in points; larger offsets reveal content farther right.
    case offsetX
    /// The vertical content offset, in points; larger offsets reveal content farther down.
    case offsetY
    /// The width of the content, in points.
    case contentWidth
    /// The height of the content, in points.
    case contentHeight
    /// The width of the visible area, in points.
    case containerWidth
    /// The height of the visible area, in points.
    case containerHeight
    /// The zoom scale.
    case zoom
  }

  /// The value of a property at a still; nil if the scroll view is not visible there.
  public func value(_ property: Property, at still: Int) -> Double? {
    numbers[property]?.value(at: still)
  }
}
