public import Foundation
import ScrollworkEffects
public import ScrollworkGeometry

/// A modifier that transforms the drawing of a view as a function of its size, without changing its
/// layout.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The transform of a view of a size, about its top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The transformed view.
  public func body(content: Content) -> some View {
    content.wrapped(_typeName(Self.self, qualified: false)) { _, _ in
      .effect(TransformOfSize(effect: MainActorValue(self)))
    }
  }

  /// The same effect: no effect changes layout.
  public func ignoredByLayout() -> Self { self }
}

/// A geometry effect as a visual effect.
///
/// The modifier is animated as a whole, so this has nothing to animate.
private struct TransformOfSize<Effect: GeometryEffect>: VisualEffect {
  typealias AnimatableData = EmptyAnimatableData

  let effect: MainActorValue<Effect>

  func _append(to steps: inout _EffectSteps) {
    let size = steps.size
    let map = MainActor.assumeIsolated { effect.value.effectValue(size: size) }
    steps.append(.map(map))
  }
}

/// A modifier whose body is evaluated anew for each step of an animation.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes nothing.
@frozen public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  nonisolated public init() {}

  /// The unchanged view.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// The modifier followed by another one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both modifiers applied.
  public func body(content: ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
