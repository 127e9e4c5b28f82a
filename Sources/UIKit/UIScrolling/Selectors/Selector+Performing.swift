extension Selector {
  /// Performs the method of a target and returns its result; nothing happens without a target.
  ///
  /// A target without the method, or with one that takes other arguments, gets a warning on standard
  /// error.
  @MainActor @discardableResult
  package func perform(on target: Any?, _ arguments: [Any?] = []) -> Any? {
    guard let target else { return nil }
    do {
      guard let method = method(of: target) else { throw SelectorFailure.noMethod }
      var result: Any?
      try method(SelectorArguments(arguments), &result)
      return result
    } catch {
      // Nothing else is thrown: a method for Objective-C hands its errors out by a pointer.
      let failure = error as? SelectorFailure ?? .noMethod
      CodeWarnings.tell(failure.message(self, on: target))
      return nil
    }
  }

  /// Performs the method of the first responder that has it, beginning with the one that has the
  /// focus and then with the sender's; returns whether there is one.
  ///
  /// - Source: documented, `UIControl.addTarget(_:action:for:)`: a target of nil.
  @MainActor @discardableResult
  package func performInChain(from sender: UIResponder?, _ arguments: [Any?]) -> Bool {
    for start in [TouchScreen.recent?.currentResponder, sender] {
      guard let start else { continue }
      for responder in sequence(first: start, next: \.next)
      where responder.canPerformAction(self, withSender: sender) {
        perform(on: responder, arguments)
        return true
      }
    }
    // A method of an object that the table does not know.
    guard let method, method.isBound, !SelectorTable.isComplete(name) else { return false }
    return (try? method.call(nil, SelectorArguments(arguments))) != nil
  }

  /// Whether an object has the method.
  @MainActor package func isDeclared(by target: Any) -> Bool {
    if let method, method.isBound, SelectorTable.method(name, of: target as AnyObject) == nil {
      return false
    }
    return self.method(of: target) != nil
  }

  /// The method of a target: that of its class by the name, or the one that the code names.
  @MainActor private func method(of target: Any) -> SelectorTable.Method? {
    if let known = SelectorTable.method(name, of: target as AnyObject) { return known }
    guard let method, method.accepts(target) else { return nil }
    // The method of another object is none of the target's.
    if method.isBound, SelectorTable.isComplete(name) { return nil }
    return { arguments, result in
      result = try method.call(target, arguments)
    }
  }
}
