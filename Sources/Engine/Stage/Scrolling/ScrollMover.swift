import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScrolling
import ScrollworkViews

/// Moves SwiftUI's scroll views: appends to their tracks what fingers and code ask for.
@MainActor final class ScrollMover {
  typealias Context = ScrollTrackRecording & EpochRecording & ActionScheduling

  private let context: any Context
  private let rows: LazyRowMeasurer
  /// The fingers that scroll views follow.
  private var drags: [ViewPath: ScrollDrag] = [:]
  /// The flicks so far.
  private var streaks: [ViewPath: FlickStreak] = [:]

  init(_ context: any Context) {
    (self.context, rows) = (context, LazyRowMeasurer(context))
  }

  // MARK: Motions

  /// Appends a motion from now on, made of the dynamics, the content and the present offset; `start`
  /// drops segments that begin before it.
  ///
  /// Lazy rows that the motion passes are measured first; while that changes the length of the
  /// content, the motion is made again, so that a jump ends at the row it was meant for. Visible rows
  /// stay where they are.
  func move(
    _ scroll: PlacedScrollView, from start: Double? = nil,
    _ make: (PlacedScrollView, ScrollDynamics, CGPoint) -> [ScrollSegment]
  ) {
    let before = context.track(of: scroll)
    var displacement = CGVector.zero
    for _ in 0..<LazyRowMeasurer.mostRounds {
      let scroll = context.tree.current(scroll)
      var track = before
      if displacement != .zero { track.move(by: displacement, at: context.time) }
      let offset = track.offset(at: context.time)
      let segments = make(scroll, scroll.dynamics, offset).filter { segment in
        start.map { segment.start >= $0 } ?? true
      }
      track.append(contentsOf: segments)
      context.record(track, for: scroll.path)
      let mark = scroll.mark(at: offset)
      let passed = segments.flatMap { segment in
        segment.phase == .animating
          ? [(scroll.areaPassed(by: segment), true)]
          : scroll.areasPassed(by: segment).map { ($0, false) }
      }
      guard rows.measure(scroll, areas: passed) else { break }
      context.tree.layOutAgain()
      if let more = context.tree.current(scroll).way(of: mark) {
        displacement = CGVector(dx: displacement.dx + more.dx, dy: displacement.dy + more.dy)
        drags[scroll.path]?.shift(by: more)
      }
      context.commitEpoch()
    }
    context.keepFirstValues()
  }

  /// Scrolls to an offset made of the dynamics and the present offset; a finger that the scroll view
  /// follows no longer moves it.
  func scroll(
    _ scroll: PlacedScrollView, _ animation: ScrollAnimation, for purpose: ScrollPurpose = .offset,
    to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) {
    endDrag(of: scroll)
    move(scroll) { _, dynamics, offset in
      dynamics.scroll(
        to: goal(dynamics, offset), from: offset, at: context.time, animation: animation,
        for: purpose)
    }
  }

  /// The ends of a motion that code has begun now; none if nothing moves.
  func ends(of scroll: PlacedScrollView, _ animation: ScrollAnimation) -> [MotionEnd] {
    guard case .animation(let animation) = animation, context.isMoving(scroll) else { return [] }
    let end = context.tracks[scroll.path]?.settled ?? .infinity
    return [MotionEnd(end: end, logicalEnd: min(end, context.time + animation.logicalDuration))]
  }

  /// Moves resting scroll views back into range whose content no longer reaches.
  ///
  /// Those in lazy rows out of sight are moved when a change finds them visible.
  func keepInRange() {
    let tree = context.tree
    keepInRange(tree.scrollViews + tree.scrollViewsInRows(offset: context.offsets))
  }

  /// Moves those of some scroll views back into range that rest where their content does not reach.
  func keepInRange(_ scrolls: [PlacedScrollView]) {
    for scroll in scrolls {
      guard let track = context.tracks[scroll.path],
        track.phase(at: context.time) == .idle
      else { continue }
      let (scroll, offset) = (context.tree.current(scroll), track.offset(at: context.time))
      if scroll.dynamics.clamped(offset) != offset {
        move(scroll) { $1.scroll(to: $2, from: $2, at: context.time, animation: .none) }
      }
    }
  }

  /// Displaces a moving scroll view along with its content, and keeps its motion going.
  ///
  /// A deceleration that would have come to rest at one of the ends, as `old` has them, or does now,
  /// is made again: the ends are elsewhere.
  func shift(_ scroll: PlacedScrollView, by displacement: CGVector, in old: ScrollDynamics) {
    let time = context.time
    guard displacement != .zero, var track = context.tracks[scroll.path] else { return }
    let (velocity, phase) = (track.momentum(at: time), track.phase(at: time))
    let rest = track.settled.map { track.offset(at: $0) }
    track.move(by: displacement, at: time)
    context.record(track, for: scroll.path)
    if drags[scroll.path] != nil {
      drags[scroll.path]?.shift(by: displacement)
      remakeDrag(of: scroll)
      return
    }
    guard let rest, phase == .decelerating else { return }
    let goal = CGPoint(x: rest.x + displacement.dx, y: rest.y + displacement.dy)
    guard !old.isInside(rest) || !context.tree.current(scroll).dynamics.isInside(goal) else {
      return
    }
    settle(scroll, velocity: velocity)
  }

  /// Lets a scroll view come to rest from its present offset at a velocity.
  func settle(_ scroll: PlacedScrollView, velocity: CGVector) {
    move(scroll) { _, dynamics, offset in
      dynamics.settling(from: offset, velocity: velocity, at: context.time, origin: offset)
    }
  }

  /// The scroll view as scripts and touches act on it.
  func scrollingView(_ scroll: PlacedScrollView) -> any ScrollingView {
    SwiftUIScrollingView(scroll, context, mover: self)
  }

  // MARK: Drags

  /// Whether any scroll view follows a finger.
  var hasDrags: Bool { !drags.isEmpty }

  /// The finger that a scroll view follows; nil if it follows none.
  func drag(of scroll: PlacedScrollView) -> ScrollDrag? { drags[scroll.path] }

  /// Stops following a finger: what the track holds goes on.
  func endDrag(of scroll: PlacedScrollView) { drags[scroll.path] = nil }

  /// Notes that the finger that a scroll view follows has begun a refresh.
  func noteRefresh(of path: ViewPath) { drags[path]?.hasRefreshed = true }

  /// Follows a finger that came down at a content offset, from `moment` on if that is later.
  func follow(
    _ finger: FingerPath, by scroll: PlacedScrollView, from start: CGPoint,
    since moment: Double? = nil,
    input: ScrollInput = .finger
  ) {
    let path = scroll.path
    var streak = streaks[path] ?? FlickStreak()
    streak.touch(at: finger.down, on: context.track(of: scroll))
    let drag = ScrollDrag(
      finger, start: start, isCatching: context.isMoving(scroll), input: input,
      held: scroll.held, streak: streak)
    drags[path] = drag
    streaks[path] = context.tree.current(scroll).dynamics.streak(after: streak, finger, on: input)
    endFocus(of: scroll, scrolledBy: finger, on: input)
    // Until the finger lifts, by the layout at this moment; from then on, by the one at the lift.
    move(scroll, from: moment) { _, dynamics, _ in (drags[path] ?? drag).segments(dynamics) }
    context.schedule(at: Tick.first(notBefore: finger.lift)) { [unowned self] in
      guard let drag = drags[path], drag.finger == finger else { return }
      let current = context.tree.scrollViews.first { $0.path == path }
      if let current, current.node !== scroll.node {
        move(current, from: finger.lift) { _, dynamics, _ in drag.segments(dynamics) }
      }
      drags[path] = nil
    }
  }

  /// Begins to follow a finger of which only the coming down is known.
  func begin(following finger: FingerPath, by scroll: PlacedScrollView, since moment: Double? = nil)
  {
    var streak = streaks[scroll.path] ?? FlickStreak()
    streak.touch(at: finger.down, on: context.track(of: scroll))
    let drag = ScrollDrag(
      finger, start: context.offset(of: scroll), isCatching: context.isMoving(scroll),
      input: .finger,
      held: scroll.held, streak: streak)
    drags[scroll.path] = drag
    move(scroll, from: moment) { _, dynamics, _ in
      (drags[scroll.path] ?? drag).segments(dynamics)
    }
  }

  /// Goes on with the path of a finger as far as it is known now; `isOver` if it has lifted.
  func go(
    on finger: FingerPath, by scroll: PlacedScrollView, isOver: Bool
  ) {
    guard let drag = drags[scroll.path]?.replacing(finger) else { return }
    let axes = context.tree.current(scroll).dynamics.movableAxes
    let began = finger.recognition(along: axes)?.time
    if began != nil, drags[scroll.path]?.finger.recognition(along: axes) == nil {
      endFocus(of: scroll, scrolledBy: finger, on: .finger)
    }
    drags[scroll.path] = drag
    // A finger that lifts at rest leaves no motion, and ends the one that it led.
    if isOver { context.cutTrack(of: scroll.path) }
    remakeDrag(of: scroll)
    guard isOver else { return }
    streaks[scroll.path] = context.tree.current(scroll).dynamics
      .streak(after: drag.streak, finger, on: .finger)
    drags[scroll.path] = nil
  }

  /// Takes the focus from views once a finger begins to move a scroll view that dismisses the keyboard.
  private func endFocus(
    of scroll: PlacedScrollView, scrolledBy finger: FingerPath, on input: ScrollInput
  ) {
    guard scroll.dismissesKeyboardOnDrag else { return }
    let begin =
      input == .finger
      ? finger.recognition(along: scroll.dynamics.movableAxes)?.time : finger.down
    guard let begin else { return }
    context.schedule(at: Tick.first(notBefore: begin)) { [unowned self] in
      for end in context.tree.session.focusEndings { end() }
    }
  }

  /// Stops a moving scroll view under a finger, until another one begins to follow that finger at
  /// `end`: the scroll view then springs back if it is out of range.
  func stop(_ scroll: PlacedScrollView, by finger: FingerPath, until end: Double) {
    follow(
      FingerPath(down: finger.down, at: finger.start).holding(for: end - finger.down), by: scroll,
      from: context.offset(of: scroll))
  }

  /// Makes the rest of a drag again; returns whether the scroll view follows a finger.
  @discardableResult func remakeDrag(of scroll: PlacedScrollView) -> Bool {
    guard let drag = drags[scroll.path] else { return false }
    move(scroll) { _, dynamics, _ in drag.segments(dynamics, from: context.time) }
    return true
  }
}

/// The end of a motion, in seconds from the start of the script.
struct MotionEnd {
  /// The moment when nothing of it is left.
  let end: Double
  /// The moment when it counts as over.
  let logicalEnd: Double
}
