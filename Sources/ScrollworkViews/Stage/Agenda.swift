/// What is to happen in a scene, and when: actions at ticks, in one order that never varies.
///
/// Of two actions at one tick, the one added first happens first.
@MainActor struct Agenda {
  /// What stands for an action that has been added, to strike it out.
  struct Ticket: Hashable {
    fileprivate let number: Int
  }

  private struct Entry {
    let tick: Int
    let number: Int
    let action: @MainActor () -> Void
  }

  /// The last one comes first, so that taking one away costs nothing.
  private var entries: [Entry] = []
  private var added = 0

  /// The tick of the next action; nil if there is none.
  var nextTick: Int? { entries.last?.tick }

  /// Adds an action, behind those that are already to happen at its tick.
  mutating func add(at tick: Int, _ action: @escaping @MainActor () -> Void) -> Ticket {
    added += 1
    let place = entries.firstIndex { $0.tick <= tick } ?? entries.endIndex
    entries.insert(Entry(tick: tick, number: added, action: action), at: place)
    return Ticket(number: added)
  }

  /// Strikes out an action, if it has not happened yet.
  mutating func strike(_ ticket: Ticket) {
    entries.removeAll { $0.number == ticket.number }
  }

  /// Takes the next action away, if it is due at a tick.
  mutating func takeNext(at tick: Int) -> (@MainActor () -> Void)? {
    guard let next = entries.last, next.tick <= tick else { return nil }
    entries.removeLast()
    return next.action
  }
}
