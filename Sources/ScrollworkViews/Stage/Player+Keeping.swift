import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling

// Scroll views whose content or size changes: what stays in its place.
extension Player {
  /// Brings scroll views whose content or size has changed to where they should stand now.
  ///
  /// As with all of the layout, the offset jumps, and what is on its way is the picture. The answer
  /// is how far outside their windows those show views that have jumped or changed their size.
  func keepPlaces(from old: SceneTree) -> [ViewPath: CGSize] {
    let before = Dictionary(
      (old.scrollViews + old.scrollViewsInKnownRows).map { ($0.path, $0) }
    ) { first, _ in first }
    let reach = keepPlaces(of: tree.scrollViews, from: old, before)
    // Which rows are in sight shows where those around them stand now.
    let inRows = tree.scrollViewsInRows(offset: timelineOffset)
    return reach.merging(keepPlaces(of: inRows, from: old, before)) { first, _ in first }
  }

  private func keepPlaces(
    of scrolls: [PlacedScrollView], from old: SceneTree, _ known: [ViewPath: PlacedScrollView]
  ) -> [ViewPath: CGSize] {
    var reach: [ViewPath: CGSize] = [:]
    for scroll in scrolls {
      guard let before = known[scroll.path] else { continue }
      let keeper = PlaceKeeper(
        tree.current(scroll), before: before,
        place: timeline.tracks[scroll.path]?.offset(at: time) ?? before.initialOffset,
        wish: lastWish(of: scroll))
      if !isMoving(scroll) {
        keep(scroll, as: keeper)
      } else if keeper.isResized {
        if resizedOnTheWay.insert(scroll.path).inserted { awaitRest(of: scroll.path) }
      } else if let edge = keeper.edgeAhead,
        timeline.tracks[scroll.path]?.phase(at: time) == .animating
      {
        goOn(scroll, to: edge)
      } else {
        shift(scroll, by: keeper.way(in: tree.current(scroll)), in: keeper.old)
      }
      if before.held != scroll.held { takeUpHold(scroll) }
      let place = timelineOffset(scroll)
      let scroll = tree.current(scroll)
      reach[scroll.path] = scroll.reach(
        frame: CGRect(origin: .zero, size: scroll.containerSize)
          .less(CGRect(origin: .zero, size: before.containerSize)),
        content: CGRect(origin: place, size: scroll.contentSize)
          .less(CGRect(origin: keeper.place, size: before.contentSize)))
    }
    return reach
  }

  private func keep(_ scroll: PlacedScrollView, as keeper: PlaceKeeper) {
    let current = tree.current(scroll)
    guard keeper.goal(current.dynamics, current) != keeper.place else { return }
    if timeline.tracks[scroll.path] == nil {
      timeline.tracks[scroll.path] = ScrollTrack(offset: keeper.place)
    }
    move(scroll) { scroll, dynamics, place in
      let goal = keeper.goal(dynamics, scroll)
      // What a refresh control has held goes back by itself.
      let isLetGo = keeper.isLetGo && place.y < dynamics.range(.vertical).lowerBound
      return dynamics.scroll(
        to: goal, from: place, at: self.time, animation: isLetGo ? .standard : .none)
    }
  }

  /// Lets a scroll view that code has sent to an end go on to where that is now.
  private func goOn(_ scroll: PlacedScrollView, to edge: Edge) {
    let animation = scroll.scope?.transaction.animation ?? .default
    move(scroll) { _, dynamics, place in
      dynamics.scroll(
        to: dynamics.offset(atEnd: edge, from: place), from: place, at: self.time,
        animation: .animation(animation))
    }
  }

  /// Moves a scroll view that is on its way, along with its content: what moves it goes on.
  ///
  /// Content that would have come to rest at one of its ends, as `old` has them, or does now, comes to
  /// rest anew: its ends are elsewhere.
  func shift(_ scroll: PlacedScrollView, by way: CGVector, in old: ScrollDynamics) {
    guard way != .zero, var track = timeline.tracks[scroll.path] else { return }
    let (velocity, phase) = (track.velocity(at: time), track.phase(at: time))
    let rest = track.settled.map { track.offset(at: $0) }
    track.move(by: way, at: time)
    timeline.tracks[scroll.path] = track
    if var grip = grips[scroll.path] {
      grip.move(by: way)
      grips[scroll.path] = grip
      return move(scroll) { _, dynamics, _ in grip.segments(dynamics, from: self.time) }
    }
    guard let rest, phase == .decelerating else { return }
    let goal = CGPoint(x: rest.x + way.dx, y: rest.y + way.dy)
    guard !old.isInside(rest) || !tree.current(scroll).dynamics.isInside(goal) else { return }
    move(scroll) { _, dynamics, place in
      dynamics.settling(from: place, velocity: velocity, at: self.time, origin: place)
    }
  }
}

/// A finger that a scroll view follows.
struct Grip {
  let finger: FingerPath
  /// The offset that the finger came down at.
  private(set) var start: CGPoint
  /// Whether the content was moving then.
  let isCatching: Bool
  /// What the finger is on.
  let input: ScrollInput
  /// How far a refresh control held the content down then: for this finger it goes on to.
  let held: CGFloat
  /// Whether the finger has begun a refresh.
  var hasRefreshed = false

  init(
    _ finger: FingerPath, start: CGPoint, isCatching: Bool, input: ScrollInput, held: CGFloat
  ) {
    (self.finger, self.start, self.isCatching, self.input) = (finger, start, isCatching, input)
    self.held = held
  }

  /// The content has been moved under the finger.
  mutating func move(by way: CGVector) {
    start = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
  }

  /// What the finger does to the content.
  func segments(_ dynamics: ScrollDynamics) -> [ScrollSegment] {
    dynamics.holding(held)
      .segments(
        for: finger, from: start, catching: isCatching, on: input, lettingGo: dynamics)
  }

  /// What the finger does to the content from a moment on.
  func segments(_ dynamics: ScrollDynamics, from time: Double) -> [ScrollSegment] {
    segments(dynamics).compactMap { segment in
      segment.end.map { $0 > time } ?? true ? segment.moved(by: .zero, from: time) : nil
    }
  }
}
