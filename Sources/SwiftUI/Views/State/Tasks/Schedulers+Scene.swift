public import Foundation
import ScrollworkMotion
public import ScrollworkPublishers

/// The schedulers of Foundation and Dispatch, on the clock of the scene that is played.
///
/// All of them run what they are given on the thread that plays the scene: as soon as possible is a
/// tick later, and a time is the first tick at or after it. Outside of a scene nothing is run.
public protocol SceneScheduler: Scheduler
where SchedulerTimeType == SchedulerTime, SchedulerOptions == SceneSchedulerOptions {}

/// Options of the schedulers of a scene, of which there are none.
public struct SceneSchedulerOptions: Sendable {}

extension SceneScheduler {
  /// The present time of the scene.
  public var now: SchedulerTime {
    SchedulerTime(seconds: Playing.withAgenda { $0.time } ?? 0)
  }

  /// No tolerance.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Runs a closure a tick later.
  public func schedule(options: SceneSchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: options, action)
  }

  /// Runs a closure after a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SceneSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    _ = Playing.withAgenda { agenda in
      let due = date.seconds > agenda.time ? Tick.first(notBefore: date.seconds) : 0
      agenda.add(at: max(due, agenda.tick + 1)) { action() }
    }
  }

  /// Runs a closure repeatedly, until the result is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SceneSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isRunning = true
    func run(at date: SchedulerTime) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard isRunning else { return }
        action()
        run(at: date.advanced(by: max(interval, SchedulerTime.Stride(Tick.interval))))
      }
    }
    run(at: date)
    return AnyCancellable { isRunning = false }
  }
}

extension DispatchQueue: SceneScheduler {}
extension RunLoop: SceneScheduler {}
extension OperationQueue: SceneScheduler {}
