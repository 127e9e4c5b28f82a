// The module behind `import VideoPlayer`, the package of that name.

public import ScrollworkFoundation
@_exported public import ScrollworkUIKit
public import ScrollworkViews

/// A view of the film at a URL: clear, as before its first picture has been loaded.
public struct VideoPlayer: View {
  /// How far a film has come.
  public enum State {
    case loading
    case playing(totalDuration: Double)
    case paused(playProgress: Double, bufferProgress: Double)
    case error(NSError)
  }

  private var onStateChanged: ((State) -> Void)?
  private let url: URL?

  /// Shows the film at a URL.
  public init(url: URL, play: Binding<Bool>) { self.url = url }

  /// Shows the film of a URL; clear if that is nil.
  @_disfavoredOverload public init(url: URL?, play: Binding<Bool>) { self.url = url }

  /// The film, which is being loaded.
  public var body: some View {
    Color.clear.onAppear { onStateChanged?(.loading) }
  }

  /// Calls a closure when the film has come farther.
  public func onStateChanged(_ handler: @escaping (State) -> Void) -> VideoPlayer {
    var copy = self
    copy.onStateChanged = handler
    return copy
  }

  /// Plays the film again and again.
  public func autoReplay(_ value: Bool) -> VideoPlayer { self }
  /// Plays the film without its sound.
  public func mute(_ value: Bool) -> VideoPlayer { self }
  /// How the film fills its room.
  public func contentMode(_ value: UIView.ContentMode) -> VideoPlayer { self }
  /// Calls a closure when more is loaded: nothing is.
  public func onBufferChanged(_ handler: @escaping (Double) -> Void) -> VideoPlayer { self }
  /// Calls a closure at the end, which is not reached.
  public func onPlayToEndTime(_ handler: @escaping () -> Void) -> VideoPlayer { self }
  /// Calls a closure when the film is played again.
  public func onReplay(_ handler: @escaping () -> Void) -> VideoPlayer { self }
}
