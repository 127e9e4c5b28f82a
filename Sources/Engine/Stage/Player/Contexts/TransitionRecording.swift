import ScrollworkEffects
import ScrollworkViews

/// The record of scroll transitions with an animation of their own.
@MainActor protocol TransitionRecording: AnyObject {
  var transitions: [ViewPath: TransitionRecord] { get }

  /// Replaces the record of a view's transition.
  func record(_ transition: TransitionRecord, for path: ViewPath)
  /// Ends the record of a view's transition at a time, in seconds.
  func endTransition(of path: ViewPath, at time: Double)
}
