/// An object that responds to touches, and that may have the focus of the keyboard.
@MainActor @preconcurrency open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }
  /// Whether the responder may become the first one.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may give up being the first one.
  open var canResignFirstResponder: Bool { true }
  /// The view that takes the place of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }

  /// The screen that remembers the first responder; nil outside of a hierarchy.
  var responderScreen: TouchScreen? { nil }

  /// Whether the responder is the first one.
  open var isFirstResponder: Bool { responderScreen?.firstResponder === self }

  /// Makes the responder the first one, if it may; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let screen = responderScreen,
      screen.firstResponder?.resignFirstResponder() ?? true
    else { return false }
    screen.firstResponder = self
    return true
  }

  /// Stops being the first responder; returns whether the responder no longer is.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderScreen?.firstResponder = nil
    return true
  }

  /// Whether the responder performs an action; the default is whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isDeclared(by: self)
  }

  /// The nearest responder up the chain that performs an action; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next)
      .first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Called when touches begin; passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are cancelled; passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder: Hashable {
  /// Whether both are the same responder.
  nonisolated public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the identity of the responder.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIResponder {
  /// Whether the responder is of a class or of one that inherits from it.
  public func isKind<Class: AnyObject>(of aClass: Class.Type) -> Bool { self is Class }

  /// Whether the responder is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// Whether both are the same responder.
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }
}
