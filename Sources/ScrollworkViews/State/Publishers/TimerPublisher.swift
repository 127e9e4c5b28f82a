public import Foundation
import ScrollworkMotion

extension Timer {
  /// A publisher that sends the time again and again, in the time of the scene.
  ///
  /// A view that listens counts from its appearance: it receives at the first tick that is not
  /// before each multiple of the interval. The time of the scene begins at the reference date, the
  /// first moment of 2001. Run loop and mode make no difference.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A publisher that sends the time again and again.
  public final class TimerPublisher: ConnectablePublisher, RecognizedPublisher {
    /// The time of the scene.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    private(set) var isSilenced = false

    init(interval: TimeInterval) { self.interval = interval }

    var recognition: AnyHashable { interval }

    /// Begins to send; cancelling the answer ends it, for all that listen.
    public func connect() -> any Cancellable {
      isSilenced = false
      return AnyTimerEnd(timer: self)
    }

    fileprivate func silence() { isSilenced = true }

    /// Calls `receiveValue` whenever the interval is over again; never outside a scene.
    public func sink(receiveValue: @escaping (Date) -> Void) -> AnyCancellable {
      nonisolated(unsafe) let (timer, receive) = (self, receiveValue)
      let beat = Playing.withAgenda { agenda in
        let beat = TimerBeat(timer: timer, agenda: agenda, receive: receive)
        beat.plan()
        return beat
      }
      return AnyCancellable { MainActor.assumeIsolated { beat?.end() } }
    }
  }

  /// What ends a timer when it is cancelled.
  private struct AnyTimerEnd: Cancellable {
    let timer: TimerPublisher

    func cancel() { timer.silence() }
  }
}

/// One listener's counting of a timer's intervals.
@MainActor private final class TimerBeat {
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

  /// Puts the end of the next interval on the agenda; an interval is a tick long at least.
  func plan() {
    guard let agenda, !timer.isSilenced else { return }
    count += 1
    let due = start + Tick.first(notBefore: count * max(timer.interval, Tick.interval))
    // Held by the agenda, which ends with the player.
    ticket = agenda.add(at: max(due, agenda.tick + 1)) { [self] in
      if !timer.isSilenced { receive(Date(timeIntervalSinceReferenceDate: agenda.time)) }
      plan()
    }
  }

  func end() {
    if let ticket { agenda?.strike(ticket) }
    agenda = nil
  }
}
