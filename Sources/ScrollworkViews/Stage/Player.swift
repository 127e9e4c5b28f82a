import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScrolling

/// Plays a script once, without drawing: finds every change of state and every motion.
///
/// Its clock ticks 120 times a second from zero, whatever pictures are asked for. Steps begin and
/// state changes on ticks; offsets between them are closed forms. Where nobody observes and nothing
/// is done, the clock jumps.
@MainActor final class Player {
  /// Ticks per second.
  ///
  /// - Source: chosen, the rate of a fast display.
  static let displayRate = 120.0
  /// How often `onChange` actions may cause further changes at one moment.
  ///
  /// - Source: chosen; a chain of ten is unusual.
  nonisolated static let mostRounds = 100

  let scene: Scene
  let host: StateHost
  private let text: any TextMeasuring
  private let images: any ImageProviding
  private var timeline = Timeline()
  private(set) var tree: SceneTree
  /// Ticks since the start.
  private var tick = 0
  /// How many of the tree's watchers have been asked.
  private var watched = 0

  var time: Double { Double(tick) / Self.displayRate }

  init(_ scene: Scene, host: StateHost, text: any TextMeasuring, images: any ImageProviding) {
    (self.scene, self.host, self.text, self.images) = (scene, host, text, images)
    let start = Timeline.Epoch.empty
    tree = SceneTree(scene, host: host, text: text, images: images, epoch: start)
    timeline.epochs = [start]
  }

  /// What comes of the scene's script.
  func play() -> Timeline {
    begin()
    let problems = scene.script.validate()
    for issue in problems { report(.badScript("\(issue)")) }
    if problems.isEmpty {
      for step in scene.script.steps {
        perform(step)
        askWatchers(Transaction())
        updateState()
      }
    }
    timeline.duration = time
    tree.session.findings.forEach { report($0.problem) }
    return timeline
  }

  private func report(_ problem: SceneProblem) {
    if !timeline.problems.contains(problem) { timeline.problems.append(problem) }
  }

  // MARK: State

  private func begin() {
    for scroll in tree.scrollNodes {
      guard let position = scroll.configuration.position, let id = position.get(),
        let content = content(of: scroll),
        let frame = scroll.frame(of: .value(id), in: content)
      else { continue }
      let dynamics = scroll.dynamics(content: content)
      let start = dynamics.offset(
        showing: frame, anchor: position.anchor ?? .topLeading, from: scroll.initialOffset(dynamics)
      )
      timeline.tracks[scroll.path] = ScrollTrack(offset: start)
      host.remember(AnyHashable(id), under: followedKey(scroll))
    }
    measureRowsInSight()
    askWatchers(Transaction())
    commitEpoch()
    updateState()
  }

  /// Makes a new moment of the state that was written, until nothing more is.
  private func updateState() {
    var rounds = 0
    while host.isDirty {
      rounds += 1
      guard rounds <= Self.mostRounds else {
        report(.endlessChanges(at: lastChange ?? scene.name))
        _ = host.takePending()
        break
      }
      let transaction = host.takePending()
      // Rows made since then show what they watch as it was.
      askWatchers(Transaction())
      let old = tree
      rebuild(animating: transaction.animation, from: old)
      askWatchers(transaction)
      followBindings(transaction)
    }
    if rounds > 0 { commitEpoch() }
  }

  /// Resolves and lays out the scene with the state as it is now.
  private func rebuild(animating animation: Animation?, from old: SceneTree) {
    var epoch = currentEpoch(lazyLengths: old.session.lazyLengths)
    epoch.animations = epoch.animations.filter { time < $0.value.start + $0.value.duration }
    let before = old.effectNodes
    var fresh = SceneTree(scene, host: host, text: text, images: images, epoch: epoch)
    var changed = false
    for (path, effect) in fresh.effectNodes {
      guard let previous = before[path], !previous.isEqual(to: effect) else { continue }
      let running = epoch.animations[path]
      if let animation {
        if let made = EffectAnimation(
          from: previous, running: running, to: effect, by: animation, at: time)
        {
          epoch.animations[path] = made
          changed = true
        }
      } else if running != nil {
        epoch.animations[path] = nil
        changed = true
      }
    }
    if changed { fresh = SceneTree(scene, host: host, text: text, images: images, epoch: epoch) }
    animations = epoch.animations
    old.session.findings.forEach { report($0.problem) }
    tree = fresh
    watched = 0
    keepInRange()
    measureRowsInSight()
    host.store.keepOnly(tree.session.claims.keeps)
  }

  private var animations: [ViewPath: EffectAnimation] = [:]
  private var lastChange: String?

  private func currentEpoch(lazyLengths: [LazyStackKey: LazyLengths]) -> Timeline.Epoch {
    Timeline.Epoch(
      start: time, store: host.store, lazyLengths: lazyLengths, animations: animations)
  }

  /// Writes down the scene as it is from this tick on.
  private func commitEpoch() {
    let epoch = currentEpoch(lazyLengths: tree.session.lazyLengths)
    if timeline.epochs.last?.start == epoch.start { timeline.epochs.removeLast() }
    timeline.epochs.append(epoch)
  }

  /// Calls `onChange` actions whose values are other ones than at the last moment.
  private func askWatchers(_ transaction: Transaction) {
    while watched < tree.session.watchers.count {
      let watcher = tree.session.watchers[watched]
      watched += 1
      let previous = watcher.slot.read()
      host.remember(watcher.value, under: watcher.slot.key)
      if let previous, !watcher.differs(previous) { continue }
      guard previous != nil || watcher.isInitial else { continue }
      if previous != nil { lastChange = "\(watcher.location)" }
      Transaction.$current.withValue(transaction) { watcher.action(previous) }
    }
  }

  // MARK: Scroll views

  private func content(of scroll: ScrollNode) -> Placed? { tree.content(of: scroll) }

  private func track(of scroll: ScrollNode, _ dynamics: ScrollDynamics) -> ScrollTrack {
    timeline.tracks[scroll.path] ?? ScrollTrack(offset: scroll.initialOffset(dynamics))
  }

  private func followedKey(_ scroll: ScrollNode) -> StateKey {
    ScrollNode.followedKey(scroll.path)
  }

  /// Scrolls to views whose ids were written to position bindings.
  private func followBindings(_ transaction: Transaction) {
    for scroll in tree.scrollNodes {
      guard let position = scroll.configuration.position else { continue }
      let id = position.get()
      let key = followedKey(scroll)
      guard id != host.store[key] as? AnyHashable else { continue }
      host.remember(id as Any, under: key)
      guard let id, let content = content(of: scroll),
        let frame = scroll.frame(of: .value(id), in: content)
      else { continue }
      let how = transaction.animation.map(ScrollAnimation.animation) ?? .none
      self.scroll(scroll, showing: frame, anchor: position.anchor, how)
    }
  }

  private func scroll(
    _ scroll: ScrollNode, showing frame: CGRect, anchor: UnitPoint?, _ how: ScrollAnimation
  ) {
    guard let content = content(of: scroll) else { return }
    let dynamics = scroll.dynamics(content: content)
    let place = track(of: scroll, dynamics).offset(at: time)
    let goal = dynamics.offset(showing: frame, anchor: anchor, from: place)
    move(scroll) { $0.scroll(to: goal, from: $1, at: self.time, animation: how) }
  }

  /// Gives a scroll view a motion from now on, made from its dynamics and where it is.
  ///
  /// Lazy rows that the motion passes are measured first; if that changes the length of the
  /// content, the motion is made again for the new length.
  private func move(
    _ scroll: ScrollNode, from start: Double? = nil,
    _ make: (ScrollDynamics, CGPoint) -> [ScrollSegment]
  ) {
    for _ in 0..<2 {
      guard let content = content(of: scroll) else { return }
      let dynamics = scroll.dynamics(content: content)
      var track = track(of: scroll, dynamics)
      let segments = make(dynamics, track.offset(at: time)).filter { segment in
        start.map { segment.start >= $0 } ?? true
      }
      track.append(contentsOf: segments)
      timeline.tracks[scroll.path] = track
      let passed = segments.map { (scroll.areaPassed(by: $0), $0.phase == .animating) }
      guard measureRows(of: scroll, in: content, passed: passed) else { return }
      tree.layOutAgain()
      commitEpoch()
    }
  }

  /// Measures the lazy rows in some areas of a scroll view's content, and says whether that changed
  /// the length of any stack.
  private func measureRows(
    of scroll: ScrollNode, in content: Placed, passed: [(area: CGRect, isJump: Bool)]
  ) -> Bool {
    var changed = false
    func visit(_ placed: Placed, origin: CGPoint) {
      let place = CGPoint(x: origin.x + placed.frame.minX, y: origin.y + placed.frame.minY)
      if let lazy = placed.node as? LazyStackNode {
        let window = scroll.containerSize[lazy.axis]
        for (area, isJump) in passed {
          let start = area.min(lazy.axis) - place[lazy.axis]
          let end = area.max(lazy.axis) - place[lazy.axis]
          let ranges =
            isJump && end - start > 4 * window
            ? [start...start + 2 * window, end - 2 * window...end] : [start...max(start, end)]
          for range in ranges where lazy.measureRows(in: range) { changed = true }
        }
      }
      placed.children.forEach { visit($0, origin: place) }
    }
    visit(content, origin: .zero)
    return changed
  }

  /// Measures the lazy rows that can be seen now.
  private func measureRowsInSight() {
    var changed = false
    for scroll in tree.scrollNodes {
      guard let content = content(of: scroll) else { continue }
      let offset = timelineOffset(scroll)
      let window = CGRect(origin: offset, size: scroll.containerSize)
      if measureRows(of: scroll, in: content, passed: [(window, false)]) { changed = true }
    }
    if changed { tree.layOutAgain() }
  }

  /// Brings scroll views back that rest where their content no longer reaches.
  private func keepInRange() {
    for scroll in tree.scrollNodes {
      guard let track = timeline.tracks[scroll.path], track.phase(at: time) == .idle,
        let content = content(of: scroll)
      else { continue }
      let offset = track.offset(at: time)
      if scroll.dynamics(content: content).clamped(offset) != offset {
        move(scroll) { $0.scroll(to: $1, from: $1, at: self.time, animation: .none) }
      }
    }
  }

  // MARK: Time

  /// Lets time pass up to a tick.
  private func advance(to end: Int) {
    while tick < end {
      guard let next = nextObservedTick(before: end) else { break }
      tick = next
      observe()
    }
    tick = max(tick, end)
  }

  /// The next tick at which a position binding may have to follow a scroll view.
  private func nextObservedTick(before end: Int) -> Int? {
    let observed = tree.scrollNodes.filter { $0.configuration.position != nil }
    let isMoving = observed.contains { scroll in
      guard let track = timeline.tracks[scroll.path] else { return false }
      return track.settled.map { $0 > time } ?? true
    }
    return isMoving && tick + 1 <= end ? tick + 1 : nil
  }

  /// Lets position bindings follow scroll views that fingers move.
  private func observe() {
    for scroll in tree.scrollNodes {
      guard let position = scroll.configuration.position,
        let track = timeline.tracks[scroll.path], let content = content(of: scroll)
      else { continue }
      // A motion that ended since the last tick is looked at once more, at rest.
      let before = track.phase(at: time - 1 / Self.displayRate)
      guard before == .interacting || before == .decelerating else { continue }
      let dynamics = scroll.dynamics(content: content)
      let offset = track.offset(at: time)
      let targets = scroll.targets(
        in: content, around: dynamics.innerRect(at: dynamics.clamped(offset)))
      guard
        let leading = dynamics.leadingTarget(
          at: offset, anchor: position.anchor, among: targets.map(\.frame)),
        let id = targets[leading].identifier
      else { continue }
      let key = followedKey(scroll)
      guard id != host.store[key] as? AnyHashable else { continue }
      host.remember(id as Any, under: key)
      position.set(id)
    }
    updateState()
  }

  /// The tick at which everything rests, as far as is known now.
  private var settledTick: Int {
    let moments =
      timeline.tracks.values.map { $0.settled ?? time }
      + animations.values.map { $0.start + $0.duration }
    return moments.filter(\.isFinite).map(Self.tick(at:)).max() ?? tick
  }

  /// The first tick that is not before a moment.
  private static func tick(at time: Double) -> Int {
    Int((time * displayRate - 1e-6).rounded(.up))
  }
}

// MARK: Steps

extension Player {
  private func perform(_ step: GestureScript.Step) {
    switch step {
    case .wait(let duration): advance(to: Self.tick(at: time + duration))
    case .untilSettled(let limit):
      let last = Self.tick(at: time + limit)
      while tick < min(settledTick, last) { advance(to: min(settledTick, last)) }
    case .drag, .flick, .tap: performTouch(step)
    case .scroll(let destination, let isAnimated):
      performScroll(step, to: destination, isAnimated ? .standard : .none)
    case .glide(let destination, let duration, let curve):
      let animation = Animation.timingCurve(curve, duration: duration)
      let end = Self.tick(at: time + duration)
      performScroll(step, to: destination, .animation(animation))
      advance(to: end)
    }
  }

  private func performTouch(_ step: GestureScript.Step) {
    let looks = FixedLooks(animations: animations, time: time)
    let picture = tree.dressed(offsets: timelineOffset, looks: looks).view
    let finger = step.fingerPath(canvas: scene.canvas, at: time) { name in
      let center = HitPass.center(of: .spelled(name), in: picture, looks: looks)
      if center == nil { report(.noSuchView(id: name, step: "\(step)")) }
      return center
    }
    guard let finger else { return }
    let chain = HitPass.run(picture, at: finger.start, looks: looks).map(\.node)
    let scrolls = chain.compactMap { $0 as? ScrollNode }
      .filter { !$0.configuration.isDisabled }
    let isTap = if case .tap = step { true } else { false }
    let moving = scrolls.first { isMoving($0) }
    if isTap, moving == nil { return tap(chain, finger: finger, step: step) }
    guard let scroll = moving ?? taker(of: finger, among: scrolls) else {
      report(.nothingToDo(step: "\(step)", why: "there is no scroll view under the finger."))
      return advance(to: Self.tick(at: finger.lift))
    }
    let catching = isMoving(scroll)
    // Up to the lift by the layout at touch-down, from then on by the one at the lift.
    let start = timelineOffset(scroll)
    let path = scroll.path
    move(scroll) { dynamics, _ in dynamics.segments(for: finger, from: start, catching: catching) }
    advance(to: Self.tick(at: finger.lift))
    guard let current = tree.scrollNodes.first(where: { $0.path == path }), current !== scroll
    else { return }
    move(current, from: finger.lift) { dynamics, _ in
      dynamics.segments(for: finger, from: start, catching: catching)
    }
  }

  /// The innermost scroll view that can follow the finger along the axis it mostly moves on.
  private func taker(of finger: FingerPath, among scrolls: [ScrollNode]) -> ScrollNode? {
    let end = finger.position(at: finger.lift)
    let axis: Axis =
      abs(end.x - finger.start.x) > abs(end.y - finger.start.y) ? .horizontal : .vertical
    let movable = scrolls.map { scroll in
      (scroll, content(of: scroll).map { scroll.dynamics(content: $0).movableAxes } ?? [])
    }
    return (movable.first { $0.1.contains(axis) } ?? movable.first { !$0.1.isEmpty })?.0
  }

  private func isMoving(_ scroll: ScrollNode) -> Bool {
    timeline.tracks[scroll.path].map { $0.phase(at: time) != .idle } ?? false
  }

  private func timelineOffset(_ scroll: ScrollNode) -> CGPoint {
    guard let content = content(of: scroll) else { return .zero }
    return track(of: scroll, scroll.dynamics(content: content)).offset(at: time)
  }

  private func tap(_ chain: [Node], finger: FingerPath, step: GestureScript.Step) {
    for case let wrapper as WrapperNode in chain {
      switch wrapper.role {
      case .button(let action, let pressed):
        pressed.write(true)
        updateState()
        advance(to: Self.tick(at: finger.lift))
        pressed.write(false)
        action()
        return updateState()
      case .tap(let action):
        advance(to: Self.tick(at: finger.lift))
        action()
        return updateState()
      default: continue
      }
    }
    report(.nothingToDo(step: "\(step)", why: "nothing under the finger answers to taps."))
    advance(to: Self.tick(at: finger.lift))
  }

  private func performScroll(
    _ step: GestureScript.Step, to destination: GestureScript.Destination, _ how: ScrollAnimation
  ) {
    switch destination {
    case .view(let name, let anchor):
      for scroll in tree.scrollNodes {
        guard let content = content(of: scroll),
          let frame = scroll.frame(of: .spelled(name), in: content)
        else { continue }
        return self.scroll(scroll, showing: frame, anchor: anchor, how)
      }
      report(.noSuchView(id: name, step: "\(step)"))
    case .offset(let offset):
      scrollFirst(step, how) { _, _ in offset }
    case .edge(let edge):
      scrollFirst(step, how) { dynamics, place in dynamics.offset(atEnd: edge, from: place) }
    }
  }

  private func scrollFirst(
    _ step: GestureScript.Step, _ how: ScrollAnimation,
    to goal: (ScrollDynamics, CGPoint) -> CGPoint
  ) {
    guard let scroll = tree.scrollNodes.first else {
      return report(
        .nothingToDo(step: "\(step)", why: "there is no scroll view in the scene."))
    }
    move(scroll) { dynamics, place in
      dynamics.scroll(to: goal(dynamics, place), from: place, at: self.time, animation: how)
    }
  }
}
