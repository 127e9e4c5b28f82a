import Foundation
import ScrollworkMotion

/// The timers of Foundation that a scene has scheduled, in scene time.
///
/// A timer fires at the first tick at or after its fire date, and at least one tick later than it
/// was scheduled. The next date of a repeating timer is a whole number of intervals after the last,
/// as with a run loop: dates that have passed are left out.
@MainActor final class SceneRunLoop {
  private unowned let agenda: Agenda
  /// The timers in the run loop; a run loop retains its timers.
  private var timers: [ObjectIdentifier: (timer: Timer, ticket: Agenda.Ticket?)] = [:]

  init(_ agenda: Agenda) { self.agenda = agenda }

  /// Removes all timers.
  func clear() { timers = [:] }

  /// Schedules the next firing of a timer, if it is new or in the run loop.
  func arm(_ timer: Timer, isNew: Bool) {
    let key = ObjectIdentifier(timer)
    guard let known = timers[key] else {
      // The timers of stills, whose code is not played, never fire.
      guard isNew, Playing.stretch?.isHere == true else { return }
      timers[key] = (timer, add(timer))
      return
    }
    if isNew { return }
    if let ticket = known.ticket { agenda.strike(ticket) }
    timers[key] = (timer, add(timer))
  }

  private func add(_ timer: Timer) -> Agenda.Ticket? {
    let time = agenda.system.time(of: timer.fireDate)
    guard time < Self.latest else { return nil }
    let due = time > agenda.time ? Tick.first(notBefore: time) : 0
    return agenda.add(at: max(due, agenda.tick + 1)) { [weak self] in
      nonisolated(unsafe) let timer = timer
      self?.fire(timer)
    }
  }

  private func fire(_ timer: Timer) {
    let key = ObjectIdentifier(timer)
    timers[key]?.ticket = nil
    let date = timer.fireDate
    if timer.isValid { timer.fire() }
    guard timer.isValid else {
      timers[key] = nil
      return
    }
    // Actions of the timer may have moved it already.
    guard timers[key]?.ticket == nil, timer.fireDate == date else { return }
    let interval = max(timer.timeInterval, Tick.interval)
    let late = max(0, agenda.time - agenda.system.time(of: date))
    timer.fireDate = date.addingTimeInterval(
      interval * ((late / interval + 1e-6).rounded(.down) + 1))
  }

  /// The end of time, in seconds: later dates never come.
  ///
  /// - Source: chosen; thirty years.
  private static let latest = 1e9
}
