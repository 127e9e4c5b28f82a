/// An effect of symbols.
public protocol SymbolEffect: Sendable {
  /// The change of a symbol at rest while the effect is active.
  var restingLook: SymbolEffectLook { get }
}

/// A change of a symbol that an effect leaves at rest.
public enum SymbolEffectLook: Hashable, Sendable {
  /// No change.
  case unchanged
  /// The symbol is not drawn.
  case hidden
  /// The symbol is larger.
  case larger
  /// The symbol is smaller.
  case smaller
}

extension SymbolEffect {
  /// No change.
  public var restingLook: SymbolEffectLook { .unchanged }
}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}
