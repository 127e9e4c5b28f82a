// A method of a type also is a function with one parameter, the object. What it returns then is
// another function, so the initializers for methods of objects are disfavored.
extension Selector {
  /// A method of an object, without arguments.
  @_disfavoredOverload
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    self.init(.bound(0) { _ in method() })
  }

  /// A method of an object, with the sender.
  @_disfavoredOverload
  public init<Sender, Result>(_ method: @escaping @MainActor (Sender) -> Result) {
    self.init(.bound(1) { method(try $0.argument(0)) })
  }

  /// A method of an object, with the sender and the event.
  @_disfavoredOverload
  public init<Sender, Event, Result>(_ method: @escaping @MainActor (Sender, Event) -> Result) {
    self.init(.bound(2) { method(try $0.argument(0), try $0.argument(1)) })
  }

  /// A method of an object, with three arguments.
  @_disfavoredOverload
  public init<First, Second, Third, Result>(
    _ method: @escaping @MainActor (First, Second, Third) -> Result
  ) {
    self.init(.bound(3) { method(try $0.argument(0), try $0.argument(1), try $0.argument(2)) })
  }

  /// A method of a type, without arguments.
  public init<Target, Result>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init(.unbound(0) { target, _ in method(target)() })
  }

  /// A method of a type, with the sender.
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(.unbound(1) { target, arguments in method(target)(try arguments.argument(0)) })
  }

  /// A method of a type, with the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(
      .unbound(2) { target, arguments in
        method(target)(try arguments.argument(0), try arguments.argument(1))
      })
  }

  /// A method of a type, with three arguments.
  public init<Target, First, Second, Third, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(
      .unbound(3) { target, arguments in
        method(target)(
          try arguments.argument(0), try arguments.argument(1), try arguments.argument(2))
      })
  }
}

// A class without an actor has methods without one. In the language of Swift 6 these are no methods for
// the main actor. Of the two kinds that are disfavored, these are the more special ones.
extension Selector {
  /// A method of a type without an actor, without arguments.
  @_disfavoredOverload
  public init<Target, Result>(
    _ method: @escaping (Target) -> () -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(.unbound(0) { (target: Target, _) in method(target)() })
  }

  /// A method of a type without an actor, with the sender.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      .unbound(1) { (target: Target, arguments) in
        method(target)(try arguments.argument(0))
      })
  }

  /// A method of a type without an actor, with the sender and the event.
  @_disfavoredOverload
  public init<Target, Sender, Event, Result>(
    _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      .unbound(2) { (target: Target, arguments) in
        method(target)(try arguments.argument(0), try arguments.argument(1))
      })
  }

  /// A method of a type without an actor, with three arguments.
  @_disfavoredOverload
  public init<Target, First, Second, Third, Result>(
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      .unbound(3) { (target: Target, arguments) in
        method(target)(
          try arguments.argument(0), try arguments.argument(1), try arguments.argument(2))
      })
  }
}
