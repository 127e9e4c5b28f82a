import ScrollworkMotion

/// What a view's place asked of its transition over time: where it was to go, and since when.
///
/// What is seen is a function of the record and a moment, so moments may be asked for in any order.
/// Every change of the goal goes its own way by the animation, and the ways add up. For springs that is
/// what one gets by turning them to the new goal with the speed they have; for curves it lets each
/// change come to its end, where beginning anew at each would stand still for as long as a view moves.
///
/// - Source: documented (WWDC 2023, "Explore SwiftUI animation"): results of curves that meet are
///   combined, springs go on with the speed they have.
package struct TransitionRecord: Sendable {
  private struct Entry: Sendable {
    let time: Double
    /// Where to; nil while the view is out of reach.
    var goal: TransitionState?
    /// Whether the view is there at once.
    var isBeginning: Bool
  }

  private var entries: [Entry] = []

  /// A record in which nothing is written.
  package init() {}

  /// Where the view is to go as far as is known; nil if it is out of reach.
  package var goal: TransitionState? { entries.last?.goal }

  /// Where the view was to go at a moment; nil if nothing is known of it then.
  package func goal(at time: Double) -> TransitionState? {
    let index = lastIndex(notAfter: time)
    return index < 0 ? nil : entries[index].goal
  }

  /// Notes where the view is to go from `time` on, which may not be before that of an earlier note.
  ///
  /// If nothing is known of the time before, it is there at once.
  package mutating func note(_ goal: TransitionState, at time: Double) {
    guard self.goal != goal else { return }
    put(Entry(time: time, goal: goal, isBeginning: self.goal == nil))
  }

  /// Notes that nothing is known of the view from `time` on.
  package mutating func end(at time: Double) {
    if goal != nil { put(Entry(time: time, goal: nil, isBeginning: true)) }
  }

  private mutating func put(_ entry: Entry) {
    var entry = entry
    if let last = entries.last, last.time >= entry.time {
      entry.isBeginning = last.isBeginning
      entries.removeLast()
    }
    entries.append(entry)
  }

  /// When the last note was made; nil if there is none.
  package var lastChange: Double? { entries.last?.time }

  /// What is seen of one of the goal's numbers at a moment; nil where nothing is known.
  ///
  /// It costs as many steps as changes were noted within the animation's length before.
  func value(
    of number: KeyPath<TransitionState, Double>, by animation: Animation, at time: Double
  ) -> Double? {
    var index = lastIndex(notAfter: time)
    guard index >= 0, let goal = entries[index].goal?[keyPath: number] else { return nil }
    let duration = animation.duration
    var (value, later) = (goal, goal)
    while !entries[index].isBeginning, time - entries[index].time < duration {
      let passed = time - entries[index].time
      index -= 1
      guard let before = entries[index].goal?[keyPath: number] else { break }
      if before != later {
        value -= animation.value(from: later - before, to: 0, at: passed)
      }
      later = before
    }
    return value
  }

  private func lastIndex(notAfter time: Double) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
