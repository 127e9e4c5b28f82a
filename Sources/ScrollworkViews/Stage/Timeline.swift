import Foundation
import ScrollworkEffects
import ScrollworkScrolling

/// What came of playing a script: every change of state, and every motion.
struct Timeline {
  /// The scene between two changes of state.
  struct Epoch {
    /// When it begins, in seconds; on a tick.
    var start: Double
    /// All state.
    var store: StateStore
    /// The lengths of lazy rows known by then.
    var lazyLengths: [LazyStackKey: LazyLengths]
    /// What is on its way.
    var animations: Running
    /// The canvas, where it is another one than at the start.
    var window: CGSize?

    /// A scene to which nothing has happened.
    @MainActor static let empty = Epoch(
      start: 0, store: StateStore(), lazyLengths: [:], animations: Running())
  }

  /// In order; the first begins at zero.
  var epochs: [Epoch] = []
  /// Where every scroll view is that ever moved.
  var tracks: [ViewPath: ScrollTrack] = [:]
  /// What scroll transitions that take their time were asked for, tick by tick.
  var transitions: [ViewPath: TransitionRecord] = [:]
  /// When the indicators of a scroll view showed without a motion.
  var flashes: [ViewPath: [Double]] = [:]
  /// The moments that the script names, in order.
  var marks: [(name: String, time: Double)] = []
  /// The steps of the script that problems come from.
  var steps: [SceneProblem: Int] = [:]
  /// How long the script takes, in seconds.
  var duration = 0.0
  /// Whether state refers to models, which no epoch holds a copy of: a moment is then reached by
  /// playing the script up to it.
  var needsReplay = false
  /// What went wrong.
  var problems: [SceneProblem] = []

  /// The epoch of a moment: the last one that has begun.
  func epoch(at time: Double) -> Int {
    var (low, high) = (0, epochs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if epochs[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
