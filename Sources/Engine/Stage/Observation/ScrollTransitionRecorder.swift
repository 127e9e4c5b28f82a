import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// Records on ticks the goals of scroll transitions with an animation of their own.
@MainActor final class ScrollTransitionRecorder {
  typealias Context = ScrollTrackReading & TransitionRecording

  /// How long content that moves when the script is over is followed, in seconds.
  ///
  /// - Source: chosen; a flick lasts for three or four.
  private static let longestRest = 30.0

  private let context: any Context
  /// The views whose transitions were recorded at the last tick.
  private var recorded: Set<ViewPath> = []
  /// The goals of the last tick, in view order.
  private var wishes: [TransitionPass.Wish] = []
  /// When the last goal recorded begins to show, in seconds.
  private(set) var end = 0.0

  init(_ context: any Context) { self.context = context }

  /// Whether a transition may get another goal on the next tick.
  var isRecording: Bool {
    context.tree.session.observed.contains(.timedTransitions) && context.isAnythingScrolling
  }

  /// The number of steps per point that content offsets are rounded to.
  ///
  /// Finer than any pixel, so that goals do not depend on the scale, and coarser than the rounding
  /// of offsets, so that content that comes to a threshold reaches it.
  ///
  /// - Source: chosen, the grid of display lists.
  private static let precision: CGFloat = 1024

  /// Records the goal of every such transition at a tick.
  ///
  /// A view inserted into the scene has the goal of its position at once; a row that scrolls into
  /// reach begins with the goal of its position a tick before.
  ///
  /// - Source: chosen. Lazy rows are made a little before they are seen on devices, here when they are.
  func record(at tick: Int) {
    let tree = context.tree
    guard tree.session.observed.contains(.timedTransitions) || !recorded.isEmpty else { return }
    let (time, step) = (Tick.time(of: tick), Tick.interval)
    let tracks = context.tracks
    let offset = { @MainActor (scroll: PlacedScrollView) -> CGPoint in
      snapped(tracks.offset(of: scroll, at: time), scale: Self.precision)
    }
    var pass = TransitionPass { path in
      guard let track = tracks[path] else { return .zero }
      let (now, before) = (track.offset(at: time), track.offset(step, before: time))
      return CGVector(dx: now.x - before.x, dy: now.y - before.y)
    }
    pass.run(tree.scrolledWhole(offsets: offset), in: tree.scene.surroundings)
    // On most ticks the views are those of the tick before, and few have another goal.
    guard !pass.wishes.elementsEqual(wishes, by: { $0.node === $1.node }) else {
      for (wish, last) in zip(pass.wishes, wishes) where wish.goal != last.goal {
        note(wish, at: tick)
      }
      wishes = pass.wishes
      return
    }
    var present: Set<ViewPath> = []
    for wish in pass.wishes where present.insert(wish.node.path).inserted { note(wish, at: tick) }
    for path in recorded.subtracting(present) {
      context.endTransition(of: path, at: time)
    }
    recorded = present
    // Of views with one path the first counts.
    wishes = present.count == pass.wishes.count ? pass.wishes : []
  }

  /// Notes the goal of a transition at a tick, if it is another one.
  private func note(_ wish: TransitionPass.Wish, at tick: Int) {
    let (time, path) = (Tick.time(of: tick), wish.node.path)
    var record = context.transitions[path] ?? TransitionRecord()
    if record.goal == nil, let before = wish.before, tick > 0 {
      record.note(before, at: max(0, time - Tick.interval))
    }
    if record.goal != wish.goal {
      if record.goal != nil { end = max(end, time + wish.transition.delay) }
      record.note(wish.goal, at: time)
    }
    context.record(record, for: path)
  }

  /// Records the ticks after the end of the script, until the content rests.
  func recordToRest() {
    guard context.tree.session.observed.contains(.timedTransitions) else { return }
    let (tick, time) = (context.tick, context.time)
    let ends = context.tracks.values.compactMap(\.settled).filter(\.isFinite)
    let last = min(ends.max() ?? 0, time + Self.longestRest)
    guard last > time else { return }
    for tick in (tick + 1)...max(tick + 1, Tick.first(notBefore: last)) { record(at: tick) }
  }
}
