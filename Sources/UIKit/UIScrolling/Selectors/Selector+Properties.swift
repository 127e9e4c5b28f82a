extension Selector {
  /// The method that reads a property of a type.
  public init<Target, Value>(getter property: KeyPath<Target, Value>) {
    nonisolated(unsafe) let property = property
    self.init(.unbound(0) { (target: Target, _) in target[keyPath: property] })
  }

  /// The method that reads a property of an object, which is found by its name when it is performed.
  @_disfavoredOverload
  public init<Value>(getter property: @autoclosure () -> Value) { self.init("", file: "", line: 0) }

  /// The method that writes a property of a type.
  public init<Target, Value>(setter property: ReferenceWritableKeyPath<Target, Value>) {
    nonisolated(unsafe) let property = property
    self.init(
      .unbound(1) { (target: Target, arguments) in
        target[keyPath: property] = try arguments.argument(0)
        return nil
      })
  }

  /// The method that writes a property of an object, which is found by its name when it is performed.
  @_disfavoredOverload
  public init<Value>(setter property: @autoclosure () -> Value) { self.init("", file: "", line: 0) }
}
