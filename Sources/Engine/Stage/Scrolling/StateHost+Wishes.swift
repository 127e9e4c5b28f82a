import ScrollworkScrolling
import ScrollworkViews

// The last value of a scroll position that was followed, kept beside the state of views.
extension StateHost {
  /// The position that a scroll view has followed last; nil for one that has followed none.
  @MainActor func lastWish(of scroll: PlacedScrollView) -> ScrollPositionRequest? {
    store[ScrollNode.followedKey(scroll.path)] as? ScrollPositionRequest
  }

  /// Records the position of a scroll view as followed.
  @MainActor func rememberWish(of scroll: PlacedScrollView) {
    guard let position = scroll.configuration.position else { return }
    remember(position.wish(), under: ScrollNode.followedKey(scroll.path))
  }
}
