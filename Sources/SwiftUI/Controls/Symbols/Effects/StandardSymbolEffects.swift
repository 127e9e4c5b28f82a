/// A bounce; only the symbol at rest is drawn.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  init() {}

  /// The effect upward.
  public var up: Self { self }

  /// The effect downward.
  public var down: Self { self }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A bounce.
  public static var bounce: Self { BounceSymbolEffect() }
}

/// A pulse of opacity; only the symbol at rest is drawn.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  init() {}

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A pulse of opacity.
  public static var pulse: Self { PulseSymbolEffect() }
}

/// A sequence of lit layers; only the symbol at rest is drawn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  init() {}

  /// The effect in another manner.
  public var iterative: Self { self }

  /// The effect in another manner.
  public var cumulative: Self { self }

  /// The effect in another manner.
  public var reversing: Self { self }

  /// The effect in another manner.
  public var nonReversing: Self { self }

  /// The effect in another manner.
  public var hideInactiveLayers: Self { self }

  /// The effect in another manner.
  public var dimInactiveLayers: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A sequence of lit layers.
  public static var variableColor: Self { VariableColorSymbolEffect() }
}

/// A change of scale; only the symbol at rest is drawn.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private var isDown = false

  init() {}

  /// The effect upward.
  public var up: Self { with(isDown: false) }

  /// The effect downward.
  public var down: Self { with(isDown: true) }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }

  private func with(isDown: Bool) -> Self {
    var copy = self
    copy.isDown = isDown
    return copy
  }

  /// A scale above or below that of the symbol.
  public var restingLook: SymbolEffectLook { isDown ? .smaller : .larger }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A change of scale.
  public static var scale: Self { ScaleSymbolEffect() }
}

/// An appearance; only the symbol at rest is drawn.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  /// The effect upward.
  public var up: Self { self }

  /// The effect downward.
  public var down: Self { self }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An appearance.
  public static var appear: Self { AppearSymbolEffect() }
}

/// A disappearance; only the symbol at rest is drawn.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  /// The effect upward.
  public var up: Self { self }

  /// The effect downward.
  public var down: Self { self }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }

  /// Not drawn.
  public var restingLook: SymbolEffectLook { .hidden }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A disappearance.
  public static var disappear: Self { DisappearSymbolEffect() }
}

/// A replacement; only the symbol at rest is drawn.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  init() {}

  /// The effect in another manner.
  public var downUp: Self { self }

  /// The effect in another manner.
  public var upUp: Self { self }

  /// The effect in another manner.
  public var offUp: Self { self }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }

  /// The effect that keeps what both symbols share.
  public func magic(fallback: ReplaceSymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A replacement.
  public static var replace: Self { ReplaceSymbolEffect() }
}

/// The standard effect; only the symbol at rest is drawn.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  init() {}
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The standard effect.
  public static var automatic: Self { AutomaticSymbolEffect() }
}
