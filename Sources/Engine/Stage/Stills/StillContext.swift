import ScrollworkViews

/// All that the stills of an epoch are made of: the scene on its canvas with its ports and assets, and
/// the epoch with its state.
@MainActor struct StillContext {
  let epoch: Timeline.Epoch
  private let index: Int
  private let timeline: Timeline
  private let scope: SceneScope
  private let host: StateHost
  private let agenda: Agenda

  /// The context of a time up to which a player has played.
  init(at time: Double, of player: Player, in scope: SceneScope) {
    timeline = player.timeline
    index = timeline.epoch(at: time)
    epoch = timeline.epochs[index]
    self.scope = epoch.window.map(scope.resized) ?? scope
    (host, agenda) = (player.host, player.agenda)
  }

  /// Whether a time is in the epoch.
  func covers(_ time: Double) -> Bool { timeline.epoch(at: time) == index }

  /// Runs `body` as code that makes stills, with the state of the epoch.
  ///
  /// The only place where code that makes stills gets its task-local values.
  func run<Result>(_ body: () -> Result) -> Result {
    scope.run {
      Playing.draw(agenda) { host.reading(epoch.store, since: epoch.start, body) }
    }
  }
}
