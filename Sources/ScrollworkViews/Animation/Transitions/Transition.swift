public import ScrollworkMotion

/// How a view comes into a scene and leaves it.
///
/// The body is asked for a view that is about to appear, for one that stands, and for one that has
/// gone; what differs between them is animated.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of coming or going.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase)
    -> Body
}

/// Where a view stands that comes or goes.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// It is about to appear.
  case willAppear
  /// It stands as it is.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether the view stands as it is.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 as it is, 1 after.
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

  /// The view in a phase, outside of any coming or going.
  public func apply(content: some View, phase: TransitionPhase) -> some View {
    body(
      content: PlaceholderContentView { ScrollworkViews.resolve(content, in: $0) }, phase: phase)
  }
}

/// How a view comes into a scene and leaves it, whatever the type of the transition.
///
/// A view that comes or goes while nothing is animated just comes or goes.
public struct AnyTransition: @unchecked Sendable {
  /// Whether a view that stands as it is is left alone.
  let isPlain: Bool
  /// How views come by it, if it says so itself.
  private(set) var arrivalAnimation: Animation?
  /// How views go by it, if it says so itself.
  private(set) var departureAnimation: Animation?
  private let phased: @MainActor (AnyView, TransitionPhase) -> AnyView

  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    let kept = OnMainActor(value: transition)
    self.init(isPlain: transition is any PlainTransition) { content, phase in
      AnyView(
        kept.value.body(
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

  /// The same transition, always animated this way; nil leaves it to who makes the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    animated(coming: animation, going: animation)
  }

  private func animated(coming: Animation?, going: Animation?) -> AnyTransition {
    var copy = self
    (copy.arrivalAnimation, copy.departureAnimation) = (coming, going)
    return copy
  }

  /// This transition and another one at the same time; if both say how they are animated, both go as
  /// this one says.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isPlain: isPlain && other.isPlain) { content, phase in
      other.view(view(content, phase: phase), phase: phase)
    }
    .animated(
      coming: arrivalAnimation ?? other.arrivalAnimation,
      going: departureAnimation ?? other.departureAnimation)
  }

  /// One transition for coming and another one for going, each animated as it says itself.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(isPlain: insertion.isPlain && removal.isPlain) { content, phase in
      insertion.view(
        removal.view(content, phase: phase == .didDisappear ? phase : .identity),
        phase: phase == .willAppear ? phase : .identity)
    }
    .animated(coming: insertion.arrivalAnimation, going: removal.departureAnimation)
  }

  /// A transition between two modifiers: one for a view that is not there, one for one that is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let kept = OnMainActor(value: (active: active, identity: identity))
    return AnyTransition(isPlain: false) { content, phase in
      AnyView(content.modifier(phase.isIdentity ? kept.value.identity : kept.value.active))
    }
  }
}

/// A value that is made anywhere and looked at where views are: on the main actor.
private struct OnMainActor<Value>: @unchecked Sendable {
  let value: Value
}

/// A transition of ours that leaves a view alone that stands as it is: none is put around it then.
protocol PlainTransition: Transition {}

/// Two transitions at the same time.
struct CombinedTransition: Transition {
  let first: AnyTransition
  let second: AnyTransition

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.view(first.view(AnyView(content), phase: phase), phase: phase)
  }
}

extension View {
  /// Says how the view comes and goes when something is animated; otherwise it fades.
  public func transition(_ t: AnyTransition) -> some View {
    NodeListView(content: self) { list in
      list.map { node in
        node.transition = t
        return node
      }
    }
  }

  /// Says how the view comes and goes when something is animated; otherwise it fades.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
