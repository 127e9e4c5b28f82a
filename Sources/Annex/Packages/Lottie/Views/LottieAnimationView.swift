public import ScrollworkFoundation
public import ScrollworkUIScrolling
package import ScrollworkViews

/// A closure that receives whether an animation has finished.
public typealias LottieCompletionBlock = (Bool) -> Void

/// What becomes of an animation in the background.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop
  case pause
  case pauseAndRestore
  case forceFinish
  case continuePlaying
}

/// A view of an animation, as it was called before.
public typealias AnimationView = LottieAnimationView

/// A view of an animation.
@MainActor @preconcurrency open class LottieAnimationView: UIView, ContentHosting {
  package private(set) var contentVersion = 0
  private var playback = LottiePlayback(restingAt: 0)
  private var start: Date?
  private var turn = 0

  /// The animation; nil draws nothing.
  open var animation: LottieAnimation? {
    didSet {
      rest(at: 0)
      invalidateIntrinsicContentSize()
    }
  }
  /// How often the animation is played.
  open var loopMode = LottieLoopMode.playOnce {
    didSet {
      playback.loop = loopMode
      change()
    }
  }
  /// How fast the animation is; less than 0 is backwards.
  open var animationSpeed: CGFloat = 1 {
    didSet {
      if playback.isMoving { playback.speed = Double(animationSpeed) }
      change()
    }
  }
  /// What becomes of the animation in the background.
  open var backgroundBehavior = LottieBackgroundBehavior.pause
  /// Whether views of UIKit in the animation are drawn.
  open var shouldRasterizeWhenIdle = false

  /// A view without an animation.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (contentMode, clipsToBounds) = (.scaleAspectFit, true)
  }

  /// A view without an animation.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (contentMode, clipsToBounds) = (.scaleAspectFit, true)
  }

  /// A view of an animation.
  public convenience init(
    animation: LottieAnimation?, configuration: LottieConfiguration = .shared
  ) {
    self.init(frame: CGRect(origin: .zero, size: animation?.size ?? .zero))
    self.animation = animation
  }

  /// A view of the animation with a name in the bundle.
  public convenience init(
    name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = nil
  ) {
    self.init(animation: .named(name, bundle: bundle, subdirectory: subdirectory))
  }

  /// A view of the animation in a file.
  public convenience init(filePath: String) { self.init(animation: .filepath(filePath)) }

  /// A view of the animation at a URL, which is loaded from files alone.
  public convenience init(
    url: URL, closure: @escaping ((any Error)?) -> Void = { _ in }
  ) {
    let animation: LottieAnimation? = url.isFileURL ? .filepath(url.path) : nil
    self.init(animation: animation)
    let error = animation == nil ? URLError(.notConnectedToInternet) : nil
    nonisolated(unsafe) let closure = closure
    DispatchQueue.main.async { closure(error) }
  }

  private func change() {
    contentVersion += 1
    contentDidChange()
  }

  private func rest(at progress: Double) {
    turn += 1
    (playback, start) = (LottiePlayback(restingAt: progress), nil)
    change()
  }

  package var hostedContent: (any View)? {
    guard let animation else { return nil }
    let mode: LottieCanvas.Mode =
      switch contentMode {
      case .scaleAspectFit: .fit
      case .scaleAspectFill: .fill
      case .scaleToFill, .redraw: .stretch
      default: .none
      }
    return LottieCanvas(animation: animation, playback: playback, start: start, mode: mode)
  }

  /// The size of the animation.
  open override var intrinsicContentSize: CGSize {
    animation?.size ?? super.intrinsicContentSize
  }

  /// Whether the animation is played.
  open var isAnimationPlaying: Bool {
    guard let animation, let start, playback.isMoving else { return false }
    return playback.length(of: animation).map { Date().timeIntervalSince(start) < $0 } ?? true
  }

  /// The part of the animation that is shown, from 0 to 1.
  open var currentProgress: CGFloat {
    get {
      guard let animation else { return 0 }
      return playback.progress(
        after: start.map { Date().timeIntervalSince($0) } ?? 0, of: animation)
    }
    set { rest(at: Double(newValue)) }
  }

  /// The frame that is shown.
  open var currentFrame: CGFloat {
    get { animation.map { $0.frame(at: Double(currentProgress)) } ?? 0 }
    set { if let animation { rest(at: animation.progress(atFrame: Double(newValue))) } }
  }

  /// The time of the frame that is shown, in seconds.
  open var currentTime: TimeInterval {
    get { Double(currentProgress) * (animation?.duration ?? 0) }
    set { rest(at: newValue / max(animation?.duration ?? 0, 1e-9)) }
  }

  /// The progress that is shown.
  open var realtimeAnimationProgress: CGFloat { currentProgress }

  private func play(
    from: Double, to: Double, loop: LottieLoopMode?, _ completion: LottieCompletionBlock?
  ) {
    turn += 1
    start = Date()
    playback = LottiePlayback(
      from: from, to: to, loop: loop ?? loopMode, speed: Double(animationSpeed))
    change()
    guard let animation, let completion, let length = playback.length(of: animation) else { return }
    let number = turn
    nonisolated(unsafe) let call = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + length) { [weak self] in
      MainActor.assumeIsolated { if let self { call(self.turn == number) } }
    }
  }

  /// Plays the animation from where it rests.
  open func play(completion: LottieCompletionBlock? = nil) {
    let here = Double(currentProgress)
    play(from: here >= 1 || isAnimationPlaying ? 0 : here, to: 1, loop: nil, completion)
  }

  /// Plays a part of the animation.
  open func play(
    fromProgress: CGFloat? = nil, toProgress: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    play(
      from: Double(fromProgress ?? currentProgress), to: Double(toProgress), loop: loopMode,
      completion)
  }

  /// Plays a part of the animation.
  open func play(
    fromFrame: CGFloat? = nil, toFrame: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else { return }
    play(
      from: animation.progress(atFrame: Double(fromFrame ?? currentFrame)),
      to: animation.progress(atFrame: Double(toFrame)), loop: loopMode, completion)
  }

  /// Plays to a marker.
  open func play(
    fromMarker: String? = nil, toMarker: String, playEndMarkerFrame: Bool = true,
    loopMode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let end = animation?.progressTime(forMarker: toMarker) else { return }
    let first = fromMarker.flatMap { animation?.progressTime(forMarker: $0) }
    play(from: first ?? Double(currentProgress), to: end, loop: loopMode, completion)
  }

  /// Ends playing at the first frame.
  open func stop() { rest(at: 0) }

  /// Lets the animation rest where it is.
  open func pause() { rest(at: Double(currentProgress)) }

  /// Draws the animation again.
  open func forceDisplayUpdate() { change() }

  /// Whether the animation has a marker.
  public func progressTime(forMarker named: String) -> CGFloat? {
    animation?.progressTime(forMarker: named).map { CGFloat($0) }
  }
}
