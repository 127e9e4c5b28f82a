/// A reel as data: the digest of every still, and what its views and scroll views do.
///
/// Two reels are compared by their recordings, and only then by pictures.
public struct Recording: Sendable {
  /// What the reel was recorded with.
  public var settings: RecordingSettings
  /// The stills, from number zero on.
  public var stills: [RecordedStill]
  /// The scroll views, in the order in which they appear.
  public var scrollViews: [RecordedScrollView]
  /// The views, back to front.
  public var views: [RecordedView]
  /// The lines of draw commands, by the digest that views name them by.
  public var drawings: [String: [String]]

  /// A recording of the given parts.
  public init(
    settings: RecordingSettings, stills: [RecordedStill],
    scrollViews: [RecordedScrollView] = [], views: [RecordedView] = [],
    drawings: [String: [String]] = [:]
  ) {
    self.settings = settings
    self.stills = stills
    self.scrollViews = scrollViews
    self.views = views
    self.drawings = drawings
  }
}
