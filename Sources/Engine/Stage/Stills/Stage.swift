package import Foundation
public import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
package import ScrollworkGeometry
import ScrollworkMotion
package import ScrollworkScript
import ScrollworkScrolling
public import ScrollworkViews

/// The playback of a scene: makes its stills at any time.
///
/// Stills can be made in any order; a still does not depend on those made before it. Two stages of
/// one scene share nothing. A stage is isolated to the main actor, where views are made; stills are
/// sendable.
@MainActor public final class Stage {
  /// The scene.
  public let scene: Scene
  private let text: any TextMeasuring
  private let images: any ImageProviding
  /// The scope of the scene's code.
  private let scope: SceneScope
  /// The player whose state the stills show.
  private lazy var player = Player(scene, text: text, images: images, isOpen: isOpen)
  /// Whether the scene goes on after its script, as far as ``play(to:)`` says.
  private let isOpen: Bool
  /// The record of the script, as soon as it has been played.
  private var record: Timeline?
  /// The tree of the last still, and when its epoch begins.
  private var current: (start: Double, tree: SceneTree)?
  private var foundInStills: [SceneProblem] = []
  /// The drawn views in the fixed views of the last still that was listed.
  private var fixedViewLists = FixedViewLists()
  /// The views reported to have a number that cannot be drawn.
  private var undrawable: Set<ViewPath> = []

  /// A stage for a scene, with the ports that measure its text and provide its images.
  public convenience init(
    _ scene: Scene, text: any TextMeasuring, images: any ImageProviding
  ) {
    self.init(scene, text: text, images: images, isOpen: false)
  }

  /// A stage on which the scene goes on after its script, for live input.
  ///
  /// ``receive(_:)`` and ``play(to:)`` drive it. Its stills are those of the present; of the past, too, unless
  /// ``keepsPast`` is false.
  package convenience init(
    live scene: Scene, text: any TextMeasuring, images: any ImageProviding
  ) {
    self.init(scene, text: text, images: images, isOpen: true)
  }

  private init(
    _ scene: Scene, text: any TextMeasuring, images: any ImageProviding, isOpen: Bool
  ) {
    (self.scene, self.isOpen) = (scene, isOpen)
    self.text = text
    self.images = images
    scope = SceneScope(scene, StagePorts(text: text, images: images))
  }

  /// The record of the script, which is played when it is first asked for.
  private var timeline: Timeline {
    if let record { return record }
    if isOpen {
      play(to: 0)
      return record ?? player.timeline
    }
    let played = scope.run { player.play() }
    record = played
    return played
  }

  // MARK: A live scene

  /// The tick up to which a live scene has been played.
  package var tick: Int { player.tick }

  /// The tick at which the script of a live scene is over; nil while it has steps.
  package var scriptEnd: Int? { player.scriptEnd }

  /// Whether anything moves in a live scene, or a finger is down.
  package var isActive: Bool { player.isActive }

  /// Whether state holds no models and no views of UIKit, so that a live scene has the stills of its past.
  package var keepsPast: Bool { !timeline.needsReplay }

  /// Adds input to a live scene, later than the present tick.
  package func receive(_ events: [InputRecording.Event]) { player.add(events) }

  /// Plays a live scene up to a tick, that tick included.
  package func play(to tick: Int) {
    let before = record?.epochs.count
    // The only reference to the record is the player's while it grows.
    record = nil
    scope.run { player.run(to: tick) }
    var played = player.timeline
    played.duration = Tick.time(of: player.tick)
    (played.needsReplay, played.usesModels) = (player.host.usesReferences, player.host.usesModels)
    if played.epochs.count != before { current = nil }
    record = played
  }

  // MARK: The record

  /// The duration of the script, in seconds: a whole number of ticks, 120 per second.
  public var duration: Double { timeline.duration }

  /// The marks of the script, in order, with their times in seconds.
  public var marks: [(name: String, time: Double)] { timeline.marks }

  /// The scene between two changes of state, in order.
  var epochs: [Timeline.Epoch] { timeline.epochs }
  /// The fingers of the script, in the order in which they come down.
  public var fingers: [FingerTrack] { timeline.fingers }

  /// The time at which the script step at an index begins, in seconds; ``duration`` for one that is
  /// never played.
  public func time(ofStep index: Int) -> Double {
    timeline.stepTimes.indices.contains(index) ? timeline.stepTimes[index] : duration
  }

  /// The canvas at a time: its size, and its safe-area insets with the leading edge at the left, in
  /// points.
  package func screen(at time: Double) -> (size: CGSize, safeArea: EdgeInsets) {
    let window = timeline.epochs[timeline.epoch(at: max(0, time))].window
    let shown = window.map { scene.resized($0) } ?? scene
    return (shown.canvas, shown.safeArea.mirrored(shown.layoutDirection == .rightToLeft))
  }

  /// The index of the script step that causes a problem; nil for a problem of the views.
  public func step(of problem: SceneProblem) -> Int? { timeline.steps[problem] }

  /// The problems of the scene and its script.
  ///
  /// They include those found by playing the script, and by making stills and trees so far.
  public var problems: [SceneProblem] {
    timeline.problems.adding(foundInStills).adding(scope.shaderFaults.problems)
  }

  /// The still at a time, in seconds from the start.
  ///
  /// Negative times count as 0. After the end of the script, animations finish, indicators fade,
  /// and nothing new begins.
  public func still(at time: Double) -> Still {
    withMoment(at: time) { still(of: $0) }
  }

  /// The still at a time, made when the script has been played up to it and no further; nil if all of it
  /// has been played, if a problem so far is `grave`, or if state refers to models or to views of UIKit.
  ///
  /// It is there before ``still(at:)`` could be, for a caller that draws while the script is played. It
  /// may lack what only the rest of the script tells, such as problems.
  package func opening(at time: Double, unless grave: (SceneProblem) -> Bool) -> Still? {
    guard record == nil, time >= 0 else { return nil }
    scope.run { player.run(to: Tick.first(notBefore: time)) }
    let problems = player.timeline.problems + player.tree.session.findings.map(\.problem)
    guard !player.host.usesReferences, !problems.contains(where: grave) else { return nil }
    record = player.timeline
    // What the still found is found again when it is made with the whole record.
    defer { (record, current, foundInStills, undrawable) = (nil, nil, [], []) }
    return withMoment(at: time) { still(of: $0) }
  }

  /// The stills at some times, in seconds from the start, in the order of the times.
  ///
  /// They are those that ``still(at:)`` makes, one by one; what those of an epoch need is set up once.
  public func stills(at times: [Double]) -> [Still] { withMoments(at: times) { still(of: $0) } }

  /// The stills at some times, and the views that each draws, outermost first and back to front.
  package func stillsWithViews(at times: [Double]) -> [(still: Still, views: [DrawnView])] {
    withMoments(at: times) { stillWithViews(of: $0) }
  }

  /// The still at a time, and the views that it draws, outermost first and back to front.
  package func stillWithViews(at time: Double) -> (still: Still, views: [DrawnView]) {
    withMoment(at: time) { stillWithViews(of: $0) }
  }

  private func stillWithViews(of moment: Moment) -> (still: Still, views: [DrawnView]) {
    var pass = DrawnViewPass(
      paint: paintPass(of: moment), children: moment.passes.children, known: fixedViewLists,
      parameters: timeline.animations.prefix { $0.time <= moment.looks.time + 1e-9 }
        .map(\.parameters))
    pass.run(moment.passes.dressed)
    fixedViewLists = pass.fixed
    return (still(of: moment), pass.views)
  }

  /// The still of a moment: runs the paint pass and frames its result.
  func still(of moment: Moment) -> Still {
    let paint = paintPass(of: moment)
    let content = paint.run(moment.passes.dressed)
    let found = problems(in: moment)
    foundInStills = foundInStills.adding(found)
    let list = moment.tree.framed(content, in: scene.pictureSize)
    return Still(
      time: moment.looks.time, displayList: list, report: report(of: moment),
      problems: timeline.problems.adding(found))
  }

  /// The numbers of the still at a time, without painting it.
  package func report(at time: Double) -> StillReport {
    withMoment(at: time) { report(of: $0) }
  }

  private func report(of moment: Moment) -> StillReport {
    StillReport(
      time: moment.looks.time,
      scrollViews: moment.tree.visibleScrollers(moment.passes.dressed).compactMap { view in
        ScrollReport(view.node, at: moment.looks.time)
          ?? PlacedScrollView(view.view.source).map { report($0, at: moment.looks.time) }
      },
      children: moment.passes.children, canvas: moment.tree.canvas(in: scene.pictureSize),
      events: Array(timeline.events.prefix { $0.time <= moment.looks.time + 1e-9 }))
  }

  /// The paint pass of a moment, which reports the views that have a number that cannot be drawn.
  func paintPass(of moment: Moment) -> PaintPass {
    let track = { [self] (scroll: PlacedScrollView) in timeline.tracks[scroll.path] }
    return PaintPass(
      looks: moment.looks,
      indicatorOpacity: { scroll in
        IndicatorFade.opacity(
          at: moment.looks.time, on: track(scroll),
          flashes: self.timeline.flashes[scroll.path] ?? [])
      },
      refreshSpinner: { scroll, pull in
        RefreshSpinner(
          pull: pull, at: moment.looks.time, refreshing: scroll.configuration.refreshing,
          lastTouch: track(scroll)?.lastTouch(upTo: moment.looks.time))
      },
      onUndrawable: { [self] view, number in
        // Once for each view: the first still with it is told.
        guard undrawable.insert(view.path).inserted else { return }
        moment.tree.session.report(
          .undrawable(
            view: view.path.name, what: number,
            at: view.location.flatMap { $0.isInScene ? "\($0)" : nil },
            time: moment.looks.time), in: view.path)
      })
  }

  /// The problems of the views in a still, without those of rows made for other stills.
  private func problems(in moment: Moment) -> [SceneProblem] {
    let findings = moment.tree.session.findings
      .filter { !timeline.problems.contains($0.problem) }
    let shaders = scope.shaderFaults.problems.filter { !timeline.problems.contains($0) }
    guard !findings.isEmpty else { return shaders }
    var paths: [ViewPath] = []
    moment.passes.dressed.forEachOpened(moment.looks) { paths.append($0.node.path) }
    return
      findings
      .filter { finding in paths.contains { $0.leads(through: finding.view) } }
      .map(\.problem) + shaders
  }

  /// The resolved tree at a time: every visible view, with its frame and its effects.
  ///
  /// The problems found in it are added to ``problems``.
  public func tree(at time: Double) -> ResolvedView {
    withMoment(at: time) { moment in
      foundInStills = foundInStills.adding(problems(in: moment))
      return ResolvedView(
        moment.passes.dressed, looks: moment.looks, in: moment.tree.scene.surroundings
      ) {
        report($0, at: moment.looks.time)
      }
    }
  }

  /// The problems of the still at a time, without making it.
  public func problems(at time: Double) -> [SceneProblem] {
    if timeline.isComplete, !timeline.dependsOnTime, !timeline.usesModels {
      return timeline.problems
    }
    return timeline.problems.adding(withMoment(at: time) { problems(in: $0) })
  }

  /// A tree and the results of its passes at one time.
  ///
  /// The scroll pass, which makes rows and finds their problems, runs at once, the others when they are
  /// asked for.
  @MainActor final class Moment {
    let tree: SceneTree
    let looks: AnimatedAttributes
    private let offsets: @MainActor (PlacedScrollView) -> CGPoint
    private let scrolled: ScrolledView
    private(set) lazy var passes = tree.passes(after: scrolled, offsets: offsets, looks: looks)

    fileprivate init(
      _ tree: SceneTree, _ looks: AnimatedAttributes,
      offsets: @escaping @MainActor (PlacedScrollView) -> CGPoint
    ) {
      (self.tree, self.looks, self.offsets) = (tree, looks, offsets)
      scrolled = tree.scrolled(offsets: offsets, looks: looks)
    }
  }

  /// Calls `body` with the moment at a time, as code that makes a still.
  func withMoment<Result>(at time: Double, _ body: (Moment) -> Result) -> Result {
    let time = max(0, time)
    // Reading the timeline plays the script, which records whether there are models.
    if timeline.needsReplay, !isOpen { replay(to: time) }
    let context = StillContext(at: time, of: player, in: scope)
    return context.run { body(moment(at: time, in: context)) }
  }

  /// Calls `body` with the moments at some times, in order; those of one epoch share a context, unless
  /// each needs a replay.
  private func withMoments<Result>(at times: [Double], _ body: (Moment) -> Result) -> [Result] {
    guard !timeline.needsReplay else { return times.map { withMoment(at: $0, body) } }
    let times = times.map { max(0, $0) }
    var (results, rest) = ([Result](), times[...])
    while let first = rest.first {
      let context = StillContext(at: first, of: player, in: scope)
      let shared = rest.prefix(while: context.covers)
      results += context.run { shared.map { body(moment(at: $0, in: context)) } }
      rest = rest[shared.endIndex...]
    }
    return results
  }

  /// The tree of an epoch, with models and views of UIKit as they are now.
  private func tree(of epoch: Timeline.Epoch, at time: Double) -> SceneTree {
    if timeline.needsReplay || (isOpen && epoch.start == timeline.epochs.last?.start) {
      // The player's tree is that of the epoch, and has its views of UIKit.
      let played = player.tree
      if timeline.isComplete, !timeline.usesModels, played.serves(time, of: epoch),
        !played.hasStaleViews
      {
        return played
      }
    }
    if let current, current.start == epoch.start,
      timeline.needsReplay ? current.tree.time == time : current.tree.serves(time)
    {
      return current.tree
    }
    let tree = player.trees.tree(of: epoch, at: time)
    // At the start of the epoch, so that the layout does not depend on the time of the still.
    tree.settle(at: { [tracks = timeline.tracks, scale = scene.scale] scroll in
      snapped(tracks.offset(of: scroll, at: epoch.start), scale: scale)
    })
    current = (epoch.start, tree)
    return tree
  }

  /// Plays up to a time, so that models have their values of that time.
  ///
  /// A player past that time is replaced by a new one.
  private func replay(to time: Double) {
    let end = min(Tick.last(notAfter: time), Tick.first(notBefore: timeline.duration))
    scope.run {
      if player.tick > end {
        player = Player(scene, text: text, images: images)
        current = nil
      }
      player.run(to: end)
    }
  }

  /// The offset of a scroll view at a time, snapped to pixels.
  func drawnOffset(of scroll: PlacedScrollView, at time: Double) -> CGPoint {
    snapped(timeline.tracks.offset(of: scroll, at: time), scale: scene.scale)
  }

  private func moment(at time: Double, in context: StillContext) -> Moment {
    let epoch = context.epoch
    let looks = AnimatedAttributes(
      animations: epoch.animations, time: time, transitions: timeline.transitions)
    return Moment(tree(of: epoch, at: time), looks) {
      [tracks = timeline.tracks, scale = scene.scale] scroll in
      snapped(tracks.offset(of: scroll, at: time), scale: scale)
    }
  }

  /// The offset of a scroll view, and the targets of its motion.
  func targets(
    of scroll: PlacedScrollView, at time: Double
  ) -> (offset: CGPoint, proposed: CGPoint?, final: CGPoint?) {
    let targets = timeline.tracks[scroll.path]?.targets(at: time)
    return (
      timeline.tracks.offset(of: scroll, at: time), targets?.proposed, targets?.final
    )
  }

  private func report(_ scroll: PlacedScrollView, at time: Double) -> ScrollReport {
    let track = timeline.tracks[scroll.path]
    let offset = timeline.tracks.offset(of: scroll, at: time)
    return ScrollReport(
      name: scroll.path.name, id: scroll.node.identifier.flatMap(IDSpelling.spell),
      phase: track?.phase(at: time) ?? .idle, offset: offset,
      snappedOffset: snapped(offset, scale: scene.scale),
      velocity: track?.velocity(at: time) ?? .zero, contentSize: scroll.contentSize,
      containerSize: scroll.containerSize, zoomScale: 1, isEstimated: scroll.isEstimated,
      callbackSource: .implied(by: track, scale: scene.scale))
  }
}

extension [SceneProblem] {
  /// These problems, followed by the others without duplicates.
  fileprivate func adding(_ others: [SceneProblem]) -> [SceneProblem] {
    others.reduce(into: self) { all, problem in
      if !all.contains(problem) { all.append(problem) }
    }
  }
}

extension DressedView {
  /// Calls `body` with this view and all its descendants, outermost first.
  @MainActor fileprivate func forEachOpened(
    _ looks: AnimatedAttributes, _ body: (DressedView) -> Void
  ) {
    let view = opened(looks)
    body(view)
    view.children.forEach { $0.forEachOpened(looks, body) }
  }
}
