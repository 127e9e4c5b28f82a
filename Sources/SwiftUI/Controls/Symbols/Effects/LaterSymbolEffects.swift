/// A wiggle; only the symbol at rest is drawn.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  init() {}

  /// The effect upward.
  public var up: Self { self }

  /// The effect downward.
  public var down: Self { self }

  /// The effect in another manner.
  public var left: Self { self }

  /// The effect in another manner.
  public var right: Self { self }

  /// The effect in another manner.
  public var forward: Self { self }

  /// The effect in another manner.
  public var backward: Self { self }

  /// The effect in another manner.
  public var clockwise: Self { self }

  /// The effect in another manner.
  public var counterClockwise: Self { self }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A wiggle.
  public static var wiggle: Self { WiggleSymbolEffect() }
}

/// A rotation; only the symbol at rest is drawn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  init() {}

  /// The effect in another manner.
  public var clockwise: Self { self }

  /// The effect in another manner.
  public var counterClockwise: Self { self }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation.
  public static var rotate: Self { RotateSymbolEffect() }
}

/// A slow change of size; only the symbol at rest is drawn.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  init() {}

  /// The effect in another manner.
  public var plain: Self { self }

  /// The effect in another manner.
  public var pulse: Self { self }

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow change of size.
  public static var breathe: Self { BreatheSymbolEffect() }
}

/// A drawing of the strokes; only the symbol at rest is drawn.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }

  /// The effect in another manner.
  public var individually: Self { self }

  /// Not drawn.
  public var restingLook: SymbolEffectLook { .hidden }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// A drawing of the strokes.
  public static var drawOn: Self { DrawOnSymbolEffect() }
}

/// A removal of the strokes; only the symbol at rest is drawn.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  /// The effect layer by layer.
  public var byLayer: Self { self }

  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }

  /// The effect in another manner.
  public var individually: Self { self }

  /// The effect in another manner.
  public var reversed: Self { self }

  /// The effect in another manner.
  public var nonReversed: Self { self }

  /// Not drawn.
  public var restingLook: SymbolEffectLook { .hidden }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// A removal of the strokes.
  public static var drawOff: Self { DrawOffSymbolEffect() }
}
