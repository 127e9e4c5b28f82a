/// A value that is used only on the main actor.
struct MainActorValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The result of a closure on the main actor, on which all drawing runs.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
  MainActor.assumeIsolated { MainActorValue(body()) }.value
}
