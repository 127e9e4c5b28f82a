/// The clock of a scene.
@MainActor protocol SceneClock: AnyObject {
  /// The present moment, in ticks since the start.
  var tick: Int { get }
  /// The present moment, in seconds since the start.
  var time: Double { get }
}

/// The event queue of a scene.
@MainActor protocol ActionScheduling: SceneClock {
  /// Adds an action at a tick from now on, behind those already due then.
  ///
  /// State that it writes becomes a new epoch when it returns. It should not hold the player strongly.
  func schedule(at tick: Int, _ action: @escaping @MainActor () -> Void)
}
