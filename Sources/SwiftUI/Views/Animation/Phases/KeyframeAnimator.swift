public import ScrollworkMotion

/// A view whose content is a function of a value animated by keyframes.
///
/// At each time the value is that of a ``KeyframeTimeline``, and the content is evaluated for it. A
/// repeating animator starts when the view appears, and each round starts at the initial value.
/// With a trigger it starts whenever the trigger changes, at the present value, and keeps the final
/// value.
///
/// - Source: documented. SwiftUI's page on `KeyframeAnimator`; that the final value stays until the
///   next trigger is chosen.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content>
where KeyframePath.Value == Value {
  private enum Mode {
    case still
    case repeating
    case triggered(Trigger)
  }

  private let mode: Mode
  private let initialValue: Value
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View, PrimitiveView, CountedView where Content: View {
  /// This type has no body of its own.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  /// A view whose value follows keyframes whenever `trigger` changes.
  ///
  /// `keyframes` takes the value that the run starts at.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, mode) = (initialValue, .triggered(Trigger(trigger)))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// A view whose value follows keyframes repeatedly, or stays at the initial value if `repeating`
  /// is false.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, mode) = (initialValue, repeating ? .repeating : .still)
    (self.content, self.keyframes) = (content, keyframes)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("KeyframeAnimator", name: "KeyframeAnimator")
    let session = inner.session
    let slot = inner.slot("run")
    let moment = moment(of: slot.read() as? Run, in: session)
    let view = inner.evaluate { content(moment.value) }
    let (list, watchers) = session.collectingWatchers { ScrollworkViews.resolve(view, in: inner) }
    watchers.forEach(session.watch)
    if moment.continues {
      session.recordScheduleEntry(at: session.time + Tick.interval, isWatched: !watchers.isEmpty)
    }
    return list.living(in: inner) { life(in: inner, at: slot) }
  }

  /// One run of the keyframes.
  private struct Run {
    /// The start time, in seconds of the scene.
    let start: Double
    let initial: Value
  }

  /// The value at the present time, and whether the run continues after it.
  @MainActor private func moment(
    of run: Run?, in session: ResolveSession
  ) -> (value: Value, continues: Bool) {
    if case .still = mode { return (initialValue, false) }
    guard let run else { return (initialValue, false) }
    let timeline = KeyframeTimeline(initialValue: run.initial) { keyframes(run.initial) }
    guard timeline.duration > 0 else { return (timeline.value(time: 0), false) }
    let time = max(0, session.time - run.start)
    if case .repeating = mode {
      return (timeline.value(time: time.truncatingRemainder(dividingBy: timeline.duration)), true)
    }
    return (timeline.value(time: time), time < timeline.duration)
  }

  @MainActor private func life(in context: ResolveContext, at slot: StateSlot) -> LifecycleEffect {
    var trigger: Trigger?
    if case .triggered(let value) = mode { trigger = value }
    let session = context.session
    var life = LifecycleEffect.triggered(by: trigger, in: context) { deliver in
      deliver(Playing.withAgenda { $0.time } ?? session.time)
      return nil
    } receive: { value in
      guard let start = value as? Double else { return }
      let initial =
        trigger == nil ? initialValue : moment(of: slot.read() as? Run, in: session).value
      withTransaction(Transaction()) { slot.write(Run(start: start, initial: initial)) }
    }
    if trigger == nil {
      // Starts a new run when it repeats again after a pause.
      var repeats = false
      if case .repeating = mode { repeats = true }
      life.subject = repeats
      life.continues = { $0.subject as? Bool == repeats }
    }
    return life
  }
}

extension View {
  /// Modifies the view by `content` with a value that follows keyframes whenever `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Modifies the view by `content` with a value that follows keyframes repeatedly.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
