public import ScrollworkMotion
import ScrollworkPublishers

/// A view that steps through phases, with an animation from each to the next.
///
/// Without a trigger it cycles from its appearance on; with one it shows the first phase, and
/// cycles once whenever the trigger changes. A trigger that changes during a cycle starts a new one
/// at the second phase.
///
/// - Source: documented. SwiftUI's page on `PhaseAnimator`. When a phase counts as over (with the
///   duration of its animation, though a spring may still swing a little; a tick later where there
///   is no animation) and what a trigger does during a cycle are chosen.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phases: [Phase]
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View, PrimitiveView, CountedView where Content: View {
  /// This type has no body of its own.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  /// A view that cycles through its phases once whenever `trigger` changes.
  ///
  /// `animation` returns the animation to each phase; nil changes at once. At least one phase is
  /// required.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: Trigger(trigger), content: content, animation: animation)
  }

  /// A view that cycles through its phases without end.
  ///
  /// `animation` returns the animation to each phase; nil changes at once. At least one phase is
  /// required.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("PhaseAnimator", name: "PhaseAnimator")
    guard !phases.isEmpty else {
      context.session.report(.noPhases(view: inner.path.name), in: inner.path)
      return NodeList(EmptyNode(path: inner.path))
    }
    let slot = inner.slot("phase")
    slot.begin(at: 0)
    let index = min(slot.read() as? Int ?? 0, phases.count - 1)
    let view = inner.evaluate { content(phases[index]) }
    return ScrollworkViews.resolve(view, in: inner).living(in: inner) { life(in: inner, at: slot) }
  }

  /// The lifecycle effect that steps through the phases while the view exists.
  @MainActor private func life(in context: ResolveContext, at slot: StateSlot) -> LifecycleEffect {
    LifecycleEffect.triggered(by: trigger, in: context) { deliver in
      PhaseRun { deliver($0) }.begin()
    } receive: { value in
      guard let run = value as? PhaseRun else { return }
      let next = ((slot.read() as? Int ?? 0) + 1) % phases.count
      // A new run starts with the second phase, whatever phase the last run reached.
      let goal = run.isFirst ? 1 % phases.count : next
      let animation = animation(phases[goal])
      withTransaction(Transaction(animation: animation)) { slot.write(goal) }
      if trigger == nil || goal != 0 { run.advance(after: animation?.logicalDuration ?? 0) }
    }
  }
}

/// One run through the phases, which waits for the end of the present phase.
@MainActor private final class PhaseRun {
  private let deliver: (PhaseRun) -> Void
  private weak var agenda: Agenda?
  private var ticket: Agenda.Ticket?
  private(set) var isFirst = true

  init(deliver: @escaping (PhaseRun) -> Void) { self.deliver = deliver }

  /// Requests the second phase; the result cancels the run.
  func begin() -> AnyCancellable {
    agenda = Playing.withAgenda { $0 }
    deliver(self)
    return AnyCancellable { MainActor.assumeIsolated { [self] in end() } }
  }

  /// Requests the next phase after `duration` seconds; never, if that is not finite.
  func advance(after duration: Double) {
    isFirst = false
    guard let agenda, duration.isFinite else { return }
    let due = Tick.first(notBefore: agenda.time + duration)
    ticket = agenda.add(at: max(due, agenda.tick + 1)) { [weak self] in
      guard let self else { return }
      deliver(self)
    }
  }

  private func end() {
    if let ticket { agenda?.strike(ticket) }
    ticket = nil
  }
}

extension View {
  /// Cycles through phases once whenever `trigger` changes, and modifies the view in each by
  /// `content`.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Cycles through phases without end, and modifies the view in each by `content`.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }
}
