public import ScrollworkAVFoundation
public import ScrollworkViews

/// A view of a film: black, as before its first picture has been loaded.
///
/// It takes the space that it is offered; the controls, which a touch would show, are not drawn.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay

  /// Shows a player, with views above the film.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }

  /// Creates a view of a player.
  public init(player: AVPlayer?) where VideoOverlay == EmptyView { overlay = EmptyView() }

  /// A black area under the overlay.
  public var body: some View { Color.black.overlay { overlay } }
}
