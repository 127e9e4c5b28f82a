import ScrollworkGeometry

/// The visual effects of the three phases.
struct PhaseEffects<Effect: VisualEffect>: Sendable {
  let topLeading: Effect
  let identity: Effect
  let bottomTrailing: Effect
  /// The differences between the phases as numbers; nil if the effect is not made of numbers.
  private let differences: Differences?

  init(_ effect: (ScrollTransitionPhase) -> Effect) {
    topLeading = effect(.topLeading)
    identity = effect(.identity)
    bottomTrailing = effect(.bottomTrailing)
    differences = Differences(
      topLeading.animatableData, identity.animatableData, bottomTrailing.animatableData)
  }

  /// The identity effect plus each side's remaining difference from it.
  ///
  /// An identity that is not neutral counts once this way; applying the sides' effects in sequence
  /// would count it twice.
  ///
  /// Properties that are not animatable are those of `phase`: the nearest side's until the
  /// transition is complete.
  ///
  /// - Source: chosen; the sum equals what CustomSwiftUI does when identity is neutral and one side
  ///   alone takes part.
  func blend(_ state: TransitionState, _ phase: ScrollTransitionPhase) -> Effect {
    var effect = self[phase]
    // At either end the result is the closure's own, without rounding.
    if let end = state.end {
      if end != phase { effect.animatableData = self[end].animatableData }
      return effect
    }
    let (leading, trailing) = (1 - state.topLeading, 1 - state.bottomTrailing)
    if let differences {
      effect.animatableData = differences.sum(leading, trailing)
        .vector(as: Effect.AnimatableData.self)
      return effect
    }
    let rest = identity.animatableData
    effect.animatableData =
      rest + (topLeading.animatableData - rest).scaled(by: leading)
      + (bottomTrailing.animatableData - rest).scaled(by: trailing)
    return effect
  }

  private subscript(phase: ScrollTransitionPhase) -> Effect {
    switch phase {
    case .topLeading: topLeading
    case .identity: identity
    case .bottomTrailing: bottomTrailing
    }
  }
}

/// The numbers of the identity phase, and the differences of the others from it.
///
/// Sums of them are those of the effects' own arithmetic, which calls a function for each of its nested
/// pairs.
private struct Differences: Sendable {
  private let identity, topLeading, bottomTrailing: AnimatableVector

  init?<Data: VectorArithmetic>(_ topLeading: Data, _ identity: Data, _ bottomTrailing: Data) {
    guard let start = AnimatableVector(numbersOf: topLeading),
      let rest = AnimatableVector(numbersOf: identity),
      let end = AnimatableVector(numbersOf: bottomTrailing)
    else { return nil }
    (self.identity, self.topLeading, self.bottomTrailing) = (rest, start - rest, end - rest)
  }

  /// The identity plus a part of each difference.
  func sum(_ leading: Double, _ trailing: Double) -> AnimatableVector {
    var sum = identity
    sum.add(topLeading, scaledBy: leading)
    sum.add(bottomTrailing, scaledBy: trailing)
    return sum
  }
}

extension TransitionState {
  /// The phase that the state equals completely; nil in between.
  fileprivate var end: ScrollTransitionPhase? {
    switch (topLeading, bottomTrailing) {
    case (1, 1): .identity
    case (0, 1): .topLeading
    case (1, 0): .bottomTrailing
    default: nil
    }
  }
}
