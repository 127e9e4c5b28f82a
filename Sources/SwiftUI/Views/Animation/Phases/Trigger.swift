import ScrollworkPublishers

/// A type-erased value whose change starts an animation.
struct Trigger: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isSame = { $0 as? Value == value }
  }

  static func == (one: Trigger, other: Trigger) -> Bool { one.isSame(other.value) }
}

extension LifecycleEffect {
  /// The lifecycle effect of an animator that runs from its appearance on, or with a trigger, on
  /// each change of the trigger.
  ///
  /// - `run`: starts a run and returns its cancellation. A new run cancels the one before.
  /// - `receive`: called with each value that the run delivers.
  static func triggered(
    by trigger: Trigger?, in context: ResolveContext,
    run: @escaping @MainActor (_ deliver: @escaping (Any) -> Void) -> AnyCancellable?,
    receive: @escaping (Any) -> Void
  ) -> LifecycleEffect {
    guard let trigger else { return LifecycleEffect(begin: run, receive: receive) }
    let seen = context.slot("trigger")
    return LifecycleEffect(
      begin: { deliver in
        let last = seen.read() as? Trigger
        seen.host.remember(trigger, under: seen.key)
        return last == nil || last == trigger ? nil : run(deliver)
      }, receive: receive, continues: { $0.subject as? Trigger == trigger }, subject: trigger)
  }
}

extension NodeList {
  /// The list with a lifecycle effect attached to the first of its views.
  @MainActor func living(in context: ResolveContext, _ life: () -> LifecycleEffect) -> NodeList {
    guard context.session.isPlaying else { return self }
    let life = life()
    var isFirst = true
    return map { node in
      guard isFirst else { return node }
      isFirst = false
      context.session.observed.insert(.lifecycleEffects)
      node.lives.append(life)
      return node
    }
  }
}
