import ScrollworkViews

/// The scene as it is drawn now.
@MainActor protocol DressedSceneProviding: ScrollTrackReading {
  /// The scene as touches meet it: with effects and animations of this moment.
  func dressedScene() -> (view: DressedView, looks: AnimatedAttributes)
}
