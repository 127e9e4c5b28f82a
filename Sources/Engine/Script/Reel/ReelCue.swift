/// A direction for the reel of a script, at the beginning of a step.
///
/// Directions concern the picture of the scene, never the scene: they change none of its times.
public struct ReelCue: Hashable, Sendable {
  /// The index of the step at whose beginning it applies; the number of steps for the end.
  public var step: Int
  /// The direction.
  public var direction: ReelDirection

  /// A direction at the beginning of a step.
  public init(atStep step: Int, _ direction: ReelDirection) {
    (self.step, self.direction) = (step, direction)
  }
}
