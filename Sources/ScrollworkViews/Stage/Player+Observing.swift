// What is looked at on ticks while something moves.
extension Player {
  /// Lets position bindings follow scroll views that fingers move, and rows come and go.
  func observe() {
    lookBeforeChanges()
    followFingers()
    meetPulls()
    meetLives()
    wakeSchedules()
    if hasObservers { askObservers() }
    updateState()
    followTransitions(at: tick)
  }
}
