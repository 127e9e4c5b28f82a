public import ScrollworkMotion

/// A view that is made of a value on its way through keyframes.
///
/// Between any two moments the value is that of a ``KeyframeTimeline``; the content is made anew for
/// each. Repeating, it begins with the view's appearance and goes from the initial value each time.
/// With a trigger it begins whenever that is another value, from where the value is then, and stays
/// where it ends.
///
/// - Source: documented. SwiftUI's page on `KeyframeAnimator`; that the value stays at the end of
///   its way until the next trigger is chosen.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content>
where KeyframePath.Value == Value {
  private enum Way {
    case still
    case repeating
    case triggered(Trigger)
  }

  private let way: Way
  private let initialValue: Value
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View, PrimitiveView, CountedView where Content: View {
  /// Never asked for.
  public typealias Body = Never

  @MainActor package static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  /// A view whose value goes through keyframes whenever `trigger` changes.
  ///
  /// `keyframes` is given the value that the way begins with.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, way) = (initialValue, .triggered(Trigger(trigger)))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// A view whose value goes through keyframes again and again; the initial value is shown while it
  /// does not.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (self.initialValue, way) = (initialValue, repeating ? .repeating : .still)
    (self.content, self.keyframes) = (content, keyframes)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("KeyframeAnimator", name: "KeyframeAnimator")
    let session = inner.session
    let slot = inner.slot("run")
    let moment = moment(of: slot.read() as? Run, in: session)
    let view = session.host.evaluate(at: inner.path) { content(moment.value) }
    let (list, watchers) = session.collectingWatchers { ScrollworkViews.resolve(view, in: inner) }
    watchers.forEach(session.watch)
    if moment.goesOn {
      session.noteEntry(at: session.time + Tick.interval, isWatched: !watchers.isEmpty)
    }
    return list.living(in: inner) { life(in: inner, at: slot) }
  }

  /// What a run of the keyframes is made of.
  private struct Run {
    /// In seconds of the scene.
    let start: Double
    let initial: Value
  }

  /// The value of the moment, and whether it will be another one soon.
  @MainActor private func moment(
    of run: Run?, in session: ResolveSession
  ) -> (value: Value, goesOn: Bool) {
    if case .still = way { return (initialValue, false) }
    guard let run else { return (initialValue, false) }
    let timeline = KeyframeTimeline(initialValue: run.initial) { keyframes(run.initial) }
    guard timeline.duration > 0 else { return (timeline.value(time: 0), false) }
    let time = max(0, session.time - run.start)
    if case .repeating = way {
      return (timeline.value(time: time.truncatingRemainder(dividingBy: timeline.duration)), true)
    }
    return (timeline.value(time: time), time < timeline.duration)
  }

  @MainActor private func life(in context: ResolveContext, at slot: StateSlot) -> Life {
    var trigger: Trigger?
    if case .triggered(let value) = way { trigger = value }
    let session = context.session
    var life = Life.triggered(by: trigger, in: context) { deliver in
      deliver(Playing.withAgenda { $0.time } ?? session.time)
      return nil
    } receive: { value in
      guard let start = value as? Double else { return }
      let initial =
        trigger == nil ? initialValue : moment(of: slot.read() as? Run, in: session).value
      withTransaction(Transaction()) { slot.write(Run(start: start, initial: initial)) }
    }
    if trigger == nil {
      // Begins anew when it repeats again after having paused.
      var repeats = false
      if case .repeating = way { repeats = true }
      life.subject = repeats
      life.continues = { $0.subject as? Bool == repeats }
    }
    return life
  }
}

extension View {
  /// Changes the view by `content`, with a value that goes through keyframes whenever `trigger`
  /// changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Changes the view by `content`, with a value that goes through keyframes again and again.
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
