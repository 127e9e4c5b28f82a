/// The features of a scene that decide which passes run, observed while the tree is resolved and laid
/// out.
package struct SceneFeatures: OptionSet {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Views made only after their size or frame is known.
  package static let readers = SceneFeatures(rawValue: 1)
  /// Content that depends on more than its size.
  package static let positionReaders = SceneFeatures(rawValue: 1 << 1)
  /// An `onChange` of a value made from a frame.
  package static let positionWatchers = SceneFeatures(rawValue: 1 << 2)
  /// Observers of preferences or geometry.
  package static let geometryObservers = SceneFeatures(rawValue: 1 << 3)
  /// Observers of visibility.
  package static let visibilityObservers = SceneFeatures(rawValue: 1 << 4)
  /// Scroll transitions with a duration.
  package static let timedTransitions = SceneFeatures(rawValue: 1 << 5)
  /// Transactions set by views.
  package static let ownTransactions = SceneFeatures(rawValue: 1 << 6)
  /// Safe area insets.
  package static let safeArea = SceneFeatures(rawValue: 1 << 7)
  /// Views with matched geometry.
  package static let matchedGeometry = SceneFeatures(rawValue: 1 << 8)
  /// Views with lifecycle effects.
  package static let lifecycleEffects = SceneFeatures(rawValue: 1 << 9)
  /// Scroll views in lazy rows.
  package static let scrollViewsInRows = SceneFeatures(rawValue: 1 << 10)
  /// Scroll views with a position binding in lazy rows.
  package static let positionsInRows = SceneFeatures(rawValue: 1 << 11)
  /// Content that depends on the time: such a tree is valid for one time only, any other until the next
  /// change of state.
  package static let timeDependence = SceneFeatures(rawValue: 1 << 12)
  /// Geometry readers in lazy rows, whose content is made when the row becomes visible.
  package static let readersInRows = SceneFeatures(rawValue: 1 << 13)
  /// Geometry readers in lazy rows, or whose content depends on their frame, that may write state: work
  /// that they start is observed on ticks.
  package static let writingReaders = SceneFeatures(rawValue: 1 << 14)
  /// Effects that depend on the position of their view.
  package static let positionEffects = SceneFeatures(rawValue: 1 << 15)

  /// Geometry readers outside of lazy rows, and preference layers: the layout is settled with their
  /// contents.
  package static let readersInLayout = SceneFeatures(rawValue: 1 << 16)

  /// Content that is made while the scene scrolls: making it may start work that writes state.
  package static let contentMadeWhileScrolling: SceneFeatures = [.positionReaders, .readersInRows]
}
