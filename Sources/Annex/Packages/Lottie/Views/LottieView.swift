import ScrollworkFoundation
import ScrollworkUIScrolling
public import ScrollworkViews
import ScrollworkSystem

/// A view of an animation.
public struct LottieView<Placeholder: View>: View {
  private enum Source {
    case animation(LottieAnimation?)
    case loader(() async throws -> LottieAnimation?)
  }

  private let source: Source
  private let placeholder: () -> Placeholder
  private var mode: LottiePlaybackMode = .paused(at: .currentFrame)
  private var speed = 1.0
  private var isResizable = false
  private var didFinish: ((Bool) -> Void)?
  private var didLoad: (() -> Void)?
  @State private var loaded: LottieAnimation?
  @State private var start: Date?

  /// Shows an animation; nil shows nothing.
  public init(animation: LottieAnimation?) where Placeholder == EmptyView {
    (source, placeholder) = (.animation(animation), { EmptyView() })
  }

  /// Shows an animation that is loaded, and nothing until then.
  public init(_ loadAnimation: @escaping () async throws -> LottieAnimation?)
  where Placeholder == EmptyView {
    (source, placeholder) = (.loader(loadAnimation), { EmptyView() })
  }

  /// Shows an animation that is loaded, and a view until then.
  public init(
    _ loadAnimation: @escaping () async throws -> LottieAnimation?,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {
    (source, self.placeholder) = (.loader(loadAnimation), placeholder)
  }

  private var animation: LottieAnimation? {
    if case .animation(let animation) = source { animation } else { loaded }
  }

  /// The animation, or what stands in its place.
  public var body: some View {
    content
      .task {
        guard case .loader(let load) = source, loaded == nil else { return }
        loaded = try? await load()
        start = Date()
        didLoad?()
      }
      .onAppear { begin() }
      .onChange(of: mode) { begin() }
  }

  @ViewBuilder private var content: some View {
    if let animation {
      let canvas = LottieCanvas(
        animation: animation, playback: mode.playback(of: animation, speed: speed), start: start,
        mode: .fit)
      if isResizable {
        canvas.frame(
          idealWidth: animation.size.width, maxWidth: .infinity,
          idealHeight: animation.size.height, maxHeight: .infinity)
      } else {
        canvas.frame(width: animation.size.width, height: animation.size.height)
      }
    } else {
      placeholder()
    }
  }

  private func begin() {
    start = Date()
    guard let animation, let didFinish,
      let length = mode.playback(of: animation, speed: speed).length(of: animation)
    else { return }
    nonisolated(unsafe) let call = didFinish
    DispatchQueue.main.asyncAfter(deadline: .now() + length) { call(true) }
  }

  private func changed(_ change: (inout LottieView) -> Void) -> LottieView {
    var copy = self
    change(&copy)
    return copy
  }

  /// Plays the animation once.
  public func playing() -> LottieView { playing(loopMode: .playOnce) }

  /// Plays the animation in a loop mode.
  public func playing(loopMode: LottieLoopMode) -> LottieView {
    playing(.toProgress(1, loopMode: loopMode))
  }

  /// Plays a part of the animation.
  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> LottieView {
    changed { $0.mode = .playing(mode) }
  }

  /// Plays the animation again and again.
  public func looping() -> LottieView { playing(loopMode: .loop) }

  /// Lets the animation rest.
  public func paused(at state: LottiePlaybackMode.PausedState = .currentFrame) -> LottieView {
    changed { $0.mode = .paused(at: state) }
  }

  /// Plays the animation, or lets it rest.
  public func playbackMode(_ playbackMode: LottiePlaybackMode) -> LottieView {
    changed { $0.mode = playbackMode }
  }

  /// Shows a part of the animation, from 0 to 1.
  public func currentProgress(_ currentProgress: Double?) -> LottieView {
    changed { if let currentProgress { $0.mode = .paused(at: .progress(currentProgress)) } }
  }

  /// Shows a frame of the animation.
  public func currentFrame(_ currentFrame: Double?) -> LottieView {
    changed { if let currentFrame { $0.mode = .paused(at: .frame(currentFrame)) } }
  }

  /// How fast the animation is.
  public func animationSpeed(_ animationSpeed: Double) -> LottieView {
    changed { $0.speed = animationSpeed }
  }

  /// Makes the animation fit the room that it is offered.
  public func resizable() -> LottieView { changed { $0.isResizable = true } }

  /// Makes the animation as large as its file says.
  public func intrinsicSize() -> LottieView { changed { $0.isResizable = false } }

  /// Calls a closure when the animation has been played.
  public func animationDidFinish(
    _ animationCompletionHandler: ((_ completed: Bool) -> Void)?
  ) -> LottieView {
    changed { $0.didFinish = animationCompletionHandler }
  }

  /// Calls a closure when the animation is loaded.
  public func animationDidLoad(_ animationDidLoad: @escaping () -> Void) -> LottieView {
    changed { $0.didLoad = animationDidLoad }
  }

  /// Begins again when the file changes, which it does not.
  public func reloadAnimationTrigger<Value: Equatable>(
    _ value: Value, showPlaceholder: Bool = true
  ) -> LottieView {
    self
  }

  /// How the animation is drawn, of which there is one way.
  public func configuration(_ configuration: LottieConfiguration) -> LottieView { self }
}

/// How animations are drawn, of which there is one way.
public struct LottieConfiguration: Hashable, Sendable {
  /// The way of all animations.
  public static var shared: LottieConfiguration {
    get { AppProcess.current.only { Shared() }.configuration }
    set { AppProcess.current.only { Shared() }.configuration = newValue }
  }

  private final class Shared {
    var configuration = LottieConfiguration()
  }

  /// The engine that renders the animation.
  public var renderingEngine = RenderingEngineOption.automatic

  /// The rendering engines of animations.
  public enum RenderingEngineOption: Hashable, Sendable {
    case automatic
    case mainThread
    case coreAnimation
  }

  /// Creates a configuration with an engine.
  public init(renderingEngine: RenderingEngineOption = .automatic) {
    self.renderingEngine = renderingEngine
  }
}
