/// The record of epochs.
@MainActor protocol EpochRecording: AnyObject {
  /// Records the present scene as the epoch from this tick on.
  func commitEpoch()
  /// Adds the initial state of rows made since the last epoch began to that epoch.
  func keepFirstValues()
}

/// The making of new epochs of state that was written.
@MainActor protocol EpochUpdating: EpochRecording {
  /// Runs `body`, which makes a new epoch: the last one takes no initial state meanwhile.
  func updatingEpoch(_ body: () -> Void)
  /// Runs asynchronous code as far as it can go; returns whether there was any, and whether it is
  /// done.
  func runAsynchronousCode() -> (any: Bool, isDone: Bool)
  /// Reports actions that keep triggering each other, at the last one noted.
  func reportEndlessChanges()
}
