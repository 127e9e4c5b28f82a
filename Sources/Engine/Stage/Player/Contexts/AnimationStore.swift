import ScrollworkViews

/// The animations in progress.
@MainActor protocol AnimationReading: AnyObject {
  var animations: RunningAnimations { get }
}

/// The animations in progress, which changes of state begin, redirect and end.
@MainActor protocol AnimationStore: AnimationReading {
  var animations: RunningAnimations { get set }
}
