/// A sequence of touches, scrolls and expectations played on a scene, step by step.
///
/// ```swift
/// let script: GestureScript = [
///   .wait(0.5), .flick(.up, velocity: 1800), .untilSettled(), .tap(.view("next")),
/// ]
/// ```
public struct GestureScript: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The steps, in order.
  public var steps: [Step]

  /// A script of steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// A script of steps.
  public init(arrayLiteral steps: Step...) { self.steps = steps }
}
