public import ScrollworkFoundation

/// How often an animation is played.
public enum LottieLoopMode: Hashable, Sendable {
  case playOnce
  case loop
  case autoReverse
  case `repeat`(Float)
  case repeatBackwards(Float)
}

/// How an animation is played, or that it is not.
public enum LottiePlaybackMode: Hashable, Sendable {
  /// The part that is played.
  public enum PlaybackMode: Hashable, Sendable {
    case fromProgress(_ fromProgress: Double?, toProgress: Double, loopMode: LottieLoopMode)
    case fromFrame(_ fromFrame: Double?, toFrame: Double, loopMode: LottieLoopMode)
    case fromMarker(
      _ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true,
      loopMode: LottieLoopMode)

    /// To a part of the animation.
    public static func toProgress(_ toProgress: Double, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromProgress(nil, toProgress: toProgress, loopMode: loopMode)
    }

    /// Plays to a frame.
    public static func toFrame(_ toFrame: Double, loopMode: LottieLoopMode) -> PlaybackMode {
      .fromFrame(nil, toFrame: toFrame, loopMode: loopMode)
    }

    /// Plays to a marker.
    public static func toMarker(
      _ toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode
    ) -> PlaybackMode {
      .fromMarker(nil, toMarker: toMarker, loopMode: loopMode)
    }
  }

  /// Where an animation rests.
  public enum PausedState: Hashable, Sendable {
    case currentFrame
    case progress(_ progress: Double)
    case frame(_ frame: Double)
    case marker(_ name: String)
    case time(_ time: TimeInterval)
  }

  case paused(at: PausedState)
  case playing(_ mode: PlaybackMode)

  /// At rest where it is.
  public static var paused: LottiePlaybackMode { .paused(at: .currentFrame) }

  /// The playback of an animation in this mode.
  func playback(of animation: LottieAnimation, speed: Double) -> LottiePlayback {
    func marker(_ name: String) -> Double { animation.progressTime(forMarker: name) ?? 0 }
    switch self {
    case .paused(let state):
      return LottiePlayback(restingAt: progress(of: state, in: animation))
    case .playing(.fromProgress(let from, let to, let loop)):
      return LottiePlayback(from: from ?? 0, to: to, loop: loop, speed: speed)
    case .playing(.fromFrame(let from, let to, let loop)):
      return LottiePlayback(
        from: from.map(animation.progress(atFrame:)) ?? 0, to: animation.progress(atFrame: to),
        loop: loop, speed: speed)
    case .playing(.fromMarker(let from, let to, _, let loop)):
      return LottiePlayback(
        from: from.map(marker) ?? 0, to: marker(to), loop: loop, speed: speed)
    }
  }
}

extension LottiePlaybackMode {
  /// The part of an animation at which it rests.
  private func progress(of state: PausedState, in animation: LottieAnimation) -> Double {
    switch state {
    case .currentFrame: 0
    case .progress(let progress): progress
    case .frame(let frame): animation.progress(atFrame: frame)
    case .marker(let name): animation.progressTime(forMarker: name) ?? 0
    case .time(let time): time / max(animation.duration, 1e-9)
    }
  }
}

/// How an animation is played: from and to a part of it, how often, and how fast.
struct LottiePlayback: Hashable {
  var from = 0.0
  var to = 1.0
  var loop = LottieLoopMode.playOnce
  var speed = 1.0

  init(from: Double = 0, to: Double = 1, loop: LottieLoopMode = .playOnce, speed: Double = 1) {
    (self.from, self.to, self.loop, self.speed) = (from, to, loop, speed)
  }

  /// An animation at rest.
  init(restingAt progress: Double) { self.init(from: progress, to: progress, speed: 0) }

  /// Whether the animation moves at all.
  var isMoving: Bool { speed != 0 && from != to }

  /// The seconds until the end; nil if there is none.
  func length(of animation: LottieAnimation) -> Double? {
    let once = abs(to - from) * animation.duration / max(abs(speed), 1e-9)
    return switch loop {
    case .playOnce: once
    case .loop, .autoReverse: nil
    case .repeat(let count): once * Double(count)
    case .repeatBackwards(let count): once * Double(count) * 2
    }
  }

  /// The part of the animation after some seconds.
  func progress(after seconds: Double, of animation: LottieAnimation) -> Double {
    let once = abs(to - from) * animation.duration / max(abs(speed), 1e-9)
    guard isMoving, once > 0 else { return speed < 0 ? to : from }
    let turns = max(0, seconds) / once
    var part: Double
    switch loop {
    case .playOnce: part = min(turns, 1)
    case .loop: part = turns - turns.rounded(.down)
    case .repeat(let count):
      part = turns >= Double(count) ? 1 : turns - turns.rounded(.down)
    case .autoReverse: part = Self.backAndForth(turns)
    case .repeatBackwards(let count):
      part = turns >= Double(count) * 2 ? 0 : Self.backAndForth(turns)
    }
    if speed < 0 { part = 1 - part }
    return from + (to - from) * part
  }

  private static func backAndForth(_ turns: Double) -> Double {
    let turn = turns.truncatingRemainder(dividingBy: 2)
    return turn > 1 ? 2 - turn : turn
  }
}
