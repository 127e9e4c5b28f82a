import ScrollworkViews

/// All that a still at a time is made of: the scene on its canvas with its ports and assets, and the
/// epoch with its state.
@MainActor struct StillContext {
  /// The time, in seconds from the start.
  let time: Double
  /// The epoch of the time.
  let epoch: Timeline.Epoch
  private let scope: SceneScope
  private let host: StateHost
  private let agenda: Agenda

  /// The context of a time up to which a player has played.
  init(at time: Double, of player: Player, in scope: SceneScope) {
    let timeline = player.timeline
    (self.time, epoch) = (time, timeline.epochs[timeline.epoch(at: time)])
    self.scope = epoch.window.map(scope.resized) ?? scope
    (host, agenda) = (player.host, player.agenda)
  }

  /// Runs `body` as code that makes the still, with the state of the epoch.
  ///
  /// The only place where code that makes stills gets its task-local values.
  func run<Result>(_ body: () -> Result) -> Result {
    scope.run {
      Playing.draw(agenda) { host.reading(epoch.store, since: epoch.start, body) }
    }
  }
}
