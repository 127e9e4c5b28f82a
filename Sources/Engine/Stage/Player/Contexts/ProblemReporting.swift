import ScrollworkScript
import ScrollworkViews

/// The problems of a scene and its script.
@MainActor protocol ProblemReporting: AnyObject {
  func report(_ problem: SceneProblem)
  /// Reports a problem of a script step: the one begun last, unless another index is given.
  func report(_ problem: SceneProblem, step: Int?)
}

extension ProblemReporting {
  /// Reports that a script step has no effect.
  func report(_ step: GestureScript.Step, hasNoEffect reason: String) {
    report(.nothingToDo(step: "\(step)", why: reason), step: nil)
  }
}
