/// A subscription, or anything else that ends.
public protocol Disposable {
  /// Disposes of the resource.
  func dispose()
}

/// What says whether it has ended.
public protocol Cancelable: Disposable {
  /// Whether the resource is disposed.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Lets a bag end it.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A bag of subscriptions, which end with it.
public final class DisposeBag {
  private var disposables: [any Disposable] = []
  private var isDisposed = false

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag of subscriptions.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// Adds a disposable to the bag.
  public func insert(_ disposable: any Disposable) {
    if isDisposed { disposable.dispose() } else { disposables.append(disposable) }
  }

  /// Adds disposables to the bag.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds disposables to the bag.
  public func insert(_ disposables: [any Disposable]) { for one in disposables { insert(one) } }

  deinit {
    isDisposed = true
    for disposable in disposables { disposable.dispose() }
  }
}

/// The making of things that end.
public struct Disposables {
  /// Something that needs no end.
  public static func create() -> any Disposable { AnonymousDisposable {} }

  /// Something that ends with a closure.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Creates a disposable of several ones.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// Creates a disposable of several ones.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

final class AnonymousDisposable: Cancelable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { action == nil }

  func dispose() {
    let action = action
    self.action = nil
    action?()
  }
}

/// Several subscriptions as one.
public final class CompositeDisposable: Cancelable {
  private var disposables: [any Disposable]?

  /// Creates a disposable of several ones.
  public init(disposables: [any Disposable]) { self.disposables = disposables }

  /// Creates a disposable of several ones.
  public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }

  /// Creates one without parts.
  public convenience init() { self.init(disposables: []) }

  /// Whether the resources are disposed.
  public var isDisposed: Bool { disposables == nil }

  /// Adds a disposable to the others.
  public func insert(_ disposable: any Disposable) {
    if disposables == nil { disposable.dispose() } else { disposables?.append(disposable) }
  }

  /// Disposes of all resources.
  public func dispose() {
    let old = disposables ?? []
    disposables = nil
    for one in old { one.dispose() }
  }
}

/// A subscription that another can take the place of, which ends the one before.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether the resource is disposed.
  public private(set) var isDisposed = false

  /// Creates one without a subscription.
  public init() {}

  /// The inner disposable of the wrapper.
  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let old = current
      current = newValue
      old?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  /// Disposes of the inner resource.
  public func dispose() {
    isDisposed = true
    let old = current
    current = nil
    old?.dispose()
  }
}

/// A subscription that is known later.
public final class SingleAssignmentDisposable: Cancelable {
  private let serial = SerialDisposable()

  /// Creates one without a subscription.
  public init() {}

  /// Whether the resource is disposed.
  public var isDisposed: Bool { serial.isDisposed }

  /// Sets the inner resource once.
  public func setDisposable(_ disposable: any Disposable) { serial.disposable = disposable }

  /// Disposes of the inner resource.
  public func dispose() { serial.dispose() }
}
