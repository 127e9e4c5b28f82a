/// A kind of haptic feedback, which becomes an event of the trace.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// A task completed.
  public static let success = SensoryFeedback(name: "success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item aligned with another.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure level was crossed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that collide.
  public enum Weight: Hashable, Sendable {
    /// Light.
    case light
    /// Neither.
    case medium
    /// Heavy.
    case heavy
  }

  /// How firm things are that collide.
  public enum Flexibility: Hashable, Sendable {
    /// Firm.
    case rigid
    /// Neither.
    case solid
    /// Soft.
    case soft
  }

  /// Two objects of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight)")
  }

  /// Two objects of a firmness collided.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility)")
  }
}

extension View {
  /// Plays haptic feedback when a value changes.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Plays haptic feedback when a value changes as asked.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Plays the haptic feedback that is asked for when a value changes.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { SceneEvent.record(.haptic, feedback.name) }
    }
  }
}
