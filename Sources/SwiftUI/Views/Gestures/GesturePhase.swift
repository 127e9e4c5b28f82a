/// The phase of a gesture, with its value.
package enum GesturePhase<Value> {
  /// The gesture may still begin; it may already have a value.
  case possible(Value?)
  /// The gesture has begun and continues.
  case active(Value)
  /// The gesture has succeeded.
  case ended(Value)
  /// The gesture has failed or was cancelled.
  case failed

  /// The phase without its value.
  package var stage: GestureStage {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// Whether the phase is final: ended or failed.
  package var isOver: Bool { stage.isOver }

  /// The value while the gesture is possible or active.
  var running: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(change))
    case .active(let value): .active(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// The phase of a gesture without its value.
package enum GestureStage: Hashable, Sendable {
  case possible
  case active
  case ended
  case failed

  /// Whether the stage is final: ended or failed.
  package var isOver: Bool { self == .ended || self == .failed }
}

extension GesturePhase: Equatable where Value: Equatable {}
