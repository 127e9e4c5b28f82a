import ScrollworkMotion

/// The history of a view's transition target: its states and the times of their changes.
///
/// The displayed state is a function of the record and a time, so times may be requested in any
/// order. Every change of the target runs its own animation, and the remaining displacements add
/// up. For springs the sum equals a spring retargeted with its current velocity. For curves each
/// change runs to its end; a curve restarted at each change would not progress while the view
/// moves.
///
/// - Source: documented (WWDC 2023, "Explore SwiftUI animation"): results of curves that meet are
///   combined, springs go on with the speed they have.
package struct TransitionRecord: Sendable {
  private struct Entry: Sendable {
    let time: Double
    /// The target state; nil while the view is not displayed.
    var goal: TransitionState?
    /// Whether the view takes the state at once, without animation.
    var isBeginning: Bool
  }

  private var entries: [Entry] = []

  /// An empty record.
  package init() {}

  /// The latest target state; nil if the view is not displayed.
  package var goal: TransitionState? { entries.last?.goal }

  /// The target state at `time`; nil if the view is not displayed then.
  package func goal(at time: Double) -> TransitionState? {
    let index = lastIndex(notAfter: time)
    return index < 0 ? nil : entries[index].goal
  }

  /// Records a target state from `time` on, which is not before an earlier change.
  ///
  /// A view that was not displayed takes the state at once, without animation.
  package mutating func note(_ goal: TransitionState, at time: Double) {
    guard self.goal != goal else { return }
    put(Entry(time: time, goal: goal, isBeginning: self.goal == nil))
  }

  /// Records that the view is not displayed from `time` on.
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

  /// The time of the latest change; nil if there is none.
  package var lastChange: Double? { entries.last?.time }

  /// The animated value of a component of the state at `time`; nil while the view is not displayed.
  ///
  /// - Complexity: linear in the number of changes within the animation's duration before `time`.
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
