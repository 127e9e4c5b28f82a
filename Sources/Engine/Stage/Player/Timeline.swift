import Foundation
import ScrollworkEffects
import ScrollworkScrolling
import ScrollworkViews

/// The record of a script that has been played: every change of state, and every motion.
struct Timeline {
  /// The scene between two changes of state.
  struct Epoch {
    /// When it begins, in seconds; on a tick.
    var start: Double
    /// The state of all views.
    var store: StateStore
    /// The lengths of lazy rows that are known.
    var lazyLengths: [LazyStackKey: LazyLengths]
    /// The animations in progress.
    var animations: RunningAnimations
    /// The canvas size, where the script has changed it.
    var window: CGSize?

    /// The epoch of a scene that has not begun.
    @MainActor static let empty = Epoch(
      start: 0, store: StateStore(), lazyLengths: [:], animations: RunningAnimations())
  }

  /// In order; the first begins at zero.
  var epochs: [Epoch] = []
  /// The content offsets over time of every scroll view that ever moved.
  var tracks: [ViewPath: ScrollTrack] = [:]
  /// The goals of scroll transitions with an animation of their own, tick by tick.
  var transitions: [ViewPath: TransitionRecord] = [:]
  /// The moments at which the indicators of a scroll view flashed, in seconds.
  var flashes: [ViewPath: [Double]] = [:]
  /// The moments that the script names, in order.
  var marks: [(name: String, time: Double)] = []
  /// The steps of the script that problems come from.
  var steps: [SceneProblem: Int] = [:]
  /// The fingers of the script, in the order in which they come down.
  var fingers: [FingerTrack] = []
  /// The moments at which the steps of the script begin, in seconds, in order.
  var stepTimes: [Double] = []
  /// What happens beside the screen, in order.
  var events: [SceneEvent] = []
  /// The animations that code asked for, with their times in seconds, in order.
  var animations: [(time: Double, parameters: ViewParameterList)] = []
  /// How long the script takes, in seconds.
  var duration = 0.0
  /// Whether state refers to models or to views of UIKit, of which epochs hold no copy: a moment is
  /// then reached by playing the script up to it.
  var needsReplay = false
  /// Whether state refers to models: their changes are seen in a still, observed or not.
  var usesModels = false
  /// Whether all trees were complete: no view is made for a still then that was not made while the
  /// script was played, with its problems.
  var isComplete = true
  /// Whether views depend on the time for which a tree was made: those of a still between ticks were
  /// not made while the script was played.
  var dependsOnTime = false
  /// The problems found, in order.
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
