import Foundation
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkScrolling

// Scroll transitions that take their time: what they are asked for is written down on ticks.
extension Player {
  /// Whether what scrolls may ask something of a transition.
  var followsTransitions: Bool { tree.session.hasTimedTransitions && isAnythingScrolling }

  /// Writes down what is asked of every transition that takes its time, at a tick.
  ///
  /// A view that has come into the scene is at once what its place says; a row that has come into
  /// reach because its content moved is what its place would have said a tick before.
  ///
  /// - Source: chosen. Lazy rows are made a little before they are seen on devices, here when they are.
  func followTransitions(at tick: Int) {
    guard tree.session.hasTimedTransitions || !followed.isEmpty else { return }
    let (time, step) = (Double(tick) / Self.displayRate, 1 / Self.displayRate)
    let offset = { @MainActor [self] (scroll: PlacedScrollView) -> CGPoint in
      let place = track(of: scroll).offset(at: time)
      return CGPoint(
        x: snapped(place.x, scale: scene.scale), y: snapped(place.y, scale: scene.scale))
    }
    var pass = TransitionPass { [self] path in
      guard let track = timeline.tracks[path] else { return .zero }
      let (now, before) = (track.offset(at: time), track.offset(step, before: time))
      return CGVector(dx: now.x - before.x, dy: now.y - before.y)
    }
    pass.run(tree.scrolledWhole(offsets: offset), in: tree.scene.surroundings)
    var present: Set<ViewPath> = []
    for wish in pass.wishes where present.insert(wish.path).inserted {
      var record = timeline.transitions[wish.path] ?? TransitionRecord()
      if record.goal == nil, let before = wish.before, tick > 0 {
        record.note(before, at: max(0, time - step))
      }
      if record.goal != wish.goal {
        if record.goal != nil {
          transitionsEnd = max(transitionsEnd, time + wish.transition.delay)
        }
        record.note(wish.goal, at: time)
      }
      timeline.transitions[wish.path] = record
    }
    for path in followed.subtracting(present) { timeline.transitions[path]?.end(at: time) }
    followed = present
  }

  /// Writes down what is still to come when the script is over: what scrolls then comes to rest.
  func followTransitionsToRest() {
    guard tree.session.hasTimedTransitions else { return }
    let ends = timeline.tracks.values.compactMap(\.settled).filter(\.isFinite)
    let last = min(ends.max() ?? 0, time + Self.longestRest)
    guard last > time else { return }
    for tick in (tick + 1)...max(tick + 1, Self.tick(at: last)) { followTransitions(at: tick) }
  }

  /// How long content that moves when the script is over is followed, in seconds.
  ///
  /// - Source: chosen; a flick lasts for three or four.
  private static let longestRest = 30.0
}
