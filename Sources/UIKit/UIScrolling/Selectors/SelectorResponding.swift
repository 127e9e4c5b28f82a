public import Foundation
import ScrollworkSystem

// What Objective-C's objects can be asked to do by a name. The results stay alive: there is no pool that
// would release them.
extension NSObject {
  /// Whether the object has a method.
  public func responds(to aSelector: Selector?) -> Bool {
    nonisolated(unsafe) let target = self
    return MainActor.assumeIsolated { aSelector?.isDeclared(by: target) ?? false }
  }

  /// Calls a method; returns the object that it returns.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { performed(aSelector, []) }

  /// Calls a method with an argument; returns the object that it returns.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    performed(aSelector, [object])
  }

  /// Calls a method with two arguments; returns the object that it returns.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: Any?, with object2: Any?
  ) -> Unmanaged<AnyObject>? { performed(aSelector, [object1, object2]) }

  private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    nonisolated(unsafe) let (target, arguments) = (self, arguments)
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = selector.perform(on: target, arguments) }
    return (result as AnyObject?).map(Unmanaged.passRetained)
  }

  /// Calls a method after some seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    MainActor.assumeIsolated { DelayedCalls.add(aSelector, of: target, argument, after: delay) }
  }

  /// Forgets the calls of an object that wait.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget
    MainActor.assumeIsolated { DelayedCalls.cancel(of: target) { _, _ in true } }
  }

  /// Forgets the calls of a method of an object that wait, with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (target, argument) = (aTarget, anArgument)
    MainActor.assumeIsolated {
      DelayedCalls.cancel(of: target) { $0 == aSelector && DelayedCalls.areEqual($1, argument) }
    }
  }
}

// As far as code calls methods of views and controllers so.
extension UIResponder {
  /// Whether the responder has a method.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector?.isDeclared(by: self) ?? false
  }

  /// Calls a method; returns the object that it returns.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { performed(aSelector, []) }

  /// Calls a method with an argument; returns the object that it returns.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    performed(aSelector, [object])
  }

  private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    (selector.perform(on: self, arguments) as AnyObject?).map(Unmanaged.passRetained)
  }

  /// Calls a method after some seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) { DelayedCalls.add(aSelector, of: self, anArgument, after: delay) }

  /// Forgets the calls of an object that wait.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.cancel(of: aTarget) { _, _ in true }
  }

  /// Forgets the calls of a method of an object that wait, with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.cancel(of: aTarget) { $0 == aSelector && DelayedCalls.areEqual($1, anArgument) }
  }
}

/// Calls of methods that wait for their time.
@MainActor private enum DelayedCalls {
  private struct Call {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  @MainActor private final class Content {
    nonisolated init() {}
    var calls: [Call] = []
  }

  private static var content: Content { AppProcess.current.only { Content() } }

  /// Adds a call; the target is kept until then.
  static func add(
    _ selector: Selector, of target: AnyObject, _ argument: Any?, after delay: TimeInterval
  ) {
    let content = content
    let timer = Timer.scheduledTimer(withTimeInterval: max(delay, 0), repeats: false) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        guard let index = content.calls.firstIndex(where: { $0.timer === timer }) else { return }
        let call = content.calls.remove(at: index)
        call.selector.perform(on: call.target, [call.argument])
      }
    }
    content.calls.append(
      Call(target: target, selector: selector, argument: argument, timer: timer))
  }

  /// Forgets the calls of an object that are meant.
  static func cancel(of target: Any, where isMeant: (Selector, Any?) -> Bool) {
    let content = content
    content.calls.removeAll { call in
      guard call.target === target as AnyObject, isMeant(call.selector, call.argument) else {
        return false
      }
      call.timer.invalidate()
      return true
    }
  }

  /// Whether two arguments are the same object or equal values.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }
}
