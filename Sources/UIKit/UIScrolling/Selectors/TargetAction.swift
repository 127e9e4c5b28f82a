/// A target and the selector of its method.
struct TargetAction {
  private weak var object: AnyObject?
  /// Whether there was a target: one that is gone is told nothing.
  let hasTarget: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    hasTarget = target != nil
    object = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// The target, while it lives.
  var target: AnyObject? { object }

  /// Whether the target and its method are meant; nil stands for any.
  func isFor(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || object === target.map { $0 as AnyObject })
      && (action == nil || selector == action)
  }

  /// Tells the target, if it lives.
  @MainActor func perform(_ arguments: [Any?]) { selector.perform(on: object, arguments) }
}
