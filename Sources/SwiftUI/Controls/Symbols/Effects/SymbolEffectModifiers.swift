import Foundation
import ScrollworkEnvironment
public import ScrollworkViews

/// The repetition and speed of symbol effects; without effect on symbols at rest.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// The way in which an effect repeats.
  public struct RepeatBehavior: Equatable, Sendable {
    private var count: Int?
    private var delay: Double?

    /// Repeats without a pause.
    public static let continuous = RepeatBehavior()
    /// Repeats with pauses.
    public static let periodic = RepeatBehavior()

    /// Repeats with pauses of a length, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay)
    }
  }

  private var factor = 1.0
  private var count: Int?
  private var behavior: RepeatBehavior?
  private var isRepeating: Bool?

  /// The options of an effect without any.
  public static let `default` = SymbolEffectOptions()
  /// Repeats the effect.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
  /// Runs the effect once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

  /// Repeats the effect a number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(count)
  }

  /// Repeats the effect.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions.default.repeat(behavior)
  }

  /// Runs the effect at a speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions.default.speed(speed)
  }

  /// Repeats the effect.
  public var repeating: SymbolEffectOptions { with { $0.isRepeating = true } }
  /// Runs the effect once.
  public var nonRepeating: SymbolEffectOptions { with { $0.isRepeating = false } }

  /// Repeats the effect a number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.count = count } }

  /// Repeats the effect.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { $0.behavior = behavior }
  }

  /// Runs the effect at a speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.factor = speed } }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }
}

extension View {
  /// Shows the symbols of the view as an effect leaves them at rest: hidden, larger or smaller.
  ///
  /// The movement of effects is not drawn.
  ///
  /// - Source: chosen, after pictures of iOS: a scaled symbol is about an eighth larger or smaller.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(RestingSymbolEffect(look: isActive ? effect.restingLook : .unchanged))
  }

  /// Runs an effect on the symbols of the view when a value changes; its movement is not drawn.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Removes the effects from the symbols of the view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.hasNoSymbolEffects) { if isEnabled { $0 = true } }
  }
}

/// The look of symbols as an effect leaves them at rest, unless effects are removed.
private struct RestingSymbolEffect: ViewModifier {
  let look: SymbolEffectLook
  @Environment(\.hasNoSymbolEffects) private var isRemoved

  func body(content: Content) -> some View {
    let look = isRemoved ? .unchanged : look
    let scale: CGFloat =
      switch look {
      case .larger: 1.13
      case .smaller: 0.87
      case .unchanged, .hidden: 1
      }
    return content.scaleEffect(scale).opacity(look == .hidden ? 0 : 1)
  }
}

extension EnvironmentValues {
  private enum RemovalKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the effects of symbols are removed.
  fileprivate var hasNoSymbolEffects: Bool {
    get { self[RemovalKey.self] }
    set { self[RemovalKey.self] = newValue }
  }
}

extension ContentTransition {
  /// The replacement of one symbol by another: a change at once.
  public static var symbolEffect: ContentTransition { .identity }

  /// The replacement of one symbol by another in an effect: a change at once.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .identity }
}

/// A transition with which symbols come and go: a fade.
public struct SymbolEffectTransition: Transition {
  nonisolated init() {}

  /// The view, transparent outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition of symbols: a fade.
  public static var symbolEffect: Self { SymbolEffectTransition() }

  /// A transition of symbols in an effect: a fade.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { SymbolEffectTransition() }
}

extension AnyTransition {
  /// A transition of symbols: a fade.
  public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }
}
