/// The reactive properties of an object.
@dynamicMemberLookup public struct Reactive<Base> {
  /// The object with reactive extensions.
  public let base: Base

  /// The reactive properties of an object.
  public init(_ base: Base) { self.base = base }

  /// An observer that sets a property of the object.
  public subscript<Property>(dynamicMember path: ReferenceWritableKeyPath<Base, Property>)
    -> Binder<Property> where Base: AnyObject
  { Binder(base) { $0[keyPath: path] = $1 } }
}

/// A type with reactive extensions.
public protocol ReactiveCompatible {
  /// The type of the extended value.
  associatedtype ReactiveBase
  /// The reactive properties of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }
  /// The reactive extensions of the object.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive properties of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive extensions of the object.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

/// An observer that changes an object as long as it lives.
public struct Binder<Value>: ObserverType {
  private let binding: (Event<Value>) -> Void

  /// An observer that calls a closure with an object and each element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
    binding: @escaping (Target, Value) -> Void
  ) {
    self.binding = { [weak target] event in
      guard let target, let element = event.element else { return }
      binding(target, element)
    }
  }

  /// Calls the binding with an event.
  public func on(_ event: Event<Value>) { binding(event) }
}
