/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may still begin; there may already be something to tell.
  case possible(Value?)
  /// It has begun and goes on.
  case active(Value)
  /// It is complete.
  case ended(Value)
  /// It did not come about, or was cancelled.
  case failed

  /// How far it has come, without values.
  package var stage: GestureStage {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// Whether nothing more will come.
  package var isOver: Bool { stage.isOver }

  /// What there is to tell while it lasts.
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

/// How far a gesture has come, whatever its value is.
package enum GestureStage: Hashable, Sendable {
  case possible
  case active
  case ended
  case failed

  /// Whether nothing more will come.
  var isOver: Bool { self == .ended || self == .failed }
}

extension GesturePhase: Equatable where Value: Equatable {}
