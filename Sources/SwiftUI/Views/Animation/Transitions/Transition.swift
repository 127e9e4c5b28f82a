public import ScrollworkMotion

/// A description of a view's insertion and removal.
///
/// The body is evaluated for a view about to appear, for one in place, and for one removed; the
/// differences between them are animated.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view being inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of its insertion or removal.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
}

/// The phase of a view's insertion or removal.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear.
  case willAppear
  /// The view is in place and unmodified.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is in place and unmodified.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: −1 before the insertion, 0 in place, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension Transition {
  /// This transition and another one at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: AnyTransition(self), second: AnyTransition(other))
  }

  /// The view in a phase, without an insertion or removal.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(
      content: PlaceholderContentView { ScrollworkViews.resolve(content, in: $0) }, phase: phase)
  }
}

/// A type-erased transition.
///
/// Without an animation, views are inserted and removed at once.
public struct AnyTransition: @unchecked Sendable {
  /// Whether the transition leaves a view in place unmodified.
  let isPlain: Bool
  /// The animation of the insertion, if the transition sets one.
  private(set) var insertionAnimation: Animation?
  /// The animation of the removal, if the transition sets one.
  private(set) var removalAnimation: Animation?
  private let phased: @MainActor (AnyView, TransitionPhase) -> AnyView

  /// A type-erased copy of a transition.
  public init<T: Transition>(_ transition: T) {
    let boxed = OnMainActor(value: transition)
    self.init(isPlain: transition is any IdentityPreservingTransition) { content, phase in
      AnyView(
        boxed.value.body(
          content: PlaceholderContentView { ScrollworkViews.resolve(content, in: $0) },
          phase: phase))
    }
  }

  init(isPlain: Bool, phased: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) {
    self.isPlain = isPlain
    self.phased = phased
  }

  /// A view in a phase.
  @MainActor func view(_ content: AnyView, phase: TransitionPhase) -> AnyView {
    phased(content, phase)
  }

  /// The transition with its own animation; nil uses the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    animated(insertion: animation, removal: animation)
  }

  private func animated(insertion: Animation?, removal: Animation?) -> AnyTransition {
    var copy = self
    (copy.insertionAnimation, copy.removalAnimation) = (insertion, removal)
    return copy
  }

  /// This transition and another one at the same time; if both set an animation, that of this one
  /// applies.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isPlain: isPlain && other.isPlain) { content, phase in
      other.view(view(content, phase: phase), phase: phase)
    }
    .animated(
      insertion: insertionAnimation ?? other.insertionAnimation,
      removal: removalAnimation ?? other.removalAnimation)
  }

  /// A transition with separate parts for insertion and removal, each with its own animation.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(isPlain: insertion.isPlain && removal.isPlain) { content, phase in
      insertion.view(
        removal.view(content, phase: phase == .didDisappear ? phase : .identity),
        phase: phase == .willAppear ? phase : .identity)
    }
    .animated(insertion: insertion.insertionAnimation, removal: removal.removalAnimation)
  }

  /// A transition between two modifiers: `active` outside the identity phase, `identity` in place.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let boxed = OnMainActor(value: (active: active, identity: identity))
    return AnyTransition(isPlain: false) { content, phase in
      AnyView(content.modifier(phase.isIdentity ? boxed.value.identity : boxed.value.active))
    }
  }
}

/// A value made on any thread and used only on the main actor.
private struct OnMainActor<Value>: @unchecked Sendable {
  let value: Value
}

/// A transition that leaves a view in place unmodified, so no node is wrapped around it.
protocol IdentityPreservingTransition: Transition {}

/// Two transitions at the same time.
struct CombinedTransition: Transition {
  let first: AnyTransition
  let second: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.view(first.view(AnyView(content), phase: phase), phase: phase)
  }
}

extension View {
  /// Sets the transition of the view under an animation; the default is a fade.
  public func transition(_ t: AnyTransition) -> some View {
    NodeListView(content: self) { list in
      list.map { node in
        node.transition = t
        return node
      }
    }
  }

  /// Sets the transition of the view under an animation; the default is a fade.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
