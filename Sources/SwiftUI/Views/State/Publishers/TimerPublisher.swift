public import Foundation
import ScrollworkMotion
public import ScrollworkPublishers

extension Timer {
  /// Returns a publisher that sends the scene's date periodically.
  ///
  /// A subscription of a view counts from the view's appearance: it receives at the first tick at
  /// or after each multiple of the interval. Run loop and mode have no effect. An interval shorter
  /// than a tick is a tick; after one that is infinite or not a number, nothing is sent.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A publisher that sends the scene's date periodically.
  public final class TimerPublisher: ConnectablePublisher, IdentifiedPublisher {
    /// The date of the scene.
    public typealias Output = Date
    /// The failure type: it never fails.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    package private(set) var isStopped = false

    init(interval: TimeInterval) { self.interval = interval }

    package var recognition: AnyHashable? { interval }

    /// Starts to send; cancelling the result stops all subscriptions.
    public func connect() -> any Cancellable {
      isStopped = false
      return TimerCancellable(timer: self)
    }

    fileprivate func stop() { isStopped = true }

    /// Connects a subscriber, for a date after each interval; never outside a scene.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      nonisolated(unsafe) let timer = self
      nonisolated(unsafe) let receive: (Date) -> Void = { _ = subscriber.receive($0) }
      let subscription = Playing.withAgenda { agenda in
        let subscription = TimerSubscription(timer: timer, agenda: agenda, receive: receive)
        subscription.scheduleNext()
        return subscription
      }
      subscriber.receive(subscription: TimerConnection(subscription: subscription))
    }
  }

  /// The subscription of one subscriber of a timer, which sends whatever the demand.
  private struct TimerConnection: Subscription {
    let subscription: TimerSubscription?

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { MainActor.assumeIsolated { subscription?.end() } }
  }

  /// The cancellable that stops a timer.
  private struct TimerCancellable: Cancellable {
    let timer: TimerPublisher

    func cancel() { timer.stop() }
  }
}

/// One subscription to a timer, which counts its intervals.
@MainActor private final class TimerSubscription {
  private let timer: Timer.TimerPublisher
  private weak var agenda: Agenda?
  private let receive: (Date) -> Void
  private let start: Int
  private var count = 0.0
  private var ticket: Agenda.Ticket?

  init(timer: Timer.TimerPublisher, agenda: Agenda, receive: @escaping (Date) -> Void) {
    (self.timer, self.agenda, self.receive) = (timer, agenda, receive)
    start = agenda.tick
  }

  /// Adds the end of the next interval to the agenda; an interval is at least one tick.
  func scheduleNext() {
    guard let agenda, !timer.isStopped, timer.interval < .infinity else { return }
    count += 1
    let due = start + Tick.first(notBefore: count * max(timer.interval, Tick.interval))
    // Retained by the agenda, which ends with the player.
    ticket = agenda.add(at: max(due, agenda.tick + 1)) { [self] in
      if !timer.isStopped { receive(agenda.system.date(at: agenda.time)) }
      scheduleNext()
    }
  }

  func end() {
    if let ticket { agenda?.strike(ticket) }
    agenda = nil
  }
}
