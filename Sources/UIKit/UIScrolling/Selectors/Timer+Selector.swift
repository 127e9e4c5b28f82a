public import Foundation

extension Timer {
  /// Creates a timer that tells a target, and starts it.
  @discardableResult public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = aTarget
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = aSelector.perform(on: target, [timer]) }
    }
  }

  /// Creates a timer that tells a target, to be added to a run loop.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    nonisolated(unsafe) let target = t
    self.init(fire: date, interval: ti, repeats: rep) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = s.perform(on: target, [timer]) }
    }
  }

  /// Creates a timer that tells a target, to be added to a run loop.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// Creates a timer that tells nobody.
  ///
  /// An extension cannot declare an initializer without parameters, which the superclass has.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}

/// A timer that follows the pictures of the screen, 60 a second.
@MainActor @preconcurrency public final class CADisplayLink {
  private let target: Any
  private let selector: Selector
  private var timer: Timer?
  private var ticks = 0
  /// Whether the target is not told.
  public var isPaused = false
  /// The pictures per second that are wanted; zero for all.
  public var preferredFramesPerSecond = 0
  /// The time of the last picture, in seconds from the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time between pictures.
  public var duration: CFTimeInterval { 1 / 60 }
  /// The time of the next picture.
  public var targetTimestamp: CFTimeInterval {
    timestamp + Double(pictures) * duration
  }

  /// The pictures from one call to the next.
  private var pictures: Int {
    preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1
  }

  /// Creates a link that tells a target.
  public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }

  /// Starts telling the target.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    timer = Timer.scheduledTimer(withTimeInterval: duration, repeats: true) { _ in
      MainActor.assumeIsolated { self.fire() }
    }
  }

  private func fire() {
    ticks += 1
    guard ticks % pictures == 0 else { return }
    timestamp = Double(ticks) * duration
    if !isPaused { selector.perform(on: target, [self]) }
  }

  /// Stops for good.
  public func invalidate() {
    timer?.invalidate()
    timer = nil
  }

  /// Stops telling the target.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
}

/// A number of seconds.
public typealias CFTimeInterval = Double
