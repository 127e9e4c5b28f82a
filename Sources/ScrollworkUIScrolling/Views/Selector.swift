/// A method by which a target is told of an event.
///
/// In files written for an Apple platform, `#selector(method)` becomes one.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  private let action: @MainActor @Sendable (_ target: Any?, _ arguments: [Any]) -> Void

  /// Creates a selector that performs `action`.
  private init(
    _ name: String, _ action: @escaping @MainActor @Sendable (Any?, [Any]) -> Void
  ) { (self.name, self.action) = (name, action) }

  /// The selector of a name, which no method here has: it performs nothing.
  public init(stringLiteral value: String) { self.init(value) { _, _ in } }

  /// The selector of a name, which no method here has: it performs nothing.
  public init(_ name: String) { self.init(name) { _, _ in } }

  /// A method of an object, without arguments.
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    self.init("") { _, _ in _ = method() }
  }

  /// A method of an object, with the sender.
  public init<Sender, Result>(_ method: @escaping @MainActor (Sender) -> Result) {
    self.init("") { _, arguments in
      guard let sender = arguments.lazy.compactMap({ $0 as? Sender }).first else { return }
      _ = method(sender)
    }
  }

  /// A method of an object, with the sender and the event.
  public init<Sender, Event, Result>(_ method: @escaping @MainActor (Sender, Event) -> Result) {
    self.init("") { _, arguments in
      guard let sender = arguments.lazy.compactMap({ $0 as? Sender }).first,
        let event = arguments.dropFirst().lazy.compactMap({ $0 as? Event }).first
      else { return }
      _ = method(sender, event)
    }
  }

  /// A method of a type, without arguments.
  public init<Target, Result>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Result) {
    self.init("") { target, _ in
      if let target = target as? Target { _ = method(target)() }
    }
  }

  /// A method of a type, with the sender.
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init("") { target, arguments in
      guard let target = target as? Target else { return }
      if let sender = arguments.lazy.compactMap({ $0 as? Sender }).first {
        _ = method(target)(sender)
      }
    }
  }

  /// A method of a type, with the sender and the event.
  public init<Target, Sender, Event, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init("") { target, arguments in
      guard let target = target as? Target,
        let sender = arguments.lazy.compactMap({ $0 as? Sender }).first,
        let event = arguments.dropFirst().lazy.compactMap({ $0 as? Event }).first
      else { return }
      _ = method(target)(sender, event)
    }
  }

  /// Performs the method on a target.
  @MainActor package func perform(on target: Any?, _ arguments: [Any] = []) {
    action(target, arguments)
  }

  /// Whether two selectors have one name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A target and its method.
struct TargetAction {
  private weak var object: AnyObject?
  private let isObject: Bool
  let selector: Selector

  init(_ target: Any?, _ selector: Selector) {
    isObject = target != nil
    object = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Whether the target and its method are meant; nil stands for any.
  func isFor(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || object === target.map { $0 as AnyObject })
      && (action == nil || selector == action)
  }

  @MainActor func perform(_ arguments: [Any]) {
    if isObject, object == nil { return }
    selector.perform(on: object, arguments)
  }
}
